import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import sidebars from '../../../sidebars.ts';
import contract from '../../../tests/contract/routes.json' with {type: 'json'};
import type {SidebarItem, SidebarItems} from './items.ts';

type Category = Extract<SidebarItem, {type: 'category'}> & {items: SidebarItems};
type Link = Extract<SidebarItem, {type: 'link'}>;

const MAX_DEPTH = 4;
const MAX_ENTRIES = 15;
const MAX_LABEL = 30;

const landings = {
  apif: 'api-testing/on-prem/quick-start',
  docs: 'overview',
  dev: 'dev',
  aiq: 'dev/low-code',
  backtrace: 'error-reporting/getting-started',
};
const names = Object.keys(landings) as (keyof typeof landings)[];
const itemsOf = (name: string) => sidebars[name] as SidebarItems;

const isCategory = (item: SidebarItem): item is Category => typeof item === 'object' && item.type === 'category';
const isLink = (item: SidebarItem): item is Link => typeof item === 'object' && item.type === 'link';
const childrenOf = (item: SidebarItem) => (isCategory(item) ? item.items : []);

const flatten = (items: SidebarItems): SidebarItems => items.flatMap((item) => [item, ...flatten(childrenOf(item))]);
const depthOf = (items: SidebarItems): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(childrenOf(item))));
const levelsOf = (items: SidebarItems) => [items, ...flatten(items).filter(isCategory).map(childrenOf)];

/** Returns the IDs of documents in the order of the previous and next links. */
function docsOf(items: SidebarItems): string[] {
  return flatten(items).flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isCategory(item) && item.link?.type === 'doc' ? [item.link.id] : [];
  });
}

const docsFolder = path.resolve(import.meta.dirname, '../../../docs');

function labelOf(item: SidebarItem): string {
  if (isCategory(item) || isLink(item)) return item.label;
  const source = readFileSync(path.join(docsFolder, `${String(item)}.mdx`), 'utf8');
  const frontMatter = parse(source.split(/^---$/m)[1] ?? '') as {title: string; sidebar_label?: string};
  return frontMatter.sidebar_label ?? frontMatter.title;
}

function repeated(values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('all sidebars', () => {
  it('have the expected names in the expected order', () => {
    expect(Object.keys(sidebars)).toEqual(names);
  });

  it('contain each document at most once', () => {
    expect(repeated(names.flatMap((name) => docsOf(itemsOf(name))))).toEqual([]);
  });

  it('contain only documents of the contract', () => {
    const known = new Set(contract.map(({id}) => id));
    expect(names.flatMap((name) => docsOf(itemsOf(name))).filter((id) => !known.has(id))).toEqual([]);
  });

  it('leave out the documents that have no sidebar', () => {
    const placed = new Set(names.flatMap((name) => docsOf(itemsOf(name))));
    const without = contract.filter(({sidebar}) => sidebar === null);
    expect(without.filter(({id}) => placed.has(id))).toEqual([]);
  });
});

describe.each(names)('sidebar %s', (name) => {
  const items = itemsOf(name);

  it('holds the documents of the contract', () => {
    const expected = contract.filter(({sidebar}) => sidebar === name).map(({id}) => id);
    expect(docsOf(items).toSorted()).toEqual(expected.toSorted());
  });

  it('begins with its landing document', () => {
    expect(docsOf(items)[0]).toBe(landings[name]);
  });

  it('contains only document IDs, links, and collapsed categories', () => {
    const others = flatten(items).filter((item) => typeof item !== 'string' && !isLink(item) && !isCategory(item));
    expect(others).toEqual([]);
    expect(flatten(items).filter((item) => isCategory(item) && 'collapsed' in item)).toEqual([]);
  });

  it('has a limited depth and short levels', () => {
    expect(depthOf(items)).toBeLessThanOrEqual(MAX_DEPTH);
    const counts = levelsOf(items).map((level) => level.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ENTRIES);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('has unique labels on each level', () => {
    const doubles = levelsOf(items).map((level) => repeated(level.map((item) => labelOf(item).toLowerCase())));
    expect(doubles.flat()).toEqual([]);
  });

  it('has short category labels', () => {
    const labels = flatten(items).filter(isCategory).map(labelOf);
    expect(labels.filter((label) => label.length > MAX_LABEL)).toEqual([]);
  });

  it('links to the other sidebars', () => {
    const hrefs = flatten(items)
      .filter(isLink)
      .map(({href}) => href);
    const others = names.filter((other) => other !== 'docs').map((other) => `/${landings[other]}/`);
    expect(hrefs.toSorted()).toEqual(name === 'docs' ? others.toSorted() : ['/overview/']);
  });
});
