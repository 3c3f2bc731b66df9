import {Children, isValidElement, useEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

interface TabProps {
  label: string;
  value: string;
  children: ReactNode;
}

/** How far below the window samples begin to get their colors, so that this is done when the reader comes there. */
const AHEAD = '600px';

/**
 * One task in several languages, as tabs that stay in step with the site's other language tabs. A page may have hundreds: the static page
 * holds them as plain text, and each gets colors and a copy button when it comes near the window. Where scripts are off, all show.
 */
export function Samples({children}: {children: ReactNode}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true), {rootMargin: AHEAD});
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  if (near) {
    return (
      <Tabs groupId="language" lazy>
        {tabs}
      </Tabs>
    );
  }
  return (
    <div ref={element} className={styles.plain}>
      <ul className="tabs">
        {tabs.map(({props: {value, label}}, at) => (
          <li key={value} className={at ? 'tabs__item' : 'tabs__item tabs__item--active'}>
            {label}
          </li>
        ))}
      </ul>
      {tabs.map(({props: {value, children: code}}, at) => (
        <pre key={value} hidden={at > 0}>
          {textOf(code).trimEnd()}
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
