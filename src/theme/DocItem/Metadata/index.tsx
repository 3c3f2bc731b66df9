import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {DocFrontMatter} from '@site/src/content/frontMatter';
import {MarkdownLink} from '@site/src/features/page-tools';
import {SharedDoc} from '@site/src/features/sharing';
import {CanonicalOfArchived} from '@site/src/features/versions';

/**
 * Adds link preview metadata and a link to the Markdown version. Skeleton pages have `noindex`; archived pages have the current page as
 * their canonical URL.
 */
export default function DocItemMetadataWrapper(): ReactNode {
  const {skeleton} = useDoc().frontMatter as unknown as DocFrontMatter;
  return (
    <>
      <DocItemMetadata />
      <SharedDoc />
      <CanonicalOfArchived />
      {skeleton ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : (
        <MarkdownLink />
      )}
    </>
  );
}
