import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {Feedback} from '@site/src/features/feedback';
import {LastChecked} from '@site/src/features/freshness';
import type {ShownFrontMatter} from '@site/src/content/frontMatter';

/**
 * Below a document: whether it helped, then the usual, then when its samples and data were last checked. Nobody is asked about a page
 * that is unwritten or no longer maintained.
 */
export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {banner} = useDocsVersion();
  const {skeleton, checked} = frontMatter as unknown as ShownFrontMatter;
  const isMaintained = banner !== 'unmaintained';
  return (
    <>
      {!skeleton && isMaintained && <Feedback title={metadata.title} permalink={metadata.permalink} />}
      <DocItemFooter />
      {isMaintained && <LastChecked parts={checked} />}
    </>
  );
}
