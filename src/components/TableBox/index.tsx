import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table in a box of its own: where it is wider than the page, the box scrolls, by keyboard as well. */
export function TableBox(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
