import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Documents} from '../../lint/documents.ts';
import {filesAt} from '../../lint/sources.ts';
import type {Redirect} from '../../src/config/redirects.ts';
import {posixPath} from '../../src/lib/paths.ts';

export const CONTRACT_FILE = 'tests/contract/routes.json';
export const REDIRECTS_FILE = 'src/config/redirects.ts';
export const SIDEBARS_FILE = 'sidebars.ts';
export const SIDEBARS_FOLDER = 'src/config/sidebars';

/** Routes of the pages that aren't documents. */
export const STANDALONE_PAGES = ['/', '/changes/', '/community/', '/quickstart/', '/resources/', '/search/'];

/** Document in the contract, which lists the routes of all documents. */
export interface ContractEntry {
  id: string;
  path: string;
  /** Sidebar that shows the document, or null if readers find it only through search and links. */
  sidebar: string | null;
}

/** Document that a sidebar shows. */
export interface Placement {
  id: string;
  sidebar: string;
}

/** Documents of the site, and the files that list them. */
export interface SiteMap {
  documents: Documents;
  contract: readonly ContractEntry[];
  placements: readonly Placement[];
  redirects: readonly Redirect[];
}

/** Reads the documents of the site in the current folder, and the files that list them. */
export async function readSiteMap(documents = new Documents()): Promise<SiteMap> {
  const sidebars = await importFile<Record<string, unknown>>(SIDEBARS_FILE, 'default');
  return {
    documents,
    contract: readContract(readFileSync(CONTRACT_FILE, 'utf8')),
    placements: Object.entries(sidebars).flatMap(([sidebar, items]) => idsIn(items).map((id) => ({id, sidebar}))),
    redirects: await importFile<readonly Redirect[]>(REDIRECTS_FILE, 'redirects'),
  };
}

async function importFile<Value>(file: string, name: string): Promise<Value> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown> & {
    default?: Record<string, unknown>;
  };
  // A file that is loaded as CommonJS has its exports in `default`.
  const exported = (module.default?.[name] ?? module[name]) as Value | undefined;
  if (exported === undefined) throw new Error(`${file} has no export "${name}"`);
  return exported;
}

/**
 * Reads the text of the contract.
 * @throws if it isn't a list of entries.
 */
export function readContract(text: string): ContractEntry[] {
  let contract: unknown;
  try {
    contract = JSON.parse(text);
  } catch (error) {
    throw new Error(`${CONTRACT_FILE} isn't valid JSON: ${(error as Error).message}`);
  }
  const isEntry = ({id, path: route, sidebar}: Partial<ContractEntry>): boolean =>
    typeof id === 'string' && typeof route === 'string' && (sidebar === null || typeof sidebar === 'string');
  if (!Array.isArray(contract) || !contract.every(isEntry)) {
    throw new Error(`${CONTRACT_FILE}: expected a list of {"id": "a/b", "path": "/a/b/", "sidebar": "docs" or null}`);
  }
  return contract as ContractEntry[];
}

/** Returns the text of the contract, with one entry per line so that changes can be merged. */
export const writeContract = (contract: readonly ContractEntry[]): string =>
  `[\n${contract.map(({id, path: route, sidebar}) => `  ${JSON.stringify({id, path: route, sidebar})}`).join(',\n')}\n]\n`;

/** Returns the contract with an additional entry, after the entry with the closest path that sorts before its own. */
export function withEntry(contract: readonly ContractEntry[], entry: ContractEntry): ContractEntry[] {
  const earlier = contract.filter(({path: route}) => route < entry.path);
  const last = earlier.reduce<ContractEntry | undefined>(
    (one, other) => (one && one.path > other.path ? one : other),
    undefined,
  );
  return contract.toSpliced(last ? contract.indexOf(last) + 1 : 0, 0, entry);
}

/** Returns the IDs of the documents in a sidebar item, or in a list of items. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, items, link} = item as {
    type?: string;
    id?: string;
    items?: unknown;
    link?: {type?: string; id?: string};
  };
  if (type === 'doc' || type === 'ref') return [id!];
  if (type === 'category') return [...(link?.type === 'doc' ? [link.id!] : []), ...idsIn(items)];
  // The short form of categories, {Label: items}.
  return type === undefined ? Object.values(item).flatMap(idsIn) : [];
}

/** Returns the files that define the sidebars. */
export const sidebarFiles = (): string[] =>
  [SIDEBARS_FILE, ...filesAt([SIDEBARS_FOLDER].filter((folder) => existsSync(folder)))].filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );

const ROUTE = /^\/([a-z\d][a-z\d-]*\/)+$/;

/** Returns the route for user input: a route or a path, such as `/a/b/`, `a/b`, `docs/a/b.mdx`, or `docs\a\b.mdx`. */
export const routeFromInput = (input: string): string =>
  `/${posixPath(input.trim())
    .replace(/^(\.\/)?docs\/|\.mdx?$/g, '')
    .replace(/^\/+|\/+$/g, '')}/`;

/** Returns an error message if a route isn't valid for a new page, or `undefined` if it is. */
export const newRouteProblem = (route: string): string | undefined =>
  ROUTE.test(route)
    ? undefined
    : `Invalid path "${route}": expected lowercase words between slashes, such as /basics/rotate-a-key/.`;
