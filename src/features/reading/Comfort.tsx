import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {onCharacterKey} from './characterKeys.ts';
import {KeySheet} from './KeySheet.tsx';

/** Highlights the target of a link on the page for two seconds, unless the reader prefers less motion. */
function highlight(hash: string): void {
  const found = document.getElementById(decoded(hash.slice(1)));
  // A previous anchor of a heading is an empty element inside it.
  const target = found?.closest('h1, h2, h3, h4, h5, h6') ?? found;
  if (!target?.closest('.markdown') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const mark = {backgroundColor: 'var(--site-mark)', boxShadow: '0 0 0 0.3rem var(--site-mark)', borderRadius: '1px'};
  target.animate([mark, {...mark, offset: 0.5}, {}], {id: 'target', duration: 2000});
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/** Scrolls the sidebar to the item of the current page if it isn't visible. The page itself doesn't scroll. */
function showActiveItem(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
  const sidebar = item?.closest('.menu');
  if (!item || !sidebar) return;
  const {top, bottom, height} = item.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  const end = Math.min(view.bottom, innerHeight);
  if (height && (top < view.top || bottom > end)) sidebar.scrollTop += (top + bottom - view.top - end) / 2;
}

/**
 * Switches to the light theme and opens collapsed `details` elements while a page is printed. `src/css/expanded.css` opens them only in
 * browsers that support `::details-content`. Returns a function that removes the listeners.
 */
function makeFitForPrint(): () => void {
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

/** Selector of the footer button that `src/config/footer.ts` defines. */
const OPENER = 'button[data-key-sheet]';
/** Milliseconds until the sidebar section of a new page has expanded. */
const EXPANDED = 400;

/**
 * Opens the keyboard shortcuts dialog with a key or the footer button, highlights the target of a link, shows the item of the page in the
 * sidebar, and prepares pages for printing.
 */
export default function Comfort(): ReactNode {
  const [isOpen, setOpen] = useState(false);

  const location = useLocation();
  // Also if the same link is followed again.
  useEffect(() => highlight(location.hash), [location]);

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(showActiveItem, isFirst.current ? 0 : EXPANDED);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [location.pathname]);

  useEffect(() => {
    const open = () => setOpen(true);
    const openByButton = ({target}: MouseEvent) => target instanceof Element && target.closest(OPENER) && open();
    const forgetKey = onCharacterKey('?', open);
    const forgetPrint = makeFitForPrint();
    document.addEventListener('click', openByButton);
    // src/css/layout.css shows the button if this attribute is set.
    document.documentElement.dataset.keys = '';
    return () => {
      forgetKey();
      forgetPrint();
      document.removeEventListener('click', openByButton);
    };
  }, []);

  return isOpen && <KeySheet onClose={() => setOpen(false)} />;
}
