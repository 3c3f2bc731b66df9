import type {ComponentProps, ReactNode} from 'react';
import styles from './TableBox.module.css';

/**
 * Table in a box that scrolls if the table is wider than the page. The box can be focused, so it also scrolls by keyboard. On phones, rows
 * are cards if src/remark/tables.ts has labeled the columns.
 */
export function TableBox(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={`${styles.box} scroll-fade`} tabIndex={0} role="group" aria-label="Table">
      <table ref={keepRoles} {...props} />
    </div>
  );
}

/**
 * Sets the roles that the elements of a table have anyway, because some browsers ignore the semantics of tables that are displayed as
 * blocks. The static HTML doesn't contain the roles, because validators report redundant roles.
 */
function keepRoles(table: HTMLTableElement | null): void {
  if (table?.dataset['cards'] === undefined || !matchMedia('(width < 768px)').matches) return;
  table.setAttribute('role', 'table');
  for (const row of table.rows) {
    row.setAttribute('role', 'row');
    for (const cell of row.cells) cell.setAttribute('role', cell.tagName === 'TH' ? 'columnheader' : 'cell');
  }
}
