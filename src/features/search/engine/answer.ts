import {excerpt} from './excerpt.ts';
import type {Catalog} from './catalog.ts';
import type {Highlighter} from './highlighter.ts';
import type {IndexStore} from './indexStore.ts';
import type {Query} from './parseQuery.ts';
import type {RankedPage, Ranking} from './rank.ts';
import type {Passage, SearchAnswer, SearchHit, SearchRequest} from './types.ts';

/** A query with what was found for it. */
export interface Found {
  request: SearchRequest;
  query: Query;
  ranking: Ranking;
  highlighter: Highlighter;
  store: IndexStore;
  /** The pages that are worth showing, of the area that was asked for. */
  pages: RankedPage[];
}

const SNIPPET = 170;
const QUOTE = 320;
const MAX_PASSAGES = 3;
/** So many pages are looked at for them. */
const PASSAGE_PAGES = 6;
/** A page with less of the best page's score, or less of the query, than this is noise. */
const LEAST_SCORE = 0.12;
const LEAST_COVERED = 0.34;
/** A passage has to hold so much of the question, and its page to be so near to the best. */
const PASSAGE_COVERED = 0.45;
const PASSAGE_SCORE = 0.6;

/** The pages of a ranking that are worth showing. */
export function relevant({pages, covered}: Ranking, {area}: SearchRequest, catalog: Catalog): RankedPage[] {
  const best = pages[0]?.score ?? 0;
  return pages.filter(
    ({page, score}) =>
      score > 0 && score >= best * LEAST_SCORE && covered[page]! >= LEAST_COVERED && (area === undefined || catalog.areas[catalog.pages[page]!.area]!.id === area),
  );
}

/** The sections whose texts an answer quotes. */
export const quotedSections = (found: Found): number[] => [...shownSections(found), ...passageSections(found).flat()];

/** The answer to a query; without texts unless `complete`. */
export function answerOf(found: Found, complete: boolean): SearchAnswer {
  const {request, ranking, store, pages} = found;
  return {
    query: request.query,
    total: pages.length,
    hits: shownSections(found).map((section) => hitOf(section, found)),
    passages: complete ? passagesOf(found) : [],
    areas: areasOf(relevant(ranking, {...request, area: undefined}, store.catalog), store.catalog),
    complete,
  };
}

/** The sections that are hits, of the pages that were asked for. */
const shownSections = ({request, pages, store}: Found): number[] =>
  pages
    .slice(request.offset, request.offset + request.limit)
    .flatMap((ranked, position) => hitsOf(ranked, request.perPage, position, store.catalog));

/** The sections that may answer a question, of each page that is near to the best; none for other queries, or beyond the first hits. */
function passageSections({request, query, pages}: Found): number[][] {
  if (!query.question || request.offset > 0) return [];
  const best = pages[0]?.score ?? 0;
  return pages
    .slice(0, PASSAGE_PAGES)
    .filter(({score}) => score >= best * PASSAGE_SCORE)
    .map(({sections}) => sections.slice(0, 2).map(({section}) => section));
}

/** The sections of a page to show: its best, and others that are nearly as good; fewer further down. The page itself comes first. */
function hitsOf({page, sections}: RankedPage, perPage: number, position: number, catalog: Catalog): number[] {
  const best = sections[0]?.score ?? 0;
  const most = Math.max(1, perPage - Math.floor(position / 2));
  const shown = sections.filter(({score}, i) => i === 0 || score >= best * 0.7).slice(0, most).map(({section}) => section);
  const {first} = catalog.pages[page]!;
  return shown.includes(first) ? [first, ...shown.filter((section) => section !== first)] : shown;
}

function hitOf(section: number, {store, highlighter, ranking}: Found): SearchHit {
  const {catalog} = store;
  const {path, title, area, tag, deprecated, archived} = catalog.pages[catalog.pageOf[section]!]!;
  const text = store.textOf(section);
  return {
    path,
    anchor: anchorOf(section, catalog),
    title: highlighter.mark(title),
    headings: catalog.headingPath(section).map((heading) => highlighter.mark(heading)),
    area: catalog.areas[area]!,
    tag,
    deprecated,
    archived,
    snippet: text ? highlighter.mark(excerpt(text, highlighter, ranking.worth, SNIPPET).text) : [],
  };
}

const anchorOf = (section: number, catalog: Catalog): string =>
  section === catalog.pages[catalog.pageOf[section]!]!.first ? '' : catalog.anchorOf(section);

/** The best stretches of the best pages, one a page. */
function passagesOf(found: Found): Passage[] {
  const {store, highlighter, ranking} = found;
  const {worth} = ranking;
  const whole = worth.reduce((sum, value) => sum + value, 0);
  const passages: Passage[] = [];
  for (const sections of passageSections(found)) {
    if (passages.length === MAX_PASSAGES) break;
    const quotes = sections.flatMap((section) => {
      const text = store.textOf(section);
      if (!text) return [];
      const {text: quote, slots} = excerpt(text, highlighter, worth, QUOTE);
      return [{section, quote, share: [...slots].reduce((sum, slot) => sum + worth[slot]!, 0) / whole}];
    });
    quotes.sort((a, b) => b.share - a.share);
    const [top] = quotes;
    if (top && top.share >= PASSAGE_COVERED) passages.push({...hitOf(top.section, found), quote: highlighter.mark(top.quote)});
  }
  return passages;
}

function areasOf(pages: readonly RankedPage[], catalog: Catalog): SearchAnswer['areas'] {
  const counts = new Map<number, number>();
  for (const {page} of pages) {
    const {area} = catalog.pages[page]!;
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return catalog.areas.map(({id, name}, area) => ({id, name, count: counts.get(area) ?? 0})).filter(({count}) => count > 0);
}
