import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Structured data (schema.org) as JSON-LD. Browsers don't run this script type, so a content security policy needn't allow it. */
export function JsonLd({data}: {data: object}): ReactNode {
  // Escape `<`, so that no text can close the script element.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
