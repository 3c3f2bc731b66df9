import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {Badges} from '@site/src/components/Badges';
import {SkeletonNotice} from '@site/src/components/SkeletonNotice';
import type {ShownFrontMatter} from '@site/src/content/frontMatter';
import {CopyMenu} from '@site/src/features/page-tools';

/** Page content with page tools and badges. A skeleton page, whose text isn't written yet, shows a notice instead of its content. */
export default function DocItemContentWrapper({children}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const page = frontMatter as unknown as ShownFrontMatter;
  return (
    <>
      {!page.skeleton && <CopyMenu key={metadata.permalink} />}
      <Badges appliesTo={page.applies_to} plan={page.plan} status={page.status} since={page.status_since} />
      <DocItemContent>
        {page.skeleton ? <SkeletonNotice title={page.title} area={page.area} /> : children}
      </DocItemContent>
    </>
  );
}
