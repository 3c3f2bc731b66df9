import {areaOf} from '../../src/content/areas.ts';
import {checkLinks, type Finding, type LinkTargets} from '../../src/content/checkPage.ts';
import {checkLifecycle} from '../../src/content/lifecycle.ts';
import {loadLifecycles} from '../../src/data/tables.ts';
import type {Documents} from './documents.ts';
import type {ParsedDocuments} from './parsedDocuments.ts';
import {STANDALONE_PAGES} from './siteMap.ts';

export interface Options {
  /** Reports documents that are still to be written. */
  noSkeletons?: boolean;
}

/** Returns the findings in these files. Reads other documents only as far as the files depend on them. */
export function checkDocuments(documents: ParsedDocuments, files: readonly string[], {noSkeletons}: Options = {}): Finding[] {
  const targets = linkTargets(documents);
  const descriptions = new Map<string, string[]>();
  for (const file of documents.files) {
    const {description} = documents.frontMatter(file);
    if (description) descriptions.set(description, [...(descriptions.get(description) ?? []), file]);
  }
  const findings = files.flatMap((file): Finding[] => {
    const page = documents.page(file);
    const {description, skeleton} = page.frontMatter;
    const twins = (description && descriptions.get(description)?.filter((other) => other !== file)) || [];
    return [
      ...page.findings,
      ...checkLinks(page, documents.routeOf(file), targets),
      ...twins.map((other) => ({file, line: 1, message: `has the same description as ${other}`})),
      ...(skeleton && noSkeletons ? [{file, line: 1, message: 'is still a skeleton'}] : []),
    ];
  });
  const pages = new Map(documents.files.map((file) => [documents.routeOf(file), {file, source: documents.source(file), frontMatter: documents.frontMatter(file)}]));
  const isChecked = new Set(files.length === documents.files.length ? [...files, 'src/data/lifecycle.yaml'] : files);
  return [...findings, ...checkLifecycle(pages, loadLifecycles(), new Date().toISOString().slice(0, 10)).filter(({file}) => isChecked.has(file))];
}

function linkTargets(documents: ParsedDocuments): LinkTargets {
  // The anchors of pages in `src/pages` aren't known.
  const routes = new Set([...STANDALONE_PAGES, ...documents.routes.keys()]);
  return {has: (route) => routes.has(route), get: (route) => documents.anchors(route), keys: () => routes.keys()};
}

/** Returns how many documents of each area are still to be written. */
export function skeletonsByArea(documents: Documents): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of documents.files.filter((one) => documents.frontMatter(one).skeleton)) {
    const area = areaOf(documents.routeOf(file));
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return new Map([...counts].sort());
}
