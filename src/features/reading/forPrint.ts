/**
 * Switches to the light theme and opens collapsed `details` elements while a page is printed. `src/css/expanded.css` opens them only in
 * browsers that support `::details-content`. Returns a function that removes the listeners.
 */
export function makeFitForPrint(): () => void {
  const root = document.documentElement;
  let theme: string | undefined;
  let opened: HTMLDetailsElement[] = [];
  const before = () => {
    theme = root.dataset.theme;
    root.dataset.theme = 'light';
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of opened) fold.open = true;
  };
  const after = () => {
    if (theme) root.dataset.theme = theme;
    for (const fold of opened) fold.open = false;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
