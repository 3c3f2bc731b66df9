/** Maximum number of pages to prefetch for each page that is viewed. */
const PAGES = 6;
/** Maximum number of shards to prefetch for menu links. A shard of this site is 1.2 KB with Brotli, so at most 5 KB. */
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
export function mayBeNext(path: string): boolean {
  startBudget();
  if (pagesLeft === 0 || path === here) return false;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  if (![...links].some((link) => link.pathname === path)) return false;
  pagesLeft -= 1;
  return true;
}

/** Takes one shard from the budget of this page. Returns false if the budget is used up. */
export function maySpendShard(): boolean {
  startBudget();
  if (shardsLeft === 0) return false;
  shardsLeft -= 1;
  return true;
}
