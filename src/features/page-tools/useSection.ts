import {useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {sectionOf, sectionPath, type Category} from '@site/src/lib/sections';

/** Returns the single-page section with the current page. `src/plugins/publish/steps/sections` generates sections only for the current edition. */
export function useSection(): {label: string; address: string} | undefined {
  const {isLast} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const chain = (useSidebarBreadcrumbs() ?? []).flatMap((item): Category[] =>
    item.type === 'category' ? [{label: item.label, pages: [...new Set(pagesOf(item))]}] : [],
  );
  const index = sectionOf(chain);
  const labels = chain.slice(0, (index ?? -1) + 1).map(({label}) => label);
  const address = useBaseUrl(sectionPath(sidebar?.name ?? '', labels));
  return isLast && sidebar && index !== undefined ? {label: labels.at(-1)!, address} : undefined;
}

function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return item.docId === undefined ? [] : [item.href];
  if (item.type !== 'category') return [];
  return [...(item.href === undefined ? [] : [item.href]), ...item.items.flatMap(pagesOf)];
}
