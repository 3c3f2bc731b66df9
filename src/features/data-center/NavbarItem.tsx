import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DataCenterSwitch} from './Switch.tsx';
import styles from './styles.module.css';

/** The switch in the bar at the top, and in the menu of small screens. */
export function DataCenterNavbarItem({mobile = false}: {mobile?: boolean}): ReactNode {
  if (!mobile) return <DataCenterSwitch className={clsx('navbar__item', styles.inNavbar)} />;
  return (
    <li className="menu__list-item">
      <DataCenterSwitch className={styles.inMenu} showLabel />
    </li>
  );
}
