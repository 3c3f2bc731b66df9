import {useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './glossary.module.css';

/** Minimum distance between a card and the edges of the window, in CSS pixels. */
const MARGIN = 12;

/** Positions a fixed card below a term, or above it if there's no space below, within the window. */
function place(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const left = Math.max(MARGIN, Math.min(line.left, clientWidth - width - MARGIN));
  const fitsBelow = line.bottom + height <= clientHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow || line.top < height ? line.bottom : line.top - height}px`;
}

interface Props {
  /** URL of the glossary entry. */
  to: string;
  /** Definition of the term, as plain text. */
  meaning: string;
  children: ReactNode;
}

/** Delays in milliseconds, so that moving the pointer over a term doesn't open the card, and the pointer can move from term to card. */
const OPEN_AFTER = 250;
const CLOSE_AFTER = 150;

/**
 * Link to a glossary entry that shows the definition on a card on hover and focus. Escape closes the card, and the pointer can move onto
 * it (WCAG 1.4.13). On a touch screen, the first tap shows the card and the second tap follows the link.
 */
export function GlossaryTerm({to, meaning, children}: Props): ReactNode {
  const id = useId();
  const term = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const touched = useRef(false);
  const [isOpen, setOpen] = useState(false);

  const turn = (next: boolean, after: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), after);
  };
  const enter = ({pointerType}: PointerEvent) => pointerType === 'mouse' && turn(true, OPEN_AFTER);
  const leave = ({pointerType}: PointerEvent) => pointerType === 'mouse' && turn(false, CLOSE_AFTER);
  const tap = (event: MouseEvent) => {
    if (!touched.current || isOpen) return;
    event.preventDefault();
    turn(true, 0);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = () => term.current && card.current && place(card.current, term.current);
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const onPointerDown = ({target}: Event) => !term.current?.contains(target as Node) && setOpen(false);
    keep();
    const listeners = new AbortController();
    const options = {signal: listeners.signal};
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    window.addEventListener('scroll', keep, {...options, capture: true});
    window.addEventListener('resize', keep, options);
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <span
      ref={term}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={({pointerType}) => void (touched.current = pointerType === 'touch')}
    >
      <Link
        to={to}
        className={styles.link}
        aria-describedby={isOpen ? id : undefined}
        onFocus={({target}) => target.matches(':focus-visible') && turn(true, 0)}
        onBlur={() => turn(false, 0)}
        onClick={tap}
      >
        {children}
      </Link>
      {isOpen && (
        <span ref={card} role="tooltip" id={id} className={styles.card}>
          {meaning}
        </span>
      )}
    </span>
  );
}
