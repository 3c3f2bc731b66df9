import type {BuiltPage} from './readBuild.ts';

/** What is wrong with the records, a sentence each: hits that would lead nowhere, or that could not be told apart. */
export function problemsOf(pages: readonly BuiltPage[], routes: ReadonlySet<string>, baseUrl: string): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {record, ids} of pages) {
    const {path, title, sections} = record;
    if (!routes.has(baseUrl + path.slice(1))) problems.push(`${path} is no page of the site`);
    if (seen.has(path)) problems.push(`${path} stands twice`);
    if (!title) problems.push(`${path} has no title: give it a level 1 heading`);
    seen.add(path);
    const anchors = new Set<string>();
    for (const {anchor, heading} of sections) {
      if (anchor && !ids.has(anchor)) problems.push(`${path}#${anchor} leads nowhere: the page has no element with that id`);
      if (anchors.has(anchor)) problems.push(`${path}#${anchor} stands twice: give one of the two headings another id`);
      if (anchor && !heading) problems.push(`${path}#${anchor} has an empty heading`);
      anchors.add(anchor);
    }
  }
  return problems;
}

/** @throws an error that names every record that leads nowhere. */
export function verify(pages: readonly BuiltPage[], routes: ReadonlySet<string>, baseUrl: string): void {
  const problems = problemsOf(pages, routes, baseUrl);
  if (problems.length) throw new Error(`search-index: ${problems.join('\nsearch-index: ')}`);
}
