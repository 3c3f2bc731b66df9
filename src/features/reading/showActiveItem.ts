/** Scrolls the sidebar to the item of the current page if it isn't visible. The page itself doesn't scroll. */
export function showActiveItem(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
  const sidebar = item?.closest('.menu');
  if (!item || !sidebar) return;
  const {top, bottom, height} = item.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  const end = Math.min(view.bottom, innerHeight);
  if (height && (top < view.top || bottom > end)) sidebar.scrollTop += (top + bottom - view.top - end) / 2;
}
