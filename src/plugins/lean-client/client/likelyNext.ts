/** How many pages are fetched ahead while one is read. */
const PAGES = 6;
/** How many shards are fetched ahead for links in menus: a shard of this site has 1.2 KB with Brotli, so 5 KB at most. */
const SHARDS = 4;

let here = '';
let pagesLeft = PAGES;
let shardsLeft = SHARDS;

/** Each page has its own budget. */
function startBudget(): void {
  if (here === location.pathname) return;
  here = location.pathname;
  pagesLeft = PAGES;
  shardsLeft = SHARDS;
}

/**
 * Whether a link to `path` is likely enough to be followed next that its page is fetched when it comes into view: the first few in the
 * main part of the page. The pages of links in menus are fetched when the reader points at them.
 */
export function mayBeNext(path: string): boolean {
  startBudget();
  if (pagesLeft === 0 || path === here) return false;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  if (![...links].some((link) => link.pathname === path)) return false;
  pagesLeft -= 1;
  return true;
}

/** Takes one shard from the budget of this page. Returns false if it's spent. */
export function maySpendShard(): boolean {
  startBudget();
  if (shardsLeft === 0) return false;
  shardsLeft -= 1;
  return true;
}
