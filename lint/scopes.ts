import type {Changes} from '../scripts/lib/changedFiles.ts';
import type {Documents} from './documents.ts';
import {isAt} from './sources.ts';

/** Check of files, as far as its scope is concerned. */
export interface Scoped {
  name: string;
  /** Files that it checks. */
  files: RegExp;
  /** Files that the findings in all files depend on: if one of them changes, everything is checked. */
  rules?: RegExp;
  /** Whether it always checks everything, because it can't check single files. */
  isWhole?: boolean;
}

/** Scope of a check: everything (`because` is the reason, if only changed files were requested), or some files and folders. */
export type Scope = {everything: true; because?: string} | {everything: false; paths: string[]};

export const LOCK = '^package-lock\\.json$';
/** Files that all rules depend on. */
const SHARED = `${LOCK}|^lint/[^/]+\\.ts$`;

// Partials, whose names begin with _, are checked in the pages that show them.
const PAGES = /^docs\/(?!(.*\/)?_).*\.mdx?$/;

/** Topics of the rules in `rules/`. This table is separate from them, because loading them takes a second. */
export const topics = [
  {
    name: 'style',
    files:
      /^(docs|versioned_docs|contributing|skills)\/.*\.mdx?$|^src\/components\/.*\.mdx$|^(README|CONTRIBUTING|CHANGELOG|AGENTS)\.md$/,
    rules: new RegExp(`${SHARED}|^src/content/(style/|markdown)|^src/data/words|^lint/rules/style`),
  },
  {
    name: 'pages',
    files: PAGES,
    rules: new RegExp(
      `${SHARED}|^src/content/(?!style/|samples/)|^src/data/(?!words|hosts)|^src/remark/|^src/lib/|^lint/rules/pages`,
    ),
  },
  {
    name: 'routes',
    files: PAGES,
    // Adding, moving, or removing a page can cause findings in the files that list it.
    rules:
      /^docs\/|^sidebars\.ts$|^src\/config\/(sidebars\/|redirects)|^tests\/contract\/|^lint\/([^/]+\.ts$|rules\/routes)|^scripts\/lib\/(siteMap|inboundLinks)|^contributing\/(inbound-links|published-urls)\.txt$/,
  },
  {
    name: 'addresses',
    files:
      /^(docs|versioned_docs|contributing|skills|src)\/(?!.*(\.test\.ts|\/hosts\.yaml)$).*\.(mdx?|yaml|tsx?)$|^(README|CONTRIBUTING|CHANGELOG|AGENTS)\.md$/,
    rules: new RegExp(`${SHARED}|^src/content/addresses|^src/data/hosts|^lint/rules/addresses`),
  },
  {
    name: 'samples',
    files: /^(docs|versioned_docs|skills)\/.*\.mdx?$|^src\/components\/.*\.mdx$|^src\/data\/cli\/.*\.yaml$/,
    rules: new RegExp(`${SHARED}|^src/content/samples/|^src/data/(config|dataCenters)|^src/lib/|^lint/rules/samples`),
  },
  {
    name: 'expiry',
    files: /^docs\/.*\.mdx?$/,
    rules: new RegExp(
      `${SHARED}|^src/content/(contradictions|expiry|samples/fences)|^src/data/(?!words|hosts|synonyms|glossary)|^src/config/announcement|^lint/rules/expiry`,
    ),
  },
] as const satisfies readonly Scoped[];

export type TopicName = (typeof topics)[number]['name'];

/** Maximum number of files to check one by one. Checking everything doesn't take longer than more files. */
const MOST_FILES = 200;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Returns the scope of a check for some files and folders, or `undefined` if the check doesn't apply to any of them. */
export function scopeOfPaths(
  {files, isWhole}: Scoped,
  paths: readonly string[],
  existing: readonly string[],
): Scope | undefined {
  if (isWhole) return undefined;
  const own = existing.filter((file) => files.test(file));
  const used = paths.filter((one) => own.some(isAt([one])));
  return used.length ? {everything: false, paths: used} : undefined;
}

/** Returns the scope of a check after a change, or `undefined` if the change doesn't affect the check. */
export function scopeOfChanges(
  {name, files, rules, isWhole}: Scoped,
  {files: present, removed}: Changes,
  dependents: readonly string[],
): Scope | undefined {
  const changed = [...present, ...removed];
  const rule = changed.find((file) => rules?.test(file) && !isTest(file));
  if (rule) return {everything: true, because: `${rule} changed`};
  if (isWhole) return changed.some((file) => files.test(file)) ? {everything: true} : undefined;
  const paths = [...new Set([...present, ...(name === 'pages' ? dependents : [])])].filter((file) => files.test(file));
  if (paths.length > MOST_FILES) return {everything: true, because: `${paths.length} files changed`};
  return paths.length ? {everything: false, paths} : undefined;
}

/** Returns the documents that a change can break, because they link to changed documents or show changed partials. */
export function dependentsOf(documents: Documents, {files, removed}: Changes): string[] {
  const changed = new Set([...files, ...removed].filter((file) => /^docs\/.*\.mdx?$/.test(file)));
  const routes = new Set([...changed].map((file) => documents.routeOf(file)));
  return documents.files.filter((file) => {
    if (changed.has(file)) return false;
    const source = documents.source(file);
    const links = [...source.matchAll(/["(](\/[^\s"()#?]*)/g)].map(([, link]) => link!);
    const imports = [...source.matchAll(/'@site\/(docs\/[^']+)'/g)].map(([, imported]) => imported!);
    return links.some((link) => routes.has(link)) || imports.some((imported) => changed.has(imported));
  });
}
