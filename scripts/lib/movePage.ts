import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatDiagnostic} from '../../lint/diagnostic.ts';
import {checkRoutes} from '../../lint/rules/routes.ts';
import {filesAt} from '../../lint/sources.ts';
import {siteUrl} from '../../src/config/brand.ts';
import type {Redirect} from '../../src/config/redirects.ts';
import {escapeRegExp} from '../../src/lib/escape.ts';
import {nearest} from '../../src/lib/nearest.ts';
import {
  CONTRACT_FILE,
  newRouteProblem,
  REDIRECTS_FILE,
  routeFromInput,
  sidebarFiles,
  STANDALONE_PAGES,
  withEntry,
  writeContract,
  type SiteMap,
} from './siteMap.ts';

/** Changes that move a page. */
export interface Plan {
  /** Routes before and after the move. */
  from: string;
  to: string;
  /** Files before and after the move. */
  file: string;
  newFile: string;
  /** New content of files, by their paths before the move. */
  texts: ReadonlyMap<string, string>;
  /** Places such as `src/a.test.ts:27` that still contain the old route, because it's unclear whether they refer to the page. */
  left: readonly string[];
}

/** Files and folders that can contain routes and paths of pages. Changelogs aren't included, because they describe the past. */
const SOURCES = ['docs', 'versioned_docs', 'src', 'scripts', 'tests', 'contributing', 'README.md', 'CONTRIBUTING.md'];
const TEXT = /\.(mdx?|tsx?|yaml|json|[cm]js)$/;

/**
 * Returns a plan for moving a page, without changing any files.
 * @throws if the page can't be moved, with all reasons.
 */
export function planMove(siteMap: SiteMap, page: string, path: string): Plan {
  const {documents, contract, placements, redirects} = siteMap;
  const findings = checkRoutes(siteMap);
  if (findings.length) throw new Error(`Fix these findings first:\n${findings.map(formatDiagnostic).join('\n')}`);

  const [from, to] = [routeFromInput(page), routeFromInput(path)];
  const file = documents.routes.get(from)?.[0];
  const near = file ? undefined : nearest(from, [...documents.routes.keys()]);
  const taken = documents.routes.get(to)?.[0] ?? (STANDALONE_PAGES.includes(to) ? 'in src/pages' : undefined);
  const redirect = redirects.find((one) => one.from === to);
  const problems = [
    !file &&
      `There is no page ${from}${near ? `; did you mean ${near}?` : '. Expected the route or the path of a document.'}`,
    from === to ? `${to} is already the route of the page.` : taken && `${to} is already a page (${taken}).`,
    newRouteProblem(to),
    redirect &&
      redirect.to !== from &&
      `${to} redirects to ${redirect.to}; remove that redirect from ${REDIRECTS_FILE} first.`,
  ].filter(Boolean);
  if (!file || problems.length) throw new Error(problems.join('\n'));

  const [id, newId] = [documents.idOf(file), to.slice(1, -1)];
  const newFile = `docs/${newId}.mdx`;
  const texts = new Map<string, string>();
  const left: string[] = [];
  const mention = new RegExp(`(?<![\\w./:@-])${escapeRegExp(from)}(?![\\w%~-])`);
  for (const source of filesAt(SOURCES.filter((one) => existsSync(one))).filter((one) => TEXT.test(one))) {
    const before = readFileSync(source, 'utf8');
    const after = replaceRoute(source, before, from, to).replace(wholePath(file), newFile);
    if (after !== before) texts.set(source, after);
    if (source === REDIRECTS_FILE) continue;
    after.split('\n').forEach((line, at) => {
      if (mention.test(line)) left.push(`${source}:${at + 1}`);
    });
  }
  const textOf = (source: string): string => texts.get(source) ?? readFileSync(source, 'utf8');

  const expected = placements.filter((placement) => placement.id === id).length;
  let placed = 0;
  for (const source of sidebarFiles()) {
    const text = textOf(source).replace(quoted(id), (_, quote: string) => {
      placed++;
      return `${quote}${newId}${quote}`;
    });
    if (text !== textOf(source)) texts.set(source, text);
  }
  if (placed !== expected)
    throw new Error(
      `The sidebars show ${id} ${expected} times, but their files contain its ID ${placed} times. Write IDs as string literals.`,
    );

  const entry = contract.find((one) => one.id === id)!;
  texts.set(
    CONTRACT_FILE,
    writeContract(
      withEntry(
        contract.filter((one) => one !== entry),
        {...entry, id: newId, path: to},
      ),
    ),
  );
  texts.set(REDIRECTS_FILE, movedInRedirects(readFileSync(REDIRECTS_FILE, 'utf8'), redirects, from, to));
  return {from, to, file, newFile, texts, left};
}

