import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** A grid of cards, each a way into the documentation. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

/** One card: a title that is the link, and a few words. The whole card can be clicked. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Link to={href}>
          {title}
          {!isInternalUrl(href) && <IconExternalLink />}
        </Link>
      </p>
      {children}
    </div>
  );
}
