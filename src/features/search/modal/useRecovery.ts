import {useEffect} from 'react';

/** So often it is tried whether the index can be had again. */
const EVERY = 4000;

/** While the index can't be read, tries again now and then, and when the network is back. */
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
