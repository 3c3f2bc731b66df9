import routesChunkNames from '@generated/routesChunkNames';
import routes from '@lean-client/routes';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {matchRoutes} from 'react-router-config';
import {fileOf} from './files.ts';
import {loadHighlighter} from './highlighting.ts';
import {mayBeNext} from './likelyNext.ts';
import preloadPage from './preload.ts';
import {loadProgressBar} from './progressBar.ts';
import {loadRoutes} from './shards.ts';

const fetched = new Set<string>();
const loaded = new Set<string>();

// Safari cannot say when it is idle.
const whenIdle: (callback: () => void) => unknown = window.requestIdleCallback ?? setTimeout;

const {connection} = navigator as Navigator & {connection?: {effectiveType: string; saveData: boolean}};
const isSlowConnection = (): boolean => Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);

/** Has the browser fetch the code of a page that a link in sight leads to, at low priority. */
async function fetchFiles(path: string): Promise<void> {
  await loadRoutes(path);
  const page = matchRoutes(routes, path).at(-1)?.route.path;
  const names = Object.entries(routesChunkNames).find(([key]) => key.replace(/-[^-]+$/, '') === page)?.[1];
  const urls = Object.values(flat(names ?? {})).map((name) => fileOf(name)).filter((url) => url !== undefined);
  await Promise.all(urls.map((url) => prefetchFile(url)));
}

async function prefetchIfNext(path: string): Promise<void> {
  if (loaded.has(path) || fetched.has(path) || !mayBeNext(path)) return;
  fetched.add(path);
  await fetchFiles(path).catch(() => undefined);
}

/** Waits until the page has nothing else to do: links come into sight together, and often while it starts. */
function prefetch(link: string): false | Promise<void> {
  const path = link.replace(/[?#].*/, '');
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) return false;
  return new Promise((resolve) => void whenIdle(() => resolve(prefetchIfNext(path))));
}

function preload(path: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  // What any page may need that was not rendered on the server.
  for (const load of [loadHighlighter, loadProgressBar]) load().catch(() => undefined);
  return preloadPage(path).catch(() => void loaded.delete(path));
}

/** What links use, as `window.docusaurus`. */
export default Object.freeze({prefetch, preload});
