import {areaOf} from '../../src/content/areas.ts';
import {checkLinks, type LinkTargets} from '../../src/content/checkPage.ts';
import {checkLifecycle} from '../../src/content/lifecycle.ts';
import {loadLifecycles} from '../../src/data/tables.ts';
import {STANDALONE_PAGES} from '../../scripts/lib/siteMap.ts';
import type {Diagnostic} from '../diagnostic.ts';
import {entryOf} from '../documents.ts';
import type {ParsedDocuments} from '../parsedDocuments.ts';
import type {Context, Rules} from '../run.ts';

/**
 * Returns the rules for documents: front matter, MDX, fences, components, flags, capabilities, and internal links. They parse documents
 * that they don't check only if the checked ones link to their anchors.
 */
export function pages({documents, files, isEverything, noSkeletons, today}: Context): Rules {
  return {
    checkFile: (file) => documents.page(file).findings,
    finish() {
      const targets = linkTargets(documents);
      const descriptions = new Map<string, string[]>();
      for (const file of documents.files) {
        const {description} = documents.frontMatter(file);
        if (description) entryOf(descriptions, description, () => []).push(file);
      }
      const findings = files.flatMap((file): Diagnostic[] => {
        const page = documents.page(file);
        const {description, skeleton} = page.frontMatter;
        const say = (rule: string, message: string): Diagnostic => ({file, line: 1, column: 1, rule, message});
        const others = (description && descriptions.get(description)?.filter((other) => other !== file)) || [];
        return [
          ...checkLinks(page, documents.routeOf(file), targets),
          ...others.map((other) => say('same-description', `has the same description as ${other}`)),
          ...(skeleton && noSkeletons
            ? [say('skeleton', 'is a skeleton; write the page and remove the key "skeleton"')]
            : []),
        ];
      });
      const isChecked = new Set(isEverything ? [...files, 'src/data/lifecycle.yaml'] : files);
      const left = isEverything ? skeletonsByArea(documents) : [];
      return {
        findings: [...findings, ...lifecycleFindings(documents, today).filter(({file}) => isChecked.has(file))],
        checked: `${files.length} documents`,
        notes: left.length ? [`Skeletons left: ${left.map(([area, count]) => `${area} ${count}`).join(', ')}`] : [],
      };
    },
  };
}

function linkTargets(documents: ParsedDocuments): LinkTargets {
  // The anchors of pages in `src/pages` aren't known.
  const routes = new Set([...STANDALONE_PAGES, ...documents.routes.keys()]);
  return {has: (route) => routes.has(route), get: (route) => documents.anchors(route), keys: () => routes.keys()};
}

function lifecycleFindings(documents: ParsedDocuments, today: string): Diagnostic[] {
  const all = documents.files.map(
    (file) =>
      [
        documents.routeOf(file),
        {file, source: documents.source(file), frontMatter: documents.frontMatter(file)},
      ] as const,
  );
  return checkLifecycle(new Map(all), loadLifecycles(), today);
}

/** Returns the number of skeletons in each area that has any, sorted by area. */
function skeletonsByArea(documents: ParsedDocuments): [area: string, count: number][] {
  const skeletons = documents.files.filter((file) => documents.frontMatter(file).skeleton);
  const areas = skeletons.map((file) => areaOf(documents.routeOf(file)));
  return [...new Set(areas)].sort().map((area) => [area, areas.filter((one) => one === area).length]);
}
