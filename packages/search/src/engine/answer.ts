import {entryText, excerpt, snippetOf} from './excerpt.ts';
import type {Catalog} from './catalog.ts';
import type {Highlighter} from './highlighter.ts';
import type {IndexStore} from './indexStore.ts';
import type {Query} from './parseQuery.ts';
import type {RankedPage, Ranking} from './rank.ts';
import type {Passage, Replacement, SearchAnswer, SearchHit, SearchRequest} from './types.ts';

/** Request with its ranking. */
export interface Found {
  request: SearchRequest;
  query: Query;
  replacement: Replacement | undefined;
  ranking: Ranking;
  highlighter: Highlighter;
  store: IndexStore;
  /** Relevant pages in the requested area, best first. */
  pages: RankedPage[];
}

/** Maximum lengths of excerpts, in characters. */
const SNIPPET = 170;
const QUOTE = 320;
const MAX_PASSAGES = 3;
/** Number of top pages searched for passages. */
const PASSAGE_PAGES = 6;
/** Minimum score of a relevant page, relative to the best page, and minimum share of the query that it contains. */
const LEAST_SCORE = 0.12;
const LEAST_COVERED = 0.34;
/** Minimum share of the question that a passage contains, and minimum score of its page, relative to the best page. */
const PASSAGE_COVERED = 0.45;
const PASSAGE_SCORE = 0.6;

/** Returns the relevant pages of a ranking in the requested area, best first. */
export function relevant({pages, covered}: Ranking, {area}: SearchRequest, catalog: Catalog): RankedPage[] {
  const best = pages[0]?.score ?? 0;
  return pages.filter(
    ({page, score}) =>
      score > 0 &&
      score >= best * LEAST_SCORE &&
      covered[page]! >= LEAST_COVERED &&
      (area === undefined || catalog.areas[catalog.pages[page]!.area]!.id === area),
  );
}

/** Returns the numbers of the sections whose texts the response quotes. */
export const quotedSections = (found: Found): number[] => [...shownSections(found), ...passageSections(found).flat()];

/** Returns the response to a request. It has no passages unless `complete` is true. */
export function answerOf(found: Found, complete: boolean): SearchAnswer {
  const {request, replacement, ranking, store, pages} = found;
  return {
    query: request.query,
    ...(replacement && pages.length > 0 && {replacement}),
    total: pages.length,
    hits: shownSections(found).map((section) => hitOf(section, found)),
    passages: complete ? passagesOf(found) : [],
    areas: areasOf(relevant(ranking, {...request, area: undefined}, store.catalog), store.catalog),
    complete,
  };
}

/** Returns the sections to show as hits for the requested range of pages. */
const shownSections = ({request, pages, store}: Found): number[] =>
  pages
    .slice(request.offset, request.offset + request.limit)
    .flatMap((ranked, position) => hitsOf(ranked, request.perPage, position, store.catalog));

/** Returns up to two candidate sections for each top page; none if the query isn't a question or `offset` isn't 0. */
function passageSections({request, query, pages}: Found): number[][] {
  if (!query.question || request.offset > 0) return [];
  const best = pages[0]?.score ?? 0;
  return pages
    .slice(0, PASSAGE_PAGES)
    .filter(({score}) => score >= best * PASSAGE_SCORE)
    .map(({sections}) => sections.slice(0, 2).map(({section}) => section));
}

/**
 * Returns the sections of a page to show: the best one, and others with a similar score, fewer for lower-ranked pages. If the top of the
 * page is one of them, it comes first.
 */
function hitsOf({page, sections}: RankedPage, perPage: number, position: number, catalog: Catalog): number[] {
  const best = sections[0]?.score ?? 0;
  const most = Math.max(1, perPage - Math.floor(position / 2));
  const shown = sections
    .filter(({score}, i) => i === 0 || score >= best * 0.7)
    .slice(0, most)
    .map(({section}) => section);
  const {first} = catalog.pages[page]!;
  return shown.includes(first) ? [first, ...shown.filter((section) => section !== first)] : shown;
}

function hitOf(section: number, {store, highlighter, ranking}: Found): SearchHit {
  const {catalog} = store;
  const {path, title, area, tag, deprecated, archived} = catalog.pages[catalog.pageOf[section]!]!;
  const text = store.textOf(section);
  const description = text === undefined ? undefined : entryText(text);
  return {
    path,
    anchor: anchorOf(section, catalog),
    title: highlighter.mark(title),
    headings: catalog.headingPath(section).map((heading) => highlighter.mark(heading)),
    area: {id: catalog.areas[area]!.id, name: catalog.areas[area]!.name},
    tag,
    deprecated,
    archived,
    entry: description !== undefined,
    snippet: text ? highlighter.mark(description ?? snippetOf(text, highlighter, ranking.termWeight, SNIPPET)) : [],
  };
}

const anchorOf = (section: number, catalog: Catalog): string =>
  section === catalog.pages[catalog.pageOf[section]!]!.first ? '' : catalog.anchorOf(section);

/** Returns the best passages, at most one for each page. */
function passagesOf(found: Found): Passage[] {
  const {store, highlighter, ranking} = found;
  const {termWeight} = ranking;
  const whole = termWeight.reduce((sum, value) => sum + value, 0);
  const passages: Passage[] = [];
  for (const sections of passageSections(found)) {
    if (passages.length === MAX_PASSAGES) break;
    const quotes = sections.flatMap((section) => {
      const text = store.textOf(section);
      if (!text) return [];
      const {text: quote, slots} = excerpt(text, highlighter, termWeight, QUOTE);
      return [{section, quote, share: [...slots].reduce((sum, slot) => sum + termWeight[slot]!, 0) / whole}];
    });
    quotes.sort((a, b) => b.share - a.share);
    const [top] = quotes;
    if (top && top.share >= PASSAGE_COVERED)
      passages.push({...hitOf(top.section, found), quote: highlighter.mark(top.quote)});
  }
  return passages;
}

function areasOf(pages: readonly RankedPage[], catalog: Catalog): SearchAnswer['areas'] {
  const counts = new Map<number, number>();
  for (const {page} of pages) {
    const {area} = catalog.pages[page]!;
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return catalog.areas
    .map(({id, name}, area) => ({id, name, count: counts.get(area) ?? 0}))
    .filter(({count}) => count > 0);
}
