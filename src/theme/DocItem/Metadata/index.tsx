import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {DocFrontMatter} from '@site/src/content/frontMatter';
import {TwinLink} from '@site/src/features/page-tools';
import {SharedDoc} from '@site/src/features/sharing';
import {CanonicalOfArchived} from '@site/src/features/versions';

/**
 * Beside the usual: pages announce their Markdown twin and what other sites show of them, unwritten ones stay out of search engines,
 * archived ones name the current page as canonical.
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
        <TwinLink />
      )}
    </>
  );
}
