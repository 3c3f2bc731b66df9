import routesChunkNames from '@generated/routesChunkNames';
import routes from '@lean-client/routes';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {matchRoutes} from 'react-router-config';
import {isSlowConnection} from './connection.ts';
import {fileOf} from './files.ts';
import {loadHighlighter} from './highlighting.ts';
import {mayBeNext, maySpendShard} from './likelyNext.ts';
import preloadPage from './preload.ts';
import {loadProgressBar} from './progressBar.ts';
import {isShardRequested, loadRoutes} from './shards.ts';
import {prefetchCategory} from './sidebars.ts';

const fetched = new Set<string>();
const loaded = new Set<string>();

// Safari cannot say when it is idle.
const whenIdle: (callback: () => void) => unknown = window.requestIdleCallback ?? setTimeout;

/** Has the browser fetch the code of a page that a link in sight leads to, at low priority. */
async function fetchFiles(path: string): Promise<void> {
  await loadRoutes(path);
  const page = matchRoutes(routes, path).at(-1)?.route.path;
  const names = Object.entries(routesChunkNames).find(([key]) => key.replace(/-[^-]+$/, '') === page)?.[1];
  const urls = Object.values(flat(names ?? {})).map((name) => fileOf(name)).filter((url) => url !== undefined);
  await Promise.all(urls.map((url) => prefetchFile(url)));
}

/** Fetches the files of a page that may well be next; of others only the shard, which the reader needs for any of its neighbors too. */
async function prefetchIfNext(path: string): Promise<void> {
  if (loaded.has(path) || fetched.has(path)) return;
  if (mayBeNext(path)) {
    fetched.add(path);
    await fetchFiles(path).catch(() => undefined);
  } else if (!isShardRequested(path) && maySpendShard()) await loadRoutes(path).catch(() => undefined);
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

/** The rest of a category in the sidebar is fetched when the reader points at its name or arrow, or moves the focus there. */
for (const event of ['pointerover', 'focusin']) {
  document.addEventListener(event, ({target}) => {
    const category = (target as Element).closest?.('.menu__list-item-collapsible');
    if (category && !isSlowConnection()) prefetchCategory(category.textContent);
  });
}

/** What links use, as `window.docusaurus`. */
export default Object.freeze({prefetch, preload});
