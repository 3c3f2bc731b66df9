import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areas} from '../../../content/areas.ts';

/** What the page offers where scripts are off, and before anything is typed: the ways into the documentation. */
export function AreaList(): ReactNode {
  return (
    <ul>
      {areas.map(({id, name, landing}) => (
        <li key={id}>
          <Link to={landing}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
