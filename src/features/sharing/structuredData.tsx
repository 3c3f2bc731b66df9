import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/src/config/brand';

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

/** Publisher of the site as a schema.org `Organization`. */
export const publisher = {'@type': 'Organization', name: brand.name, url: brand.home};

/** Returns the site as a schema.org `WebSite`. */
export function useWebSite(): {'@type': string; name: string; url: string} {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return {'@type': 'WebSite', name: brand.title, url: url + baseUrl};
}

/** Structured data of the site, for the home page. */
export function SharedSite(): ReactNode {
  return <JsonLd data={{...useWebSite(), publisher}} />;
}
