import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/src/config/brand';

/** Publisher of the site as a schema.org `Organization`. */
export const publisher = {'@type': 'Organization', name: brand.name, url: brand.home};

/** Returns the site as a schema.org `WebSite`. */
export function useWebSite(): {'@type': string; name: string; url: string} {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return {'@type': 'WebSite', name: brand.title, url: url + baseUrl};
}
