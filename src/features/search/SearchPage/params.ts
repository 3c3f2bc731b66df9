import {areas, type AreaId} from '../../../content/areas.ts';

/** What the address of the search page says. */
export interface PageParams {
  query: string;
  area?: AreaId;
  /** The name of a version of the documents; the current one if absent. */
  version?: string;
  /** From 1. */
  page: number;
}

/** Reads the address; what makes no sense is left out. */
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

/** The part of an address behind its path; what is as usual is left out. */
export function writeParams({query, area, version, page}: PageParams): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (area) params.set('area', area);
  if (version) params.set('version', version);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}
