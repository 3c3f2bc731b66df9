import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {onCharacterKey} from './characterKeys.ts';
import {highlight} from './highlight.ts';
import {KeySheet} from './KeySheet.tsx';
import {makeFitForPrint} from './forPrint.ts';
import {showActiveItem} from './showActiveItem.ts';

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
