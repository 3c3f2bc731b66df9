import {posixPath} from '../../src/lib/posixPath.ts';

const ROUTE = /^\/([a-z\d][a-z\d-]*\/)+$/;

/** Returns the route that someone means by a route or a file: `/a/b/`, `a/b`, `docs/a/b.mdx`, or `docs\a\b.mdx`. */
export const routeFromInput = (input: string): string =>
  `/${posixPath(input.trim()).replace(/^(\.\/)?docs\/|\.mdx?$/g, '').replace(/^\/+|\/+$/g, '')}/`;

/** Returns why a route can't be that of a new page, or `undefined` if it can. */
export const newRouteProblem = (route: string): string | undefined =>
  ROUTE.test(route) ? undefined : `Invalid path "${route}": expected lowercase words between slashes, such as /basics/rotate-a-key/.`;
