import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/src/config/brand';

/** Whoever publishes the site, in the words of schema.org. */
export const publisher = {'@type': 'Organization', name: brand.name, url: brand.home};

/** The site, in the words of schema.org. */
export function useWebSite(): {'@type': string; name: string; url: string} {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return {'@type': 'WebSite', name: brand.title, url: url + baseUrl};
}
