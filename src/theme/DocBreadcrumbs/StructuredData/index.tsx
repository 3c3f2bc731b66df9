import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {withSlash} from '@site/src/lib/withSlash';

/** The breadcrumbs as data for search engines, by the addresses that the pages really have: with a slash at their end. */
export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  return <StructuredData breadcrumbs={breadcrumbs.map((item) => ({...item, ...(item.href && {href: withSlash(item.href)})}))} />;
}
