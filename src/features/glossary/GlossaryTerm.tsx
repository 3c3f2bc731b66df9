import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Address of the entry. */
  to: string;
  /** What the term means, as plain text. */
  meaning: string;
  children: ReactNode;
}

/** A pointer that only passes over a term opens nothing; one that leaves it may come back, or go on to the card. */
const OPEN_AFTER = 250;
const CLOSE_AFTER = 150;

/**
 * A term that links to its entry in the glossary and shows what it means on a card while the pointer or the focus is on it. Escape closes the
 * card; the pointer may move onto it. The card covers what is below, so that nothing moves.
 */
export function GlossaryTerm({to, meaning, children}: Props): ReactNode {
  const id = useId();
  const card = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);

  const turn = (next: boolean, after: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), after);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    keepInWindow(card.current);
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <span className={styles.term} onPointerEnter={({pointerType}) => pointerType === 'mouse' && turn(true, OPEN_AFTER)} onPointerLeave={() => turn(false, CLOSE_AFTER)}>
      <Link to={to} className={styles.link} aria-describedby={open ? id : undefined} onFocus={({target}) => target.matches(':focus-visible') && turn(true, 0)} onBlur={() => turn(false, 0)}>
        {children}
      </Link>
      {open && (
        <span ref={card} role="tooltip" id={id} className={styles.card}>
          {meaning}
        </span>
      )}
    </span>
  );
}

/** Moves a card that would stick out of the window to the left. */
function keepInWindow(card: HTMLElement | null): void {
  if (!card) return;
  const over = card.getBoundingClientRect().right - document.documentElement.clientWidth + 12;
  if (over > 0) card.style.translate = `${-over}px`;
}
