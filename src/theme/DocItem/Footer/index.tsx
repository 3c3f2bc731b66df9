import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {Feedback} from '@site/src/features/feedback';
import {LastChecked, LastReviewed} from '@site/src/features/freshness';
import type {ShownFrontMatter} from '@site/src/content/frontMatter';

/**
 * Adds the feedback section, except on skeleton pages and pages that are no longer maintained, and the dates when the page was last
 * reviewed and its samples and data were last checked.
 */
export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {banner} = useDocsVersion();
  const {skeleton, checked, last_reviewed: lastReviewed} = frontMatter as unknown as ShownFrontMatter;
  const isMaintained = banner !== 'unmaintained';
  return (
    <>
      {!skeleton && isMaintained && <Feedback title={metadata.title} permalink={metadata.permalink} />}
      <DocItemFooter />
      {isMaintained && lastReviewed && <LastReviewed day={lastReviewed} />}
      {isMaintained && <LastChecked parts={checked} />}
    </>
  );
}
