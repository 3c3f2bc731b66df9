import {copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../../config/redirects.ts';
import {hostRules} from '../redirects.ts';
import {CACHE, HASHED, MARKDOWN, ROBOTS, UNINDEXED} from './headers.ts';

/** Limits of Cloudflare Pages, which ignores longer lines in `_headers` and further rules in `_redirects` without an error. */
const MAX_HEADER_LINE = 2000;
const MAX_REDIRECTS = 2000;

/** Hosts that read `_headers` compress files themselves. */
const COMPRESSED = /\.(br|gz)$/;

/** Returns a `_headers` file for static hosts. No path gets the same header from two rules, because hosts would join the values. */
function headersFile(security: Readonly<Record<string, string>>, baseUrl: string): string {
  const rule = (paths: string, headers: Readonly<Record<string, string>>) =>
    [`${baseUrl}${paths}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('*', security),
    ...HASHED.map((start) => rule(`${start}*`, {'Cache-Control': CACHE.hashed})),
    ...UNINDEXED.map((paths) => rule(paths, {'X-Robots-Tag': ROBOTS})),
    rule(MARKDOWN.paths, {'Content-Type': MARKDOWN.type}),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** Returns one sentence for each limit of static hosts that a `_headers` and a `_redirects` file exceed. */
export function exceededLimits(headers: string, redirects: string): string[] {
  const problems: string[] = [];
  const longest = Math.max(...headers.split('\n').map((line) => line.length));
  if (longest > MAX_HEADER_LINE)
    problems.push(
      `_headers has a line of ${longest} characters, but Cloudflare Pages ignores lines of more than ${MAX_HEADER_LINE}`,
    );
  const count = redirects.split('\n').filter(Boolean).length;
  if (count > MAX_REDIRECTS)
    problems.push(`_redirects has ${count} rules, but Cloudflare Pages ignores rules after the first ${MAX_REDIRECTS}`);
  return problems;
}

/** Options of `writePublishRoot`. */
interface PublishRoot {
  /** Folder of a finished build. */
  build: string;
  /** Folder to create. */
  root: string;
  baseUrl: string;
  security: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
}

/**
 * Creates the folder that static hosts publish, with `_headers` and `_redirects`, which hosts read only at the top level, and the build at
 * its base URL. Pages of redirects aren't included, because hosts would serve them instead of applying the rule. Files are hard links if
 * possible.
 */
export function writePublishRoot({build, root, baseUrl, security, redirects}: PublishRoot): void {
  const headers = headersFile(security, baseUrl);
  const rules = hostRules(redirects, baseUrl);
  for (const problem of exceededLimits(headers, rules)) console.warn(`Warning: ${problem}.`);
  rmSync(root, {recursive: true, force: true});
  const moved = new Set(redirects.map(({from}) => `${from.slice(1)}index.html`));
  for (const file of filesBelow(build)) {
    if (!COMPRESSED.test(file) && !moved.has(file)) linkOrCopy(path.join(build, file), path.join(root, baseUrl, file));
  }
  // Some hosts look for the not-found page only at the top level.
  const notFound = path.join(root, '404.html');
  if (!existsSync(notFound)) copyFileSync(path.join(build, '404.html'), notFound);
  writeFileSync(path.join(root, '_headers'), headers);
  writeFileSync(path.join(root, '_redirects'), rules);
}

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** Creates a hard link, or a copy if the paths are on different file systems. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
