import clsx from 'clsx';
import {useId, type FocusEvent, type ReactNode, type ToggleEvent} from 'react';
import styles from './Diagram.module.css';

interface Props {
  /** SVG markup, generated at build time by `src/remark/diagrams.ts`. */
  svg: string;
  /** Width and height of the SVG in CSS pixels. */
  size: string;
  /** SVG markup for phones. Without it, phones have the same drawing. */
  narrow?: string;
  /** Text description of the diagram. */
  alt: string;
  title: string;
}

/** Widths of the box, in CSS pixels, from which it can have the drawing for desktops. `Diagram.module.css` has the same list. */
const STEPS = [360, 440, 520, 600, 646];

const focusWhenOpened = ({newState, currentTarget}: ToggleEvent<HTMLElement>): void => {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[tabindex]')?.focus();
};

/** Closes the full-size view when the focus leaves it, because the view covers the page. */
const closeWhenLeft = ({currentTarget, relatedTarget}: FocusEvent<HTMLElement>): void => {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || !currentTarget.matches(':popover-open')) return;
  currentTarget.hidePopover();
};

/**
 * Diagram in a box that scrolls if the diagram is wider than the box, with a collapsed text description below it. The box is part of a
 * popover that covers the window when it's open and shows the diagram in full size, without a copy of the diagram or JavaScript.
 */
export function Diagram({svg, size, narrow, alt, title}: Props): ReactNode {
  const id = useId();
  const stage = `${id}-stage`;
  const [width, height] = size.split(' ').map(Number) as [number, number];
  const step = narrow && (STEPS.find((least) => least >= width) ?? STEPS.at(-1));
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div id={stage} className={styles.stage} popover="auto" onToggle={focusWhenOpened} onBlur={closeWhenLeft}>
        <button className={styles.button} type="button" popoverTarget={stage} popoverTargetAction="hide">
          Close
        </button>
        <div
          className={clsx(styles.box, 'scroll-fade')}
          tabIndex={0}
          role="group"
          aria-label={`Diagram${title ? `: ${title}` : ''}`}
        >
          <div
            role="img"
            aria-label={alt}
            className={styles.drawings}
            data-step={step}
            style={{'--width': `${width}px`, '--ratio': (width / height).toFixed(2)} as object}
          >
            <div dangerouslySetInnerHTML={{__html: svg}} />
            {narrow && <div dangerouslySetInnerHTML={{__html: narrow}} />}
          </div>
        </div>
      </div>
      <figcaption>
        <span id={id} className={styles.title}>
          {title || 'Diagram'}
        </span>
        <button className={styles.button} type="button" popoverTarget={stage}>
          View full size
        </button>
        <details className={styles.text}>
          <summary>Text description</summary>
          <p>{alt}</p>
        </details>
      </figcaption>
    </figure>
  );
}
