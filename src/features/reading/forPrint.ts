/**
 * Makes a page fit for paper while it is printed: dark on light, and with its folds open, which `src/css/expanded.css` can do only in
 * browsers that know `::details-content`. Gives what ends it.
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
