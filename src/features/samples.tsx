import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Tabs from '@theme/Tabs';
import {fillHosts} from '@site/src/lib/hosts';
import {HostCode, useDataCenter} from '@site/src/features/data-center';
import styles from './samples.module.css';

/** Distance from the viewport at which an element is near, so that it's complete when it becomes visible. */
const AHEAD = '600px';

/**
 * Returns a ref for an element, and whether the element has been near the viewport or the page is printed. Always false during hydration, because code blocks that
 * are mounted in that phase keep the HTML of the server, and these blocks have none.
 */
function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      {rootMargin: AHEAD},
    );
    observer.observe(element.current);
    // Prints contain the reader's language, which only the tabs know.
    const show = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return [element, isNear && isBrowser];
}

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

/** Time for which the button shows that the URL was copied, in milliseconds. */
const SHOWN_FOR = 2000;
const COPIED = 'Copied';

/**
 * Full URL of an operation with the host of the selected data center, and a button that copies it. The button isn't in the static HTML,
 * because it needs JavaScript, and a page can have dozens of URLs.
 */
export function EndpointUrl({url}: {url: string}): ReactNode {
  const [element, isNear] = useNear<HTMLElement>();
  const filled = fillHosts(url, useDataCenter());
  return (
    <>
      <HostCode ref={element} code={url} />
      {isNear && <CopyButton text={filled} />}
    </>
  );
}

function CopyButton({text}: {text: string}): ReactNode {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(COPIED);
    } catch {
      setResult('The browser denied access to the clipboard');
    }
  };
  const isCopied = result === COPIED;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label="Copy URL"
        title="Copy URL"
        onClick={() => void copyText()}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          {isCopied ? <path d="m4 12 6 6L20 6" /> : <path d="M8 8h12v13H8zM16 8V3H4v13h4" strokeLinejoin="round" />}
        </svg>
      </button>
      <span role="status" className="sr-only">
        {result}
      </span>
    </>
  );
}
