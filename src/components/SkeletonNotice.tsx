import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ShownFrontMatter} from '@site/src/content/frontMatter';

/** Notice for a page whose text isn't written yet, with a link to the landing page of its area. */
export function SkeletonNotice({title, area}: Pick<ShownFrontMatter, 'title' | 'area'>): ReactNode {
  return (
    <p>
      The page “{title}” is still being written. Until it&apos;s available, see{' '}
      <Link to={area.landing}>{area.name}</Link>.
    </p>
  );
}
