import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './Cards.module.css';

/** Grid of cards that link to pages. All rows are complete at every width. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.box}>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}

interface CardProps {
  title: string;
  href: string;
  /** Decoration before the title. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** Card with a link as its title and a short description. The entire card is clickable. */
export function Card({title, href, icon, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {icon}
        <Link to={href}>
          {title}
          {!isInternalUrl(href) && <IconExternalLink />}
        </Link>
      </p>
      {children}
    </div>
  );
}
