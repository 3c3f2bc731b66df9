import {areas} from '../options.ts';

/** URL parameters of the search page. */
export interface PageParams {
  query: string;
  area?: string;
  /** Name of a docs version. Default: the current version. */
  version?: string;
  /** Page of results, starting at 1. */
  page: number;
}

/** Parses the query string of the search page. Ignores invalid values. */
export function readParams(search: string, versions: readonly string[]): PageParams {
  const params = new URLSearchParams(search);
  const area = areas.find(({id}) => id === params.get('area'))?.id;
  const version = versions.find((name) => name === params.get('version'));
  const page = Number(params.get('page') ?? '1');
  return {
    query: params.get('q') ?? '',
    ...(area && {area}),
    ...(version && {version}),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** Returns the query string with `?`, without default values; empty if all values are the default. */
export function writeParams({query, area, version, page}: PageParams): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (area) params.set('area', area);
  if (version) params.set('version', version);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}
