import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {tabIds, TabsId} from '@site/src/features/tabs';
import styles from './styles.module.css';

/**
 * Tab panel with an ID, and with the label of its tab as its accessible name and in print. Unlike in Docusaurus, a lazy panel that isn't
 * selected is rendered empty instead of being omitted.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy, tabValues} = useTabs();
  const {tab, panel} = tabIds(use(TabsId), value);
  const isSelected = value === selectedValue;
  const label = tabValues.find((one) => one.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      data-tab={label}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {(isSelected || !lazy) && children}
    </div>
  );
}
