/** How many pages are fetched beforehand while one is read. */
const MOST = 6;

let here = '';
let left = MOST;

/**
 * Whether a link to `path` is likely enough to be followed next that its page is fetched when it comes into sight: the first few in the
 * main part of the page. What stands in menus is fetched when it is pointed at.
 */
export function mayBeNext(path: string): boolean {
  if (here !== location.pathname) [here, left] = [location.pathname, MOST];
  if (left === 0 || path === here) return false;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  if (![...links].some((link) => link.pathname === path)) return false;
  left -= 1;
  return true;
}
