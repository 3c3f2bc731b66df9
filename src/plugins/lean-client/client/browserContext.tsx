import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

/**
 * Says, as Docusaurus's own, that the page is in a browser once it is hydrated. What then renders anew, as on every page something does, gives
 * way to the reader: Docusaurus's own has it done in one go.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
