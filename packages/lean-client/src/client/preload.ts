import routes, {parents} from '@lean-client/routes';
import docs from '@lean-client/docs';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';
import {asRoute, loadRoutes, needDocs, spellings} from './shards.ts';
import {loadSidebar, partsOf} from './versions.ts';

type Match = MatchedRoute<object, RouteConfig>;

/** Loads the version data that a page needs: its sidebar parts, and the list of documents if the page looks up other documents. */
async function loadVersionParts(matches: readonly Match[]): Promise<void> {
  const {version} = parents.find(({routes: below}) => matches.some(({route}) => route.routes === below)) ?? {
    version: -1,
  };
  const page = matches.at(-1)?.route;
  if (version === -1 || !page) return;
  const {sidebar, sidebarParts = []} = page as {sidebar?: string; sidebarParts?: string[]};
  await Promise.all([
    ...sidebarParts.map((part) => loadSidebar(version, sidebar!, part)),
    needDocs.has(page.path as string) &&
      docs[version]?.().then((module) => Object.assign(partsOf(version).docs, module.default)),
  ]);
}

/**
 * Loads everything that is needed to render the page at `pathname`, like Docusaurus's `preload`. As in Docusaurus, the content of a page
 * whose URL ends with `.html` loads during rendering. Rejects if something can't be fetched.
 */
export default async function preload(pathname: string): Promise<void> {
  await loadRoutes(pathname);
  const paths = spellings(pathname);
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all([
    ...paths.map((path) => loadVersionParts(matchRoutes(routes, asRoute(path)))),
    ...matches.map(({route}) => (route.component as {preload?: () => Promise<unknown>} | undefined)?.preload?.()),
  ]);
}
