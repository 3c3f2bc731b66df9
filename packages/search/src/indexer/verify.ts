import type {IndexedPage} from './records.ts';

/** Returns a message for each record with a missing page or anchor, a duplicate path or anchor, no title, or an empty heading. */
export function problemsOf(pages: readonly IndexedPage[], routes: ReadonlySet<string>, baseUrl: string): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {record, ids} of pages) {
    const {path, title, sections} = record;
    if (!routes.has(baseUrl + path.slice(1))) problems.push(`${path} is not a route of the site`);
    if (seen.has(path)) problems.push(`${path} is indexed twice`);
    if (!title) problems.push(`${path} has no title: add a level 1 heading`);
    seen.add(path);
    const anchors = new Set<string>();
    for (const {anchor, heading} of sections) {
      if (anchor && !ids.has(anchor))
        problems.push(`${path}#${anchor} does not exist: the page has no element with this id`);
      if (anchors.has(anchor))
        problems.push(`${path}#${anchor} is not unique: give one of the headings a different id`);
      if (anchor && !heading) problems.push(`${path}#${anchor} has an empty heading: add text to it`);
      anchors.add(anchor);
    }
  }
  return problems;
}

/**
 * Checks that each record links to an existing page and anchor.
 * @throws if `problemsOf` returns messages; the error contains all of them.
 */
export function verify(pages: readonly IndexedPage[], routes: ReadonlySet<string>, baseUrl: string): void {
  const problems = problemsOf(pages, routes, baseUrl);
  if (problems.length) throw new Error(`search-index: ${problems.join('\nsearch-index: ')}`);
}
