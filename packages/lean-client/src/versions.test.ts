import {describe, expect, it} from 'vitest';
import type {Route} from './tables.ts';
import type {Split} from './split.ts';
import {partsOfSidebar, withSidebarParts, type SidebarItem} from './versions.ts';

const link = (name: string): SidebarItem => ({type: 'link', label: name, href: `/${name}`, docId: name});
const links = (name: string, count: number): SidebarItem[] =>
  Array.from({length: count}, (_, at) => link(`${name}-${at}`));
const category = (label: string, items: SidebarItem[], more: Partial<SidebarItem> = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  ...more,
});

const sidebar = [
  category('Small', links('small', 3)),
  category('Large', [category('Inside', links('inside', 4)), ...links('large', 6), link('both')]),
  category('Open', links('open', 9), {collapsed: false}),
  category('With a page', [...links('paged', 9), link('both')], {href: '/paged'}),
  link('alone'),
];
const sizes = (items: SidebarItem[]): number[] => items.map((item) => (item.items ?? []).length);

const partsOf = (path: string): string[] | undefined => {
  const route: Route = {path, component: {path, hash: 'abc'}, sidebar: 'docs'};
  const split = {shards: [{parent: 0, routes: [route]}]} as unknown as Split;
  return withSidebarParts(split, [{chunkName: 'v', props: {docs: {}, docsSidebars: {docs: sidebar}}}], [0]).shards[0]!
    .routes[0]!.sidebarParts;
};

describe('partsOfSidebar', () => {
  const parts = partsOfSidebar(sidebar);

  it('returns a part for each large branch that is initially collapsed, and one part without large branches', () => {
    expect(Object.keys(parts).sort()).toEqual(['1', '3', 'none']);
    expect(sizes(parts['1']!)).toEqual([3, 8, 9, 1, 0]);
    expect(parts['1']![1]).toEqual(sidebar[1]);
  });

  it('keeps the path to the first page of a branch, because its category links to it', () => {
    expect(parts['none']![1]!.items).toEqual([category('Inside', [link('inside-0')])]);
    expect(parts['none']![1]!.isCut).toBe(true);
  });
});

describe('withSidebarParts', () => {
  it.each([
    ['/inside-2/', ['1']],
    ['/paged/', ['3']],
    ['/both/', ['1', '3']],
    ['/small-1/', ['none']],
    ['/alone/', ['none']],
    ['/elsewhere/', ['none']],
  ])('assigns to %s the parts %s', (path, parts) => expect(partsOf(path)).toEqual(parts));
});
