import {readFileSync} from 'node:fs';
import type {Finding} from '../../src/content/checkPage.ts';
import {nearest} from '../../src/lib/nearest.ts';
import {checkRedirects} from '../../src/plugins/redirects/checkRedirects.ts';
import {CONTRACT_FILE, REDIRECTS_FILE, STANDALONE_PAGES, sidebarFiles, type SiteMap} from './siteMap.ts';

/** Returns where documents, the contract, sidebars, and redirects contradict each other. */
export function checkRoutes({documents, contract, placements, redirects}: SiteMap): Finding[] {
  const findings: Finding[] = [];
  const ids = new Map(documents.files.map((file) => [documents.idOf(file), file]));
  const entries = new Map(contract.map((entry) => [entry.id, entry]));
  const sidebarsOf = (id: string): string[] => placements.filter((placement) => placement.id === id).map(({sidebar}) => sidebar);

  for (const [route, files] of documents.routes) {
    const standalone = STANDALONE_PAGES.includes(route) ? ['a page in src/pages'] : [];
    for (const file of files) {
      const others = [...files.filter((other) => other !== file), ...standalone];
      if (others.length) findings.push({file, line: 1, message: `has the route ${route}, which ${others.join(' and ')} has too; rename or delete one of them`});
    }
  }

  for (const [id, file] of ids) {
    const say = (message: string): number => findings.push({file, line: 1, message});
    const route = documents.routeOf(file);
    const entry = entries.get(id);
    const [sidebar, ...others] = sidebarsOf(id);
    if (!entry) say(`isn't in ${CONTRACT_FILE}; add ${JSON.stringify({id, path: route, sidebar: sidebar ?? null})}`);
    else if (entry.path !== route) findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), message: `has the path ${entry.path} for ${id}; expected ${route}`});
    if (others.length) say(`is more than once in sidebars (${[sidebar, ...others].join(', ')}); the previous and next pages would be ambiguous`);
    if (!entry && !sidebar) say(`is in no sidebar; add '${id}' to a file in src/config/sidebars, unless it's to be found only by search and links`);
    else if (entry && sidebar === undefined && entry.sidebar !== null) say(`is in no sidebar; add '${id}' to the sidebar ${entry.sidebar} in src/config/sidebars, or set "sidebar" to null in ${CONTRACT_FILE}`);
    else if (entry && sidebar !== undefined && sidebar !== entry.sidebar) {
      findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), message: `has "sidebar": ${JSON.stringify(entry.sidebar)} for ${id}, which is in the sidebar ${sidebar}`});
    }
  }

  for (const {id, path: route} of contract) {
    if (ids.has(id)) continue;
    const message = `lists ${id}, which isn't in docs; if the page was removed, remove this entry and redirect ${route} in ${REDIRECTS_FILE}`;
    findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), message});
  }
  for (const id of repeated(contract.map((entry) => entry.id))) findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), message: `lists ${id} more than once`});

  for (const {id, sidebar} of placements.filter((placement) => !ids.has(placement.id))) {
    const near = nearest(id, [...ids.keys()]);
    const place = sidebarFiles().map((file) => placeOf(file, `'${id}'`)).find(({line}) => line > 0) ?? {file: 'sidebars.ts', line: 1};
    findings.push({...place, message: `names the document '${id}' in the sidebar ${sidebar}, but it isn't in docs${near ? `; did you mean '${near}'?` : ''}`});
  }

  const routes = new Set([...documents.routes.keys(), ...STANDALONE_PAGES]);
  for (const problem of checkRedirects(redirects, routes)) {
    findings.push({...placeOf(REDIRECTS_FILE, `from: '${problem.split(' ')[0]}'`), message: problem});
  }
  return findings;
}

/** Returns the file and the line of a text, or line 0 if the file doesn't contain it. Spaces after colons don't matter. */
function placeOf(file: string, text: string): {file: string; line: number} {
  const lines = readFileSync(file, 'utf8').split('\n');
  const plain = (line: string): string => line.replace(/:\s+/g, ':');
  return {file, line: lines.findIndex((line) => plain(line).includes(plain(text))) + 1};
}

const repeated = (values: readonly string[]): string[] => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
