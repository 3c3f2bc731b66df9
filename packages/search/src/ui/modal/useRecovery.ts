import {useEffect} from 'react';

/** Interval between retries, in milliseconds. */
const EVERY = 4000;

/** Calls `retry` every 4 seconds and when the browser is back online, as long as `failed` is true. */
export function useRecovery(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setInterval(retry, EVERY);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);
}
