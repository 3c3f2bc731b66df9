import {Children, isValidElement, useEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import {fillHosts} from '@site/src/lib/hosts';
import {useDataCenter} from '@site/src/features/data-center';
import styles from './styles.module.css';

interface TabProps {
  label: string;
  value: string;
  children: ReactNode;
}

/** How far from the window samples begin to get their colors, so that this is done when the reader comes there. */
const AHEAD = '600px';

/**
 * One task in several languages, as tabs that stay in step with the site's other language tabs. A page may have hundreds: the static page
 * holds them as plain text, the first one on show, and each group gets tabs, colors and a copy button when it comes near the window. Where
 * scripts are off, all languages show, each below its name.
 */
export function Samples({children}: {children: ReactNode}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const center = useDataCenter();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true), {rootMargin: AHEAD});
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  if (isNear) {
    return (
      <Tabs groupId="language" lazy>
        {tabs}
      </Tabs>
    );
  }
  return (
    <div ref={element} className={styles.plain} data-hosts="">
      {tabs.map(({props: {value, label, children: code}}) => (
        // The early script may have put other hosts into the static HTML.
        <pre key={value} data-label={label} suppressHydrationWarning>
          {fillHosts(textOf(code).trimEnd(), center)}
        </pre>
      ))}
    </div>
  );
}

/** The text inside a node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement(node) ? textOf((node as ReactElement<{children?: ReactNode}>).props.children) : '';
}
