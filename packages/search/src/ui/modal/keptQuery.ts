import {useEffect, useLayoutEffect, useState} from 'react';

/** Query of the last modal that was closed without opening a page. */
let kept = '';

const inputOf = (container: HTMLElement): HTMLInputElement | null =>
  container.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Returns the first query of the modal: `typed`, or else the query that the last modal was closed with, which is selected. */
export function useKeptQuery(container: HTMLElement, typed: string | undefined): string | undefined {
  const [initial] = useState(() => typed ?? (kept || undefined));
  useEffect(() => {
    // Typing replaces a selected query.
    if (typed === undefined) inputOf(container)?.select();
  }, [container, typed]);
  useLayoutEffect(() => {
    const {href} = location;
    return () => {
      const query = inputOf(container)?.value ?? '';
      kept = query;
      // The URL changes after the modal closes if the reader opened a hit, so the search was successful.
      setTimeout(() => {
        if (location.href !== href && kept === query) kept = '';
      });
    };
  }, [container]);
  return initial;
}
