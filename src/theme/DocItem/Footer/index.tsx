import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {Feedback} from '@site/src/features/feedback';
import type {DocFrontMatter} from '@site/src/content/frontMatter';

/** Below a document: whether it helped, then the usual. Nobody is asked about a page that is unwritten or no longer maintained. */
export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {banner} = useDocsVersion();
  const {skeleton} = frontMatter as unknown as DocFrontMatter;
  return (
    <>
      {!skeleton && banner !== 'unmaintained' && <Feedback title={metadata.title} permalink={metadata.permalink} />}
      <DocItemFooter />
    </>
  );
}
