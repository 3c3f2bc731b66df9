import routesChunkNames from '@generated/routesChunkNames';
import routes from '@lean-client/routes';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {matchRoutes} from 'react-router-config';
import {loadHighlighter} from './highlighting.ts';
import preloadPage from './preload.ts';
import {loadProgressBar} from './progressBar.ts';
import {fileOf, isShardRequested, loadRoutes} from './shards.ts';
import {prefetchCategory} from './versions.ts';

/** Maximum number of pages to prefetch for each page that is viewed. */
const PAGES = 6;
/** Maximum number of shards to prefetch for menu links. A shard of a site with 920 pages is 1.2 KB with Brotli, so at most 5 KB. */
const SHARDS = 4;

let here = '';
let pagesLeft = PAGES;
let shardsLeft = SHARDS;

/** Resets the budgets when the page has changed. */
function startBudget(): void {
  if (here === location.pathname) return;
  here = location.pathname;
  pagesLeft = PAGES;
  shardsLeft = SHARDS;
}

/**
 * Returns whether to prefetch the page at `path` when a link to it comes into view, and if so, takes it from the budget of this page.
 * True only for the first few pages that the main part links to. Pages of menu links are fetched on hover.
 */
function mayBeNext(path: string): boolean {
  startBudget();
  if (pagesLeft === 0 || path === here) return false;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  if (![...links].some((link) => link.pathname === path)) return false;
  pagesLeft -= 1;
  return true;
}

/** Takes one shard from the budget of this page. Returns false if the budget is used up. */
function maySpendShard(): boolean {
  startBudget();
  if (shardsLeft === 0) return false;
  shardsLeft -= 1;
  return true;
}

const {connection} = navigator as Navigator & {connection?: {effectiveType: string; saveData: boolean}};

/** Returns whether nothing should be prefetched: on 2G connections and if data saving is on. */
const isSlowConnection = (): boolean => Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);

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
