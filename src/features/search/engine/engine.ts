import {answerOf, quotedSections, relevant, type Found} from './answer.ts';
import {IndexError} from './errors.ts';
import {Highlighter} from './highlighter.ts';
import {IndexStore, type ReadFile} from './indexStore.ts';
import {parseQuery, type Query} from './parseQuery.ts';
import {nearness} from './phrases.ts';
import {rank, type Ranking, type Scope} from './rank.ts';
import {Scorer} from './scorer.ts';
import {slotsOf, type Slot} from './slots.ts';
import type {SearchAnswer, SearchRequest} from './types.ts';
import {weights} from './weights.ts';
import {weigh} from './worth.ts';

/** After so many milliseconds without the full text, titles, headings and names have to do. */
const PATIENCE = 250;
/** Pages that belong to no edition. */
const DEFAULT_TAG = 'default';
/** The first pages are read for phrases. */
const READ_PAGES = 12;
const READ_SECTIONS = 4;
/** Words that weigh less shape a query more than they say what it is about. */
const TELLING = 0.4;

interface Opened {
  store: IndexStore;
  scorer: Scorer;
}

/** Answers queries from the index that `readFile` gives. Has no state that a reader sees. */
export class Engine {
  private opening: Promise<Opened> | undefined;

  constructor(private readonly readFile: ReadFile) {}

  /** Gets the first tier, so that the first query need not wait for it. */
  async warm(): Promise<void> {
    await this.open();
  }

  /** @throws an `IndexError` if the index can't be read. */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    try {
      return await this.answer(request);
    } catch (error) {
      if (!(error instanceof IndexError) || error.trouble === 'unreachable') throw error;
      // A new version of the site was put up since the first tier came, or a file was damaged on its way: once from anew.
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
    const slots = weigh(slotsOf(query, catalog.vocabulary, catalog.thesaurus), catalog.vocabulary, catalog.headings.length);
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
    const found: Found = {request, query, ranking, highlighter, store, pages: relevant(ranking, request, catalog)};
    if (complete) complete = await within(store.loadTexts(quotedSections(found)), left());
    return answerOf(found, complete);
  }
}

function scopeOf({tags, language, near}: SearchRequest, {catalog}: IndexStore): Scope {
  const area = near === undefined ? -1 : catalog.areas.findIndex(({id}) => id === near);
  const allowed = tags && new Set(tags);
  // Whoever asks for the pages of an archived edition, and of no other, wants those first.
  const inArchive = allowed !== undefined && !catalog.pages.some(({tag, archived}) => allowed.has(tag) && tag !== DEFAULT_TAG && !archived);
  return {
    area,
    allows: (number) => {
      const page = catalog.pages[number]!;
      return (!allowed || allowed.has(page.tag)) && (language === undefined || page.language === language);
    },
    standing(number) {
      const {archived, deprecated} = catalog.pages[number]!;
      return (deprecated ? weights.deprecated : 1) * (archived !== inArchive ? weights.archived : 1);
    },
  };
}

/** The sections that are read to see how near the words of the query stand. */
const read = ({pages}: Ranking): number[] =>
  pages.slice(0, READ_PAGES).flatMap(({sections}) => sections.slice(0, READ_SECTIONS).map(({section}) => section));

/** The words that have to be near to each other, in the order in which they were typed. */
const tellingSlots = (slots: readonly Slot[]): number[] =>
  [...slots.entries()].filter(([, {extra, weight}]) => !extra && weight >= TELLING).map(([slot]) => slot);

/** Moves pages up that have the words of the query near to each other. */
function addNearness(ranking: Ranking, {pasted}: Query, order: readonly number[], highlighter: Highlighter, {catalog, textOf}: IndexStore, {standing}: Scope): void {
  const top = ranking.pages.slice(0, READ_PAGES);
  for (const ranked of top) {
    const {title} = catalog.pages[ranked.page]!;
    let best = 0;
    for (const found of ranked.sections.slice(0, READ_SECTIONS)) {
      const {phrase, together} = nearness(`${title}\n${catalog.headings[found.section]!}`, textOf(found.section) ?? '', highlighter, order, ranking.worth);
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

/** Whether something that is on its way came in time. Fails as it fails, if that is in time. */
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
    // What comes too late is asked for again by the patient query that follows; its failure is reported there.
    loading.catch(() => undefined);
  }
}
