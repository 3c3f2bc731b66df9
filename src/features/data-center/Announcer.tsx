import {useEffect, useState, type ReactNode} from 'react';
import {subscribe} from './store.ts';

/** Says, to those who do not see it, that samples have changed. One for the whole site. */
export function DataCenterAnnouncer(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => subscribe(({name}, byReader) => byReader && setMessage(`Samples now use the hosts of ${name}.`)), []);
  return (
    <div role="status" className="sr-only">
      {message}
    </div>
  );
}
