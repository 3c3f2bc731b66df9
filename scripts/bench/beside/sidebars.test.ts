import {expect, it} from 'vitest';
import {starlightSidebar, vitePressSidebars, type Sidebars} from './sidebars.ts';

const group = {type: 'category', label: 'Group', href: '/group/', collapsed: true, items: [{type: 'link', label: 'Page', href: '/group/page/'}]};
const sidebars: Sidebars = {docs: [group], apif: [], dev: [], aiq: [], backtrace: []};

it('gives VitePress a sidebar for each path', () => {
  expect(vitePressSidebars(sidebars)['/']).toEqual([{text: 'Group', link: '/group/', collapsed: true, items: [{text: 'Page', link: '/group/page/'}]}]);
});

it('gives Starlight one for all, where the page of a group is its first item', () => {
  const items = [{label: 'Group', link: '/group/'}, {label: 'Page', link: '/group/page/'}];
  expect(starlightSidebar(sidebars)[0]).toEqual({label: 'docs', collapsed: true, items: [{label: 'Group', collapsed: true, items}]});
});
