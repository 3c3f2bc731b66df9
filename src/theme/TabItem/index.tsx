import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {tabIds, TabsId} from '@site/src/features/tabs';
import styles from './styles.module.css';

/**
 * A panel, as Docusaurus shows it, but with an id of its own and the name of its tab, on paper too; a lazy one that does not show is empty,
 * and there.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy, tabValues} = useTabs();
  const {tab, panel} = tabIds(use(TabsId), value);
  const isSelected = value === selectedValue;
  const label = tabValues.find((one) => one.value === value)?.label ?? value;
  return (
    <div role="tabpanel" id={panel} aria-labelledby={tab} data-tab={label} className={clsx(styles.panel, className)} hidden={!isSelected}>
      {(isSelected || !lazy) && children}
    </div>
  );
}
