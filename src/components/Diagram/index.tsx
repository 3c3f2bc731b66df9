import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The drawing, made at build time by `src/remark/diagrams.ts`. */
  svg: string;
  /** Its width in CSS pixels. */
  width: string;
  /** What the picture shows, in words. */
  alt: string;
  title: string;
}

/** A diagram that scrolls inside its own box where it is wider than the page, with its text alternative folded below. */
export function Diagram({svg, width, alt, title}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div className={styles.box} tabIndex={0} role="group" aria-label={`Diagram${title ? `: ${title}` : ''}`}>
        <div role="img" aria-label={alt} style={{minWidth: `min(${width}px, 30rem)`, maxWidth: `${width}px`}} dangerouslySetInnerHTML={{__html: svg}} />
      </div>
      <figcaption>
        <span id={id} className={styles.title}>
          {title || 'Diagram'}
        </span>
        <details className={styles.text}>
          <summary>Text description</summary>
          <p>{alt}</p>
        </details>
      </figcaption>
    </figure>
  );
}
