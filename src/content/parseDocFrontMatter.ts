import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {loadLifecycles} from '../data/tables.ts';
import {isoDay} from '../lib/dates.ts';
import {posixPath} from '../lib/paths.ts';
import {areaOf, areas} from './areas.ts';
import {checkFrontMatter, lineOfKey, type CheckedPart, type DocFrontMatter} from './frontMatter.ts';
import {lifecycleOf, sinceOf} from './lifecycle.ts';
import {routeOf} from './routes.ts';

/** Matches the path of a document. The group is its path below the folder of its edition, without the extension. */
const DOCUMENT = /(?:^|\/)(?:docs|versioned_docs\/version-[^/]+)\/(?!.*\/?_partials\/)(.*?)(?:\.mdx?)?$/;

/** Returns the date (YYYY-MM-DD) on which a document's status took effect. */
function statusSince(file: string, {status}: Partial<DocFrontMatter>): string | undefined {
  const [, page] = /^docs\/(.*)$/.exec(file) ?? [];
  const life = page && status && lifecycleOf(routeOf(page).path, loadLifecycles());
  return life ? sinceOf(life, status) : undefined;
}

/** Patterns of checked content in the source of a page. */
const SIGNS: Record<CheckedPart, RegExp> = {
  samples: /^ *(?:`{3,}|~{3,})[a-z]/m,
  data: /^ *<[A-Z]\w+(?:Reference|Configurator)\b/m,
};

/** Returns the types of checked content in the source of a page. Empty if the page contains only text. */
const checkedParts = (source: string): CheckedPart[] =>
  (Object.keys(SIGNS) as CheckedPart[]).filter((part) => SIGNS[part].test(source));

/**
 * Implements `markdown.parseFrontMatter` of Docusaurus: parses front matter, validates it for documents, adds the derived values of
 * `ShownFrontMatter`, and omits keywords, questions, and queries, which only the search index needs. Docusaurus puts front matter into the scripts of pages.
 * @throws {Error} if a document's front matter is invalid. The message lists each problem with file and line.
 */
export const parseDocFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = posixPath(path.relative(process.cwd(), params.filePath));
  const [, document] = DOCUMENT.exec(file) ?? [];
  if (document === undefined) return result;
  const problems = checkFrontMatter(result.frontMatter);
  if (problems.length) {
    const lines = problems.map(
      ({key, message}) => `${file}:${lineOfKey(params.fileContent, key)}: front matter: ${message}`,
    );
    throw new Error(lines.join('\n'));
  }
  const since = statusSince(file, result.frontMatter);
  const reviewed = isoDay(result.frontMatter.last_reviewed);
  const {id, name, landing} = areas.find((area) => area.id === areaOf(`/${document}/`))!;
  const shown = {
    area: {id, name, landing},
    checked: checkedParts(params.fileContent),
    ...(since && {status_since: since}),
    // A string, because the client receives front matter as JSON.
    ...(reviewed && {last_reviewed: reviewed}),
  };
  const frontMatter: Record<string, unknown> = {...result.frontMatter, ...shown};
  delete frontMatter.keywords;
  delete frontMatter.questions;
  delete frontMatter.queries;
  return {...result, frontMatter};
};
