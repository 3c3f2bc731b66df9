import {useEffect, useState, type ReactNode} from 'react';
import {onCharacterKey} from './characterKeys.ts';
import {KeySheet} from './KeySheet.tsx';
import {makeFitForPrint} from './forPrint.ts';

/** What the footer's button is known by; `src/config/footer.ts` writes it. */
const OPENER = 'button[data-key-sheet]';

/** Listens for the key and the button that open the sheet of keys, and for the printer. */
export default function Comfort(): ReactNode {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = () => setOpen(true);
    const openByButton = ({target}: MouseEvent) => target instanceof Element && target.closest(OPENER) && open();
    const forgetKey = onCharacterKey('?', open);
    const forgetPrint = makeFitForPrint();
    document.addEventListener('click', openByButton);
    // The button is shown from now on (src/css/layout.css).
    document.documentElement.dataset.keys = '';
    return () => {
      forgetKey();
      forgetPrint();
      document.removeEventListener('click', openByButton);
    };
  }, []);

  return isOpen && <KeySheet onClose={() => setOpen(false)} />;
}
