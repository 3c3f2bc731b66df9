import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DataCenterSwitch} from './Switch.tsx';
import styles from './styles.module.css';

/** Icon before the name of the data center, which tells readers that the name is a location. */
const Globe = (): ReactNode => (
  <svg
    className={styles.icon}
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
  </svg>
);

/** Data center switch in the navbar and in the mobile menu. */
export function DataCenterNavbarItem({mobile = false}: {mobile?: boolean}): ReactNode {
  if (!mobile) {
    return (
      <DataCenterSwitch className={clsx('navbar__item', styles.inNavbar)}>
        <Globe />
      </DataCenterSwitch>
    );
  }
  return (
    <li className="menu__list-item">
      <DataCenterSwitch className={styles.inMenu} showLabel />
    </li>
  );
}
