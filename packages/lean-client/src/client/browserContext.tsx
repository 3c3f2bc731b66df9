import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

/**
 * Provides whether the page has been hydrated, like Docusaurus's provider. The change runs in a transition, so user input can interrupt the
 * re-render that it triggers on every page. In Docusaurus, the re-render blocks the main thread.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
