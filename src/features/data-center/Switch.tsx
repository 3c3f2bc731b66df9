import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {centers, choose, subscribe, useDataCenter} from './store.ts';
import styles from './styles.module.css';

/** Drop-down list to select the data center whose hosts samples use. It's hidden without JavaScript. */
export function DataCenterSwitch({
  className,
  showLabel = false,
  children,
}: {
  className?: string;
  showLabel?: boolean;
  children?: ReactNode;
}): ReactNode {
  const {id} = useDataCenter();
  return (
    <label className={clsx(styles.switch, className)}>
      <span className={showLabel ? undefined : 'sr-only'}>Data center</span>
      {children}
      <select data-centers="" className={styles.select} value={id} onChange={({target}) => choose(target.value)}>
        {centers.map((center) => (
          <option key={center.id} value={center.id}>
            {center.name}
          </option>
        ))}
      </select>
    </label>
  );
}

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

/** Live region that tells screen readers that samples have changed. It's rendered once for the entire site. */
export function DataCenterAnnouncer(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => subscribe(({name}, byReader) => byReader && setMessage(`Samples now use the hosts of ${name}.`)), []);
  return (
    <div role="status" className="sr-only">
      {message}
    </div>
  );
}
