import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {SharedDoc} from '@site/src/features/sharing';
import {CanonicalOfArchived} from '@site/src/features/versions';
import type {DocFrontMatter} from '@site/src/content/frontMatter';

/** Beside the usual: what other sites show of the page; unwritten pages stay out of search engines, archived ones name the current page as the canonical one. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {skeleton} = useDoc().frontMatter as unknown as DocFrontMatter;
  return (
    <>
      <DocItemMetadata />
      <SharedDoc />
      <CanonicalOfArchived />
      {skeleton && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
