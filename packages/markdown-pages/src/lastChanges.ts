import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';

type Vcs = LoadContext['siteConfig']['future']['experimental_vcs'];

/** Returns the UTC date (`YYYY-MM-DD`) of the last change to each route's source, by route with the base URL. Omits routes without one. */
export async function lastChanges(
  routes: readonly RouteConfig[],
  siteDir: string,
  vcs: Vcs,
): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const {path: route, metadata} of routes.flatMap(leaves)) {
    const known = metadata?.lastUpdatedAt;
    const time =
      known === undefined && metadata?.sourceFilePath
        ? (await vcs.getFileLastUpdateInfo(path.resolve(siteDir, metadata.sourceFilePath)))?.timestamp
        : known;
    if (time) days.set(route, new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

const leaves = (route: RouteConfig): RouteConfig[] => (route.routes ? route.routes.flatMap(leaves) : [route]);
