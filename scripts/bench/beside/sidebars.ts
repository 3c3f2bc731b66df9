import {readTables} from '../../../src/plugins/lean-client/readTables.ts';
import {readVersions, type SidebarItem} from '../../../src/plugins/lean-client/versions.ts';

/** The sidebars of this site, and where each is shown. */
const SHOWN_AT = {docs: '/', apif: '/api-testing/on-prem/', dev: '/dev/', aiq: '/dev/low-code/', backtrace: '/error-reporting/'} as const;
type Name = keyof typeof SHOWN_AT;
export type Sidebars = Record<Name, SidebarItem[]>;
const names = Object.keys(SHOWN_AT) as Name[];

/**
 * The sidebars of the maintained edition, as Docusaurus generated them for the last build.
 * @throws where one of them is missing.
 */
export function readSidebars(generated = '.docusaurus'): Sidebars {
  const current = readVersions(readTables(generated), generated).find(({props}) => names.every((name) => props.docsSidebars[name]));
  if (!current) throw new Error(`${generated} has no edition with the sidebars ${names.join(', ')}; accepted: that of a build of this site`);
  return Object.fromEntries(names.map((name) => [name, current.props.docsSidebars[name]!])) as Sidebars;
}

export interface VitePressItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: VitePressItem[];
}

const vitePressItem = ({label = '', href, collapsed, items}: SidebarItem): VitePressItem => ({
  text: label,
  ...(href && {link: href}),
  ...(items && {collapsed: collapsed ?? false, items: items.map(vitePressItem)}),
});

/** As VitePress wants them: one for each path, of which the longest that fits is shown. */
export const vitePressSidebars = (sidebars: Sidebars): Record<string, VitePressItem[]> =>
  Object.fromEntries(names.map((name) => [SHOWN_AT[name], sidebars[name].map(vitePressItem)]));

export type StarlightItem = {label: string; link: string} | {label: string; collapsed: boolean; items: StarlightItem[]};

/** Groups of Starlight are no links: the page of a group is its first item. */
function starlightItem({label = '', href, collapsed, items}: SidebarItem): StarlightItem {
  if (!items) return {label, link: href!};
  return {label, collapsed: collapsed ?? false, items: [...(href ? [{label, link: href}] : []), ...items.map(starlightItem)]};
}

/** As Starlight wants them: one for the whole site, with a group for each of ours. */
export const starlightSidebar = (sidebars: Sidebars): StarlightItem[] =>
  names.map((name) => ({label: name, collapsed: true, items: sidebars[name].map(starlightItem)}));
