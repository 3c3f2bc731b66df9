/**
 * Holds documents against `contributing/writing.md` and the reference data: front matter, MDX, fences, components, flags, capabilities,
 * internal links.
 *
 *   tsx scripts/check-docs.ts                      every document, and how many are skeletons by area
 *   tsx scripts/check-docs.ts docs/basics …        the findings of some files or folders only
 *   --no-skeletons                                 skeletons are findings too
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {areaOf} from '../src/content/areas.ts';
import {checkLifecycle} from '../src/content/lifecycle.ts';
import {checkLinks, checkPage, type Finding, type Page} from '../src/content/checkPage.ts';
import {routeOf} from '../src/content/routes.ts';
import {loadLifecycles} from '../src/data/tables.ts';
import {referencesIn} from '../src/remark/reference/inPage.ts';

const args = process.argv.slice(2);
const noSkeletons = args.includes('--no-skeletons');
const only = args.filter((arg) => !arg.startsWith('--')).map((arg) => path.normalize(arg).replace(/\/$/, ''));
const STANDALONE_PAGES = ['/', '/changes/', '/community/', '/quickstart/', '/resources/', '/search/'];

const files = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .sort();
const partials = files.filter((file) => file.includes('_partials/'));
const documents = new Map<string, Page & {source: string}>();
for (const file of files.filter((f) => !partials.includes(f))) {
  const name = path.join('docs', file);
  const source = readFileSync(name, 'utf8');
  const page = checkPage(name, source);
  const references = referencesIn(source);
  page.findings.push(...references.problems.map((problem) => ({file: name, ...problem})));
  for (const anchor of references.anchors) page.anchors.add(anchor);
  documents.set(routeOf(file).path, {...page, source});
}

const findings: Finding[] = [];
const routes = new Map<string, Set<string> | undefined>(STANDALONE_PAGES.map((route) => [route, undefined]));
// A page that shows partials has anchors that its source does not hold; the build checks those.
for (const [route, page] of documents) {
  const hidden = page.frontMatter.skeleton || /<\w+Partial|^import /m.test(readFileSync(page.file, 'utf8'));
  routes.set(route, hidden ? undefined : page.anchors);
}
const descriptions = new Map<string, string>();
const skeletons = new Map<string, number>();
for (const [route, page] of documents) {
  findings.push(...page.findings, ...checkLinks(page, route, routes));
  const {description, skeleton} = page.frontMatter;
  const twin = description && descriptions.get(description);
  if (twin) findings.push({file: page.file, line: 1, message: `has the same description as ${twin}`});
  if (description) descriptions.set(description, page.file);
  if (!skeleton) continue;
  const area = areaOf(route);
  skeletons.set(area, (skeletons.get(area) ?? 0) + 1);
  if (noSkeletons) findings.push({file: page.file, line: 1, message: 'is still a skeleton'});
}

findings.push(...checkLifecycle(documents, loadLifecycles(), new Date().toISOString().slice(0, 10)));

const shown = findings.filter(({file}) => !only.length || only.some((o) => file === o || file.startsWith(`${o}/`)));
for (const {file, line, message} of shown) console.error(`${file}:${line}: ${message}`);
if (!only.length && skeletons.size) {
  const counts = [...skeletons].sort().map(([area, count]) => `${area} ${count}`);
  console.log(`skeletons left: ${counts.join(', ')}`);
}
console.log(`${documents.size} documents, ${shown.length} findings`);
process.exitCode = shown.length ? 1 : 0;
