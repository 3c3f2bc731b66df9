import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Tabs from '@theme/Tabs';
import {fillHosts} from '@site/src/lib/hosts';
import {useDataCenter} from '@site/src/features/data-center';
import styles from './styles.module.css';
import {useNear} from './useNear.ts';

interface TabProps {
  label: string;
  value: string;
  children: ReactNode;
}

interface ResponseProps {
  /** Status code of the response. */
  status: string;
  children: ReactNode;
}

/** Example of a response to the request of the samples. `Samples` renders it, because it's highlighted together with them. */
export const ResponseExample = ({children}: ResponseProps): ReactNode => children;

/**
 * Code samples in several languages, as tabs that are synchronized with the other language tabs of the site, and an example of the
 * response. A page can have hundreds of them, so the static HTML contains plain text with the first language visible, and each group gets
 * tabs, highlighting, and copy buttons when it's near the viewport. Without JavaScript, all languages are shown with their names.
 */
export function Samples({children}: {children: ReactNode}): ReactNode {
  const [element, isNear] = useNear<HTMLDivElement>();
  const center = useDataCenter();
  const parts = Children.toArray(children);
  const tabs = parts.filter(isTab);
  const response = parts.find(isResponse);
  if (isNear) {
    return (
      <div className={clsx('samples', styles.samples)}>
        <Tabs groupId="language" lazy>
          {tabs}
        </Tabs>
        {response && (
          <div className={styles.response}>
            <p className={styles.label}>{statusLabel(response.props.status)}</p>
            {response}
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={element} className="samples" data-hosts="">
      {tabs.map(({props: {value, label, children: code}}) => (
        // The early script may have changed the hosts in the static HTML.
        <pre key={value} className={languageClassOf(code)} data-label={label} suppressHydrationWarning>
          {fillHosts(textOf(code).trimEnd(), center)}
        </pre>
      ))}
      {response && (
        <pre className="language-json" data-status={response.props.status} suppressHydrationWarning>
          {textOf(response.props.children).trimEnd()}
        </pre>
      )}
    </div>
  );
}

const isTab = (part: ReactNode): part is ReactElement<TabProps> =>
  isValidElement<Partial<TabProps>>(part) && part.props.value !== undefined;

const isResponse = (part: ReactNode): part is ReactElement<ResponseProps> =>
  isValidElement<Partial<ResponseProps>>(part) && part.props.status !== undefined;

/** Returns the label of a response example. The style sheet contains the same text for the static HTML. */
const statusLabel = (status: string): string => `Response ${status}`;

/** Returns the class `language-…` of the code block inside a node. */
function languageClassOf(node: ReactNode): string | undefined {
  if (Array.isArray(node)) return node.map(languageClassOf).find(Boolean);
  if (!isValidElement<{className?: string; children?: ReactNode}>(node)) return undefined;
  const {className, children} = node.props;
  return className?.split(' ').find((name) => name.startsWith('language-')) ?? languageClassOf(children);
}

/** Returns the text content of a node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement(node) ? textOf((node as ReactElement<{children?: ReactNode}>).props.children) : '';
}
