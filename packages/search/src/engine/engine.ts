import {wordsOf} from '../format/words.ts';
import {answerOf, quotedSections, relevant, type Found} from './answer.ts';
import {IndexError} from './errors.ts';
import {Highlighter} from './highlighter.ts';
import {IndexStore, type ReadFile} from './indexStore.ts';
import {parseQuery, type Query} from './parseQuery.ts';
import {nearness} from './phrases.ts';
import {rank, type Ranking, type Scope} from './rank.ts';
import {Scorer} from './scorer.ts';
import {replacementOf, slotsOf, type Slot} from './slots.ts';
import type {SearchAnswer, SearchRequest} from './types.ts';
import {weights} from './weights.ts';
import {weigh} from './termWeight.ts';

/** Time limit for loading postings and texts, in milliseconds. After that, results are based on titles, headings, and names only. */
const PATIENCE = 250;
/** Tag of pages that belong to no edition. */
const DEFAULT_TAG = 'default';
/** Number of top pages, and of sections of each, whose text is checked for phrases. */
const READ_PAGES = 12;
const READ_SECTIONS = 4;
/** Minimum weight of a query word for phrase matching. Words with less weight don't express the topic. */
const TELLING = 0.4;

interface Opened {
  store: IndexStore;
  scorer: Scorer;
}

/** Search engine over the index that `readFile` loads. Its only state is the cache of loaded files. */
export class Engine {
  private opening: Promise<Opened> | undefined;

  constructor(private readonly readFile: ReadFile) {}

  /**
   * Loads the core file, so that the first query doesn't have to wait for it.
   * @throws an `IndexError` if the index can't be read.
   */
  async warm(): Promise<void> {
    await this.open();
  }

  /** @throws an `IndexError` if the index can't be read. */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    try {
      return await this.answer(request);
    } catch (error) {
      if (!(error instanceof IndexError) || error.trouble === 'unreachable') throw error;
      // Either a new version of the site was deployed after the core file was loaded, or a file is damaged. Reopen the index once.
      this.opening = undefined;
      return this.answer(request);
    }
  }

  private open(): Promise<Opened> {
    this.opening ??= IndexStore.open(this.readFile)
      .then((store) => ({store, scorer: new Scorer(store.catalog)}))
      .catch((error: unknown) => {
        this.opening = undefined;
        throw error;
      });
    return this.opening;
  }

  private async answer(request: SearchRequest): Promise<SearchAnswer> {
    const {store, scorer} = await this.open();
    const {catalog} = store;
    const query = parseQuery(request.query);
    const slots = weigh(
      slotsOf(query, catalog.vocabulary, catalog.thesaurus),
      catalog.vocabulary,
      catalog.headings.length,
    );
    const started = Date.now();
    const left = () => (request.patient ? Infinity : Math.max(0, PATIENCE - (Date.now() - started)));
    const terms = slots.flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.terms));
    let complete = await within(store.loadTerms(terms), left());
    const scope = scopeOf(request, store);
    const ranking = rank(query, slots, catalog, scorer, complete ? store.postingsOf : () => undefined, scope);
    const highlighter = new Highlighter(slots, catalog.vocabulary);
    const order = tellingSlots(slots);
    if (complete && order.length > 1) {
      complete = await within(store.loadTexts(read(ranking)), left());
      if (complete) addNearness(ranking, query, order, highlighter, store, scope);
    }
    const replacement = replacementOf(query, slots, catalog.vocabulary);
    const found: Found = {
      request,
      query,
      replacement,
      ranking,
      highlighter,
      store,
      pages: relevant(ranking, request, catalog),
    };
    if (complete) complete = await within(store.loadTexts(quotedSections(found)), left());
    return answerOf(found, complete);
  }
}

function scopeOf({query, tags, language, near}: SearchRequest, {catalog}: IndexStore): Scope {
  const area = near === undefined ? -1 : catalog.areas.findIndex(({id}) => id === near);
  const allowed = tags && new Set(tags);
  // If the request selects archived editions only, archived pages rank first.
  const inArchive =
    allowed !== undefined &&
    !catalog.pages.some(({tag, archived}) => allowed.has(tag) && tag !== DEFAULT_TAG && !archived);
  const words = new Set(wordsOf(query));
  const legacy = catalog.areas.map((one, number) => one.legacy === true && number !== area && !words.has(one.id));
  return {
    area,
    allows: (number) => {
      const page = catalog.pages[number]!;
      return (!allowed || allowed.has(page.tag)) && (language === undefined || page.language === language);
    },
    standing(number) {
      const page = catalog.pages[number]!;
      const status = page.deprecated ? weights.deprecated : legacy[page.area] ? weights.legacy : 1;
      return status * (page.archived !== inArchive ? weights.archived : 1);
    },
  };
}

/** Returns the sections whose texts `addNearness` needs. */
const read = ({pages}: Ranking): number[] =>
  pages.slice(0, READ_PAGES).flatMap(({sections}) => sections.slice(0, READ_SECTIONS).map(({section}) => section));

/** Returns the indexes of the slots whose proximity counts, in query order. */
const tellingSlots = (slots: readonly Slot[]): number[] =>
  [...slots.entries()].filter(([, {extra, weight}]) => !extra && weight >= TELLING).map(([slot]) => slot);

/** Adds the proximity bonus to the top pages and their sections, and sorts them again. */
function addNearness(
  ranking: Ranking,
  {pasted}: Query,
  order: readonly number[],
  highlighter: Highlighter,
  {catalog, textOf}: IndexStore,
  {standing}: Scope,
): void {
  const top = ranking.pages.slice(0, READ_PAGES);
  for (const ranked of top) {
    const {title} = catalog.pages[ranked.page]!;
    let best = 0;
    for (const found of ranked.sections.slice(0, READ_SECTIONS)) {
      const {phrase, together} = nearness(
        `${title}\n${catalog.headings[found.section]!}`,
        textOf(found.section) ?? '',
        highlighter,
        order,
        ranking.termWeight,
      );
      const near = weights.phrase * phrase * (pasted ? 2 : 1) + weights.together * together ** 2;
      found.score += ranking.highest * near;
      best = Math.max(best, near);
    }
    ranked.sections.sort((a, b) => b.score - a.score || a.section - b.section);
    ranked.score += ranking.highest * best * standing(ranked.page);
  }
  top.sort((a, b) => b.score - a.score || a.page - b.page);
  ranking.pages.splice(0, top.length, ...top);
}

/** Returns whether `loading` finishes within the time limit. Rejects if `loading` rejects within the limit. */
async function within(loading: Promise<void> | undefined, milliseconds: number): Promise<boolean> {
  if (!loading) return true;
  if (milliseconds === Infinity) {
    await loading;
    return true;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([loading.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
    // The `patient` query that follows requests late files again and reports their errors.
    loading.catch(() => undefined);
  }
}
