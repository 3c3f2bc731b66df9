import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Facts for search engines, in the words of schema.org. Browsers do not run such a script, so no policy needs to know of it. */
export function JsonLd({data}: {data: object}): ReactNode {
  // So that no text can end the element.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
