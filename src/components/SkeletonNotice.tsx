import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areaOf, areas} from '@site/src/content/areas';

interface Props {
  title: string;
  /** Path of the page, including the base URL. */
  permalink: string;
}

/** Notice for a page whose text isn't written yet, with a link to the landing page of its area. */
export function SkeletonNotice({title, permalink}: Props): ReactNode {
  const route = permalink.replace(/^\/2024\//, '/');
  const area = areas.find(({id}) => id === areaOf(route))!;
  return (
    <p>
      The page “{title}” is still being written. Until it&apos;s available, see{' '}
      <Link to={area.landing}>{area.name}</Link>.
    </p>
  );
}