const quoted = (id: string): RegExp => new RegExp(`(['"])${escapeRegExp(id)}\\1`, 'g');
const wholePath = (file: string): RegExp => new RegExp(`(?<![\\w-])${escapeRegExp(file)}(?!\\w)`, 'g');

/** Replaces links to a route, including links with anchors and full URLs, but not routes of its children or paths on other sites. */
function replaceRoute(file: string, text: string, from: string, to: string): string {
  // In code, only string literals are routes: /ci/ can be a regular expression. Prefixes of areas stay if a page moves.
  const before = /\.([cm]?js|tsx?|json)$/.test(file) ? '(?<=["\'`]|\\]\\()(?<!prefix: [\'"])' : '(?<![\\w./:@-])';
  const end = '(?=index\\.(?:md|html)\\b|[^\\w%~-]|$)';
  return text.replace(new RegExp(`(?:${before}|(?<=${escapeRegExp(siteUrl)}))${escapeRegExp(from)}${end}`, 'g'), to);
}

/** Returns the text of the redirects after a move: the old route, and everything that redirected to it, redirects to the new route. */
function movedInRedirects(text: string, redirects: readonly Redirect[], from: string, to: string): string {
  const expected = redirects
    .filter((one) => one.from !== to)
    .map((one) => (one.to === from ? {from: one.from, to} : one));
  const at = expected.findIndex((one) => one.from > from);
  expected.splice(at < 0 ? expected.length : at, 0, {from, to});

  const start = text.indexOf('[\n');
  const end = text.lastIndexOf('\n];');
  if (start < 0 || end < 0) throw new Error(`${REDIRECTS_FILE}: expected a list with one redirect per line.`);
  const lines = expected.map((one) => `  {from: '${one.from}', to: '${one.to}'},`);
  // Comments or code between the entries would be lost.
  const unknown = text
    .slice(start + 2, end)
    .split('\n')
    .find((line) => line.trim() && !/^\s*\{from: '[^']+', to: '[^']+'\},$/.test(line));
  if (unknown !== undefined)
    throw new Error(`${REDIRECTS_FILE}: can't edit the line "${unknown.trim()}"; expected {from: '/a/', to: '/b/'},`);
  return `${text.slice(0, start + 2)}${lines.join('\n')}${text.slice(end)}`;
}

/**
 * Moves the file and writes the new content of a plan.
 * @throws if a file can't be written. In this case, restores the content of all files.
 */
export function applyMove({file, newFile, texts}: Plan): void {
  const before = new Map([...texts.keys()].map((name) => [name, readFileSync(name, 'utf8')]));
  try {
    for (const [name, text] of texts) writeFileSync(name, text);
    mkdirSync(path.dirname(newFile), {recursive: true});
    moveFile(file, newFile);
  } catch (error) {
    for (const [name, text] of before) writeFileSync(name, text);
    throw new Error(`Nothing was changed: ${(error as Error).message}`);
  }
}

/** Moves a file, with Git if the file is tracked. */
function moveFile(from: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to} already exists`);
  try {
    execFileSync('git', ['mv', '--', from, to], {stdio: 'ignore'});
  } catch {
    renameSync(from, to);
  }
}
