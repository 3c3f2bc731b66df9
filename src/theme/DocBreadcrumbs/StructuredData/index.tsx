import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {withSlash} from '@site/src/lib/paths';

/** Structured data of the breadcrumbs, with a trailing slash in URLs, like in the URLs of the pages. */
export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) => ({...item, ...(item.href && {href: withSlash(item.href)})}))}
    />
  );
}
