import {useEffect, useState, type ReactNode} from 'react';
import {subscribe} from './store.ts';

/** Live region that tells screen readers that samples have changed. It's rendered once for the entire site. */
export function DataCenterAnnouncer(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => subscribe(({name}, byReader) => byReader && setMessage(`Samples now use the hosts of ${name}.`)), []);
  return (
    <div role="status" className="sr-only">
      {message}
    </div>
  );
}
