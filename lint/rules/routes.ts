import {readFileSync} from 'node:fs';
import {
  CONTRACT_FILE,
  REDIRECTS_FILE,
  STANDALONE_PAGES,
  readSiteMap,
  sidebarFiles,
  type SiteMap,
} from '../../scripts/lib/siteMap.ts';
import {brokenInboundLinks} from '../../scripts/lib/inboundLinks.ts';
import {nearest} from '../../src/lib/nearest.ts';
import {checkRedirects} from '../../src/plugins/publish/steps/redirects.ts';
import type {Diagnostic} from '../diagnostic.ts';
import type {Context, Rules} from '../run.ts';

/** Returns the rules for what lists the documents: the contract, sidebars, and redirects. */
export const routes = ({documents, isChosen}: Context): Rules => ({
  async finish() {
    const siteMap = await readSiteMap(documents);
    const all = [...checkRoutes(siteMap), ...brokenInboundLinks(siteMap.redirects)];
    const findings = all.filter(({file}) => isChosen(file));
    return {findings, checked: `${siteMap.contract.length} routes`};
  },
});

/** Returns the contradictions between documents, the contract, sidebars, and redirects. */
export function checkRoutes({documents, contract, placements, redirects}: SiteMap): Diagnostic[] {
  const findings: Diagnostic[] = [];
  const ids = new Map(documents.files.map((file) => [documents.idOf(file), file]));
  const entries = new Map(contract.map((entry) => [entry.id, entry]));
  const sidebarsOf = (id: string): string[] =>
    placements.filter((placement) => placement.id === id).map(({sidebar}) => sidebar);

  for (const [route, files] of documents.routes) {
    const standalone = STANDALONE_PAGES.includes(route) ? ['a page in src/pages'] : [];
    for (const file of files) {
      const others = [...files.filter((other) => other !== file), ...standalone];
      if (others.length)
        findings.push({
          file,
          line: 1,
          column: 1,
          rule: 'duplicate-route',
          message: `has the route ${route}, like ${others.join(' and ')}; rename or delete one of them`,
        });
    }
  }

  for (const [id, file] of ids) {
    const say = (rule: string, message: string): number => findings.push({file, line: 1, column: 1, rule, message});
    const route = documents.routeOf(file);
    const entry = entries.get(id);
    const [sidebar, ...others] = sidebarsOf(id);
    if (!entry)
      say('contract', `isn't in ${CONTRACT_FILE}; add ${JSON.stringify({id, path: route, sidebar: sidebar ?? null})}`);
    else if (entry.path !== route)
      findings.push({
        ...placeOf(CONTRACT_FILE, `"id":"${id}"`),
        rule: 'contract',
        message: `has the path ${entry.path} for ${id}; expected ${route}`,
      });
    if (others.length)
      say(
        'sidebar',
        `is in sidebars more than once (${[sidebar, ...others].join(', ')}); the previous and next pages would be ambiguous`,
      );
    if (!entry && !sidebar)
      say(
        'sidebar',
        `is in no sidebar; add '${id}' to a file in src/config/sidebars, unless it should be found only by search and links`,
      );
    else if (entry && sidebar === undefined && entry.sidebar !== null)
      say(
        'sidebar',
        `is in no sidebar; add '${id}' to the sidebar ${entry.sidebar} in src/config/sidebars, or set "sidebar" to null in ${CONTRACT_FILE}`,
      );
    else if (entry && sidebar !== undefined && sidebar !== entry.sidebar) {
      findings.push({
        ...placeOf(CONTRACT_FILE, `"id":"${id}"`),
        rule: 'contract',
        message: `has "sidebar": ${JSON.stringify(entry.sidebar)} for ${id}, which is in the sidebar ${sidebar}`,
      });
    }
  }

  for (const {id, path: route} of contract) {
    if (ids.has(id)) continue;
    const message = `lists ${id}, which isn't in docs; if the page was removed, remove this entry and redirect ${route} in ${REDIRECTS_FILE}`;
    findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), rule: 'contract', message});
  }
  for (const id of repeated(contract.map((entry) => entry.id)))
    findings.push({...placeOf(CONTRACT_FILE, `"id":"${id}"`), rule: 'contract', message: `lists ${id} more than once`});

  for (const {id, sidebar} of placements.filter((placement) => !ids.has(placement.id))) {
    const near = nearest(id, [...ids.keys()]);
    const place = sidebarFiles()
      .map((file) => placeOf(file, `'${id}'`))
      .find(({line}) => line > 0) ?? {file: 'sidebars.ts', line: 1, column: 1};
    findings.push({
      ...place,
      rule: 'sidebar',
      message: `lists the document '${id}' in the sidebar ${sidebar}, but it isn't in docs${near ? `; did you mean '${near}'?` : ''}`,
    });
  }

  const routes = new Set([...documents.routes.keys(), ...STANDALONE_PAGES]);
  for (const problem of checkRedirects(redirects, routes)) {
    findings.push({...placeOf(REDIRECTS_FILE, `from: '${problem.split(' ')[0]}'`), rule: 'redirect', message: problem});
  }
  return findings;
}

/** Returns the file and the line of a text, or line 0 if the file doesn't contain it. Spaces after colons don't matter. */
function placeOf(file: string, text: string): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const plain = (line: string): string => line.replace(/:\s+/g, ':');
  return {file, line: lines.findIndex((line) => plain(line).includes(plain(text))) + 1, column: 1};
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];
