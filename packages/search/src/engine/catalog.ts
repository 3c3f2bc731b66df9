import {
  FORMAT,
  PAGE_FLAGS,
  fromScale,
  slugOf,
  unpackTerms,
  type CoreFile,
  type ShardList,
  type TextShardList,
} from '../format/format.ts';
import {nameKey, termsOf, wordsOf} from '../format/words.ts';
import {Thesaurus} from './thesaurus.ts';
import {Vocabulary} from './vocabulary.ts';

/** A page of the index, with the codes of the core file resolved to their values. */
export interface CatalogPage {
  path: string;
  title: string;
  area: number;
  tag: string;
  language: string;
  kind: string;
  deprecated: boolean;
  archived: boolean;
  /** The page's sections have the numbers `first` to `first + count - 1`. */
  first: number;
  count: number;
}

/** Maps a term number to the section numbers, or the page numbers for page fields, that contain the term, in ascending order. */
export type TermLists = Map<number, number[]>;

const PREFIXED = /^[a-z]\w*:\s?(?=\w{3})/i;

/** In-memory lookup structures for the core file of the index, independent of any query. */
export class Catalog {
  readonly areas: CoreFile['areas'];
  readonly pages: CatalogPage[];
  readonly headings: string[];
  /** Page number by section number. */
  readonly pageOf: Uint32Array;
  /** Approximate number of terms in the text of each section and of each page. */
  readonly sectionSize: Float32Array;
  readonly pageSize: Float32Array;
  readonly vocabulary: Vocabulary;
  readonly titleTerms: TermLists = new Map();
  readonly keywordTerms: TermLists = new Map();
  /** Terms of the page's path, which often contains an older or shorter name. */
  readonly pathTerms: TermLists = new Map();
  readonly headingTerms: TermLists = new Map();
  readonly identifierTerms: TermLists = new Map();
  /** Sections by the `nameKey` of each name that they define and of their heading (the page title for the top of a page). */
  readonly names = new Map<string, number[]>();
  readonly postings: ShardList;
  readonly texts: TextShardList;
  readonly thesaurus: Thesaurus;
  private readonly anchors: (string | number)[];
  private readonly levels: string;
  private readonly keywords: Record<number, string[]>;
  /** Cache of tokenized texts, because most queries need the same ones again. */
  private readonly words: {
    titles: string[][];
    paths: string[][];
    slugs: string[][];
    headings: string[][];
    keywords: string[][][];
  } = {titles: [], paths: [], slugs: [], headings: [], keywords: []};

  /** @throws an error if the format number of `core` isn't `FORMAT`. */
  constructor(core: CoreFile) {
    if (core.format !== FORMAT) throw new Error(`Invalid search index format ${core.format}: expected ${FORMAT}.`);
    this.areas = core.areas;
    this.headings = core.sections.heading;
    this.anchors = core.sections.anchor;
    this.levels = core.sections.level;
    this.keywords = core.pages.keywords;
    this.postings = core.postings;
    this.texts = core.texts;
    this.vocabulary = new Vocabulary(unpackTerms(core.terms), core.frequency);
    this.thesaurus = new Thesaurus(core.synonyms, this.vocabulary);
    this.sectionSize = Float32Array.from(core.sections.size, fromScale);
    this.pageOf = new Uint32Array(this.headings.length);
    this.pages = pagesOf(core);
    this.pageSize = new Float32Array(this.pages.length);
    this.pages.forEach(({first, count}, page) => {
      this.pageOf.fill(page, first, first + count);
      for (let section = first; section < first + count; section++) this.pageSize[page]! += this.sectionSize[section]!;
    });
    this.fillTerms(core);
  }

  /** Returns the words of a page's title, in order. */
  titleWords(page: number): readonly string[] {
    return (this.words.titles[page] ??= wordsOf(this.pages[page]!.title));
  }

  /** Returns the words of a page's path, in order. */
  pathWords(page: number): readonly string[] {
    return (this.words.paths[page] ??= wordsOf(this.pages[page]!.path.replace(/\//g, ' ')));
  }

  /** Returns the words of the last segment of a page's path, which is the page's shortest name. */
  slugWords(page: number): readonly string[] {
    return (this.words.slugs[page] ??= wordsOf(this.pages[page]!.path.split('/').at(-2) ?? ''));
  }

  /** Returns the words of a section's heading, in order; empty for the top of a page. */
  headingWords(section: number): readonly string[] {
    return (this.words.headings[section] ??= wordsOf(this.headings[section]!));
  }

  /** Returns the words of each of a page's front matter keywords. */
  keywordWords(page: number): readonly (readonly string[])[] {
    return (this.words.keywords[page] ??= (this.keywords[page] ?? []).map(wordsOf));
  }

  /** Returns the URL fragment of a section without `#`. */
  anchorOf(section: number): string {
    const code = this.anchors[section]!;
    if (typeof code === 'string') return code;
    const slug = slugOf(this.headings[section]!);
    return code === 0 ? slug : `${slug}-${code}`;
  }

  /** Returns the parent headings of a section, outermost first, and the section's own heading; empty for the top of a page. */
  headingPath(section: number): string[] {
    const {first} = this.pages[this.pageOf[section]!]!;
    const path: string[] = [];
    let level = 7;
    for (let at = section; at > first && level > 2; at--) {
      const own = Number(this.levels[at]);
      if (own >= level) continue;
      path.unshift(this.headings[at]!);
      level = own;
    }
    return path;
  }

  private fillTerms(core: CoreFile): void {
    const add = (lists: TermLists, text: string, number: number) => {
      for (const term of new Set(termsOf(text))) {
        const id = this.vocabulary.idOf(term);
        if (id === undefined) continue;
        const list = lists.get(id);
        if (!list) lists.set(id, [number]);
        else if (list.at(-1) !== number) list.push(number);
      }
    };
    const name = (text: string, section: number) => {
      const key = nameKey(text);
      if (key) this.names.set(key, [...(this.names.get(key) ?? []), section]);
    };
    this.pages.forEach(({path, title, first}, page) => {
      add(this.pathTerms, path.replace(/\//g, ' '), page);
      add(this.titleTerms, title, page);
      name(title, first);
      for (const keyword of core.pages.keywords[page] ?? []) add(this.keywordTerms, keyword, page);
    });
    this.headings.forEach((heading, section) => {
      if (!heading) return;
      add(this.headingTerms, heading, section);
      name(heading, section);
    });
    for (const [section, names] of Object.entries(core.sections.identifiers)) {
      for (const text of names) {
        add(this.identifierTerms, text, Number(section));
        name(text, Number(section));
        // Readers also search for `appium:newCommandTimeout` without its prefix.
        if (PREFIXED.test(text)) name(text.replace(PREFIXED, ''), Number(section));
      }
    }
  }
}

function pagesOf({pages, tags, languages, kinds}: CoreFile): CatalogPage[] {
  let first = 0;
  return pages.path.map((path, page) => {
    const count = pages.sections[page]!;
    const flags = pages.flags[page]!;
    first += count;
    return {
      path,
      title: pages.title[page]!,
      area: pages.area[page]!,
      tag: tags[pages.tag[page]!]!,
      language: languages[pages.language[page]!]!,
      kind: kinds[pages.kind[page]!]!,
      deprecated: (flags & PAGE_FLAGS.deprecated) !== 0,
      archived: (flags & PAGE_FLAGS.archived) !== 0,
      first: first - count,
      count,
    };
  });
}
