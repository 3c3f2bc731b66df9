import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardAlt, cardPath} from '@site/src/config/socialCard';
import type {ShownFrontMatter} from '@site/src/content/frontMatter';
import {withSlash} from '@site/src/lib/paths';
import {JsonLd, publisher, useWebSite} from './structuredData.tsx';

/** Metadata of a docs page: the social card of its area and, in the current edition, structured data of an article. */
export function SharedDoc(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {area} = frontMatter as unknown as ShownFrontMatter;
  const {isLast} = useDocsVersion();
  const {siteConfig, i18n} = useDocusaurusContext();
  const isPartOf = useWebSite();
  const image = useBaseUrlUtils().withBaseUrl(cardPath(area.id), {absolute: true});
  // Git dates have no milliseconds.
  const changed = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().replace('.000', '');
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + withSlash(permalink),
    image,
    ...(changed && {dateModified: changed}),
    inLanguage: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
    isPartOf,
    publisher,
  };
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:image" content={image} />
        <meta property="og:image:alt" content={cardAlt({id: area.id, title: area.name})} />
        <meta name="twitter:image" content={image} />
        {changed && <meta property="article:modified_time" content={changed} />}
      </Head>
      {isLast && <JsonLd data={article} />}
    </>
  );
}
