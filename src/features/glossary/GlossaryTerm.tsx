import {useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {place} from './place';
import styles from './styles.module.css';

interface Props {
  /** Address of the entry. */
  to: string;
  /** What the term means, as plain text. */
  meaning: string;
  children: ReactNode;
}

/** A pointer that only passes over a term opens nothing; one that leaves it may come back, or go on to the card. In milliseconds. */
const OPEN_AFTER = 250;
const CLOSE_AFTER = 150;

/**
 * A term that links to its entry in the glossary and shows what it means on a card while the pointer or the focus is on it. Escape closes the
 * card; the pointer may move onto it. On a touch screen the first tap shows the card, the second follows the link.
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
    <span ref={term} onPointerEnter={enter} onPointerLeave={leave} onPointerDown={({pointerType}) => void (touched.current = pointerType === 'touch')}>
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
