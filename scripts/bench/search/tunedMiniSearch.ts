import MiniSearch from 'minisearch';
import {stem, isQuestion, stopWords, termsOf} from 'docusaurus-plugin-site-search/format';
import type {PageRecord} from 'docusaurus-plugin-site-search';
import type {Parameter, Setting} from 'docusaurus-plugin-site-search/evaluation';

/** Weights of the fields, and of matches that aren't exact. */
export const miniSearchWeights: Setting = {
  title: 5,
  path: 3,
  keywords: 3,
  headings: 2,
  identifiers: 2,
  questions: 2,
  description: 2,
  code: 0.3,
  prefix: 0.3,
  fuzzy: 0.3,
  saturation: 1.2,
  length: 0.7,
};
export const miniSearchParameters: Parameter[] = Object.keys(miniSearchWeights).map((name) => ({name}));

const FIELDS = ['title', 'path', 'keywords', 'headings', 'identifiers', 'questions', 'description', 'text', 'code'];

/**
 * Returns a function that searches with MiniSearch in documents with the same content as the site's own index, split into words and reduced to
 * stems by the same functions. A document is a page, which ranks better than a document for each section.
 */
export function tunedMiniSearch(records: readonly PageRecord[]): (query: string, setting: Setting) => string[] {
  const engine = new MiniSearch({
    fields: FIELDS,
    storeFields: ['path'],
    tokenize: termsOf,
    processTerm: (term) => stem(term),
  });
  engine.addAll(
    records
      .filter(({tag}) => tag === 'default' || tag === 'docs-default-current')
      .map(({path, title, description, keywords, questions, sections}) => ({
        id: path,
        path,
        title,
        description,
        keywords: keywords.join('\n'),
        questions: questions.join('\n'),
        headings: sections.map(({heading}) => heading).join('\n'),
        identifiers: sections.flatMap(({identifiers}) => identifiers).join('\n'),
        text: sections.map(({text}) => text).join('\n'),
        code: sections.map(({code}) => code).join('\n'),
      })),
  );
  return (query, setting) => {
    const {prefix, fuzzy, saturation, length, ...boost} = {...miniSearchWeights, ...setting};
    const words = termsOf(query).filter((word) => !stopWords.has(word));
    const text = words.length ? words.join(' ') : query;
    return engine
      .search(text, {
        boost,
        // Only the last word can be incomplete, and only unknown words are corrected, as in the site's own search.
        prefix: (_term, i, terms) => i === terms.length - 1 && !isQuestion(query),
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        weights: {prefix: prefix!, fuzzy: fuzzy!},
        bm25: {k: saturation!, b: length!, d: 0.5},
      })
      .slice(0, 10)
      .map(({id}) => id as string);
  };
}
