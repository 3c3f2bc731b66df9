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

// Safari doesn't support `requestIdleCallback`.
const whenIdle: (callback: () => void) => unknown = window.requestIdleCallback ?? setTimeout;

/** Prefetches the files of the page at `path`, at low priority. */
async function fetchFiles(path: string): Promise<void> {
  await loadRoutes(path);
  const page = matchRoutes(routes, path).at(-1)?.route.path;
  const names = Object.entries(routesChunkNames).find(([key]) => key.replace(/-[^-]+$/, '') === page)?.[1];
  const urls = Object.values(flat(names ?? {}))
    .map((name) => fileOf(name))
    .filter((url) => url !== undefined);
  await Promise.all(urls.map((url) => prefetchFile(url)));
}

/** Prefetches the files of a page that is likely to be opened next. For other pages, fetches only the shard, which neighbors share. */
async function prefetchIfNext(path: string): Promise<void> {
  if (loaded.has(path) || fetched.has(path)) return;
  if (mayBeNext(path)) {
    fetched.add(path);
    await fetchFiles(path).catch(() => undefined);
  } else if (!isShardRequested(path) && maySpendShard()) await loadRoutes(path).catch(() => undefined);
}

/** Schedules a prefetch for when the browser is idle, because many links come into view at the same time, often during startup. */
function prefetch(link: string): false | Promise<void> {
  const path = link.replace(/[?#].*/, '');
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) return false;
  return new Promise((resolve) => void whenIdle(() => resolve(prefetchIfNext(path))));
}

function preload(path: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  // Any page that isn't server-rendered may need these.
  for (const load of [loadHighlighter, loadProgressBar]) load().catch(() => undefined);
  return preloadPage(path).catch(() => void loaded.delete(path));
}

// Prefetch the remaining items of a sidebar category when its label or arrow is hovered over or focused.
for (const event of ['pointerover', 'focusin']) {
  document.addEventListener(event, ({target}) => {
    const category = (target as Element).closest?.('.menu__list-item-collapsible');
    if (category && !isSlowConnection()) prefetchCategory(category.textContent);
  });
}

/** Functions that links call on `window.docusaurus`. */
export default Object.freeze({prefetch, preload});
