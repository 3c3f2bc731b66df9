import {posixPath} from '../../src/lib/paths.ts';

const ROUTE = /^\/([a-z\d][a-z\d-]*\/)+$/;

/** Returns the route for user input: a route or a path, such as `/a/b/`, `a/b`, `docs/a/b.mdx`, or `docs\a\b.mdx`. */
export const routeFromInput = (input: string): string =>
  `/${posixPath(input.trim())
    .replace(/^(\.\/)?docs\/|\.mdx?$/g, '')
    .replace(/^\/+|\/+$/g, '')}/`;

/** Returns an error message if a route isn't valid for a new page, or `undefined` if it is. */
export const newRouteProblem = (route: string): string | undefined =>
  ROUTE.test(route)
    ? undefined
    : `Invalid path "${route}": expected lowercase words between slashes, such as /basics/rotate-a-key/.`;
