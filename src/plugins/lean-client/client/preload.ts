import routes, {parents} from '@lean-client/routes';
import docs from '@lean-client/docs';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';
import {asRoute, loadRoutes, needDocs, spellings} from './shards.ts';
import {loadSidebar} from './sidebars.ts';
import {partsOf} from './versions.ts';

type Match = MatchedRoute<object, RouteConfig>;

/** Loads what the pages of a version share and this one shows: its sidebar, and the list of documents if it has cards of them. */
async function loadVersionParts(matches: readonly Match[]): Promise<void> {
  const {version} = parents.find(({routes: below}) => matches.some(({route}) => route.routes === below)) ?? {version: -1};
  const page = matches.at(-1)?.route;
  if (version === -1 || !page) return;
  const {sidebar, sidebarParts = []} = page as {sidebar?: string; sidebarParts?: string[]};
  await Promise.all([
    ...sidebarParts.map((part) => loadSidebar(version, sidebar!, part)),
    needDocs.has(page.path as string) && docs[version]?.().then((module) => Object.assign(partsOf(version).docs, module.default)),
  ]);
}

/**
 * Loads all that the page at `pathname` needs to be rendered, as Docusaurus's own module of this name does. As there, the text of a page
 * at an address with `.html` comes while it is being rendered.
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
