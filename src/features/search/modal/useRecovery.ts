import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchEngine} from '../worker/engineClient.ts';
import {refreshResults} from './inputEvents.ts';
import {isShown} from './searchClient.ts';

/** So often it is tried whether the index can be had again. */
const EVERY = 4000;

export interface Recovery {
  failed: boolean;
  fails: () => void;
  works: () => void;
  /** Tries at once. */
  retry: () => void;
}

/** After a failure, tries again now and then and when the network is back, and then shows the results of what is typed. */
export function useRecovery(engine: SearchEngine, container: HTMLElement): Recovery {
  const [failed, setFailed] = useState(false);
  const trying = useRef(false);
  const retry = useCallback(() => {
    if (trying.current) return;
    trying.current = true;
    engine
      .warm()
      .then(() => refreshResults(container), () => undefined)
      .finally(() => {
        trying.current = false;
      });
  }, [engine, container]);

  useEffect(() => {
    if (!failed) return undefined;
    const timer = setInterval(retry, EVERY);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);

  useEffect(() => {
    // DocSearch throws what it has shown on its error screen once more, to nobody.
    const quiet = (event: PromiseRejectionEvent) => isShown(event.reason) && event.preventDefault();
    window.addEventListener('unhandledrejection', quiet);
    return () => window.removeEventListener('unhandledrejection', quiet);
  }, []);

  return {failed, fails: useCallback(() => setFailed(true), []), works: useCallback(() => setFailed(false), []), retry};
}
