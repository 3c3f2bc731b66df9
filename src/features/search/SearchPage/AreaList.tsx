import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areas} from '../../../content/areas.ts';

/** List of the product areas, shown without JavaScript and for an empty query. */
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
