import type {Area} from './format/areas.ts';
import type {SynonymRule} from './format/format.ts';

/** Texts of the interface that depend on the site. */
export interface Texts {
  /** Placeholder of the field in the modal. */
  modalPlaceholder: string;
  /** Title of the search page, and label of its field. */
  pageTitle: string;
  /** Description of the search page. */
  pageDescription: string;
  /** Placeholder of the field on the search page. */
  pagePlaceholder: string;
  /** Text on the search page above the list of areas if JavaScript is off. */
  withoutJavaScript: string;
}

/** Options of the plugin. All paths are without the base URL, and start and end with a slash. */
export interface Options {
  /** Areas of the site. Default: one area that contains all pages. */
  areas?: readonly Area[];
  /** Paths of pages that aren't search results. Default: none. */
  exclude?: readonly string[];
  /** Rules that expand query terms with synonyms. Default: none. */
  synonyms?: readonly SynonymRule[];
  /** Pages that the modal lists while the query is empty. Default: none. */
  popular?: readonly {title: string; to: string}[];
  /** Common queries, suggested if neither the query nor any of its words has results. Default: none. */
  suggestions?: readonly string[];
  /** URL to report a query without results. The query replaces `{query}`. Default: none. */
  missingResultsUrl?: string;
  /** Texts of the interface. */
  texts?: Partial<Texts>;
  /** Whether the plugin adds the search page at `/search/`. Default: `true`, unless the site has the hosted search. */
  searchPage?: boolean;
}

const defaultTexts: Texts = {
  modalPlaceholder: 'Search the documentation, or ask a question',
  pageTitle: 'Search the documentation',
  pageDescription: 'Search all pages of the documentation.',
  pagePlaceholder: 'Search for a task, a name, or an error message',
  withoutJavaScript: 'Search requires JavaScript. Without JavaScript, browse the documentation by area:',
};

/** Options with defaults. */
export interface CompleteOptions extends Required<Omit<Options, 'missingResultsUrl' | 'texts'>> {
  missingResultsUrl: string | undefined;
  texts: Texts;
}

/** The options that the browser needs. */
export type BrowserOptions = Pick<CompleteOptions, 'areas' | 'popular' | 'suggestions' | 'missingResultsUrl' | 'texts'>;

const defaults: CompleteOptions = {
  areas: [{id: 'pages', name: 'All pages', prefix: '/', landing: '/'}],
  exclude: [],
  synonyms: [],
  popular: [],
  suggestions: [],
  missingResultsUrl: undefined,
  texts: defaultTexts,
  searchPage: true,
};
const AREA_FIELDS = ['id', 'name', 'prefix', 'landing'] as const;

/**
 * Returns the options with defaults. Ignores `id`, which Docusaurus adds to the options of each plugin.
 * @throws if an option is unknown or has a wrong value. The error lists the accepted values.
 */
export function readOptions(given: Options): CompleteOptions {
  const unknown = Object.keys(given).find((name) => name !== 'id' && !(name in defaults));
  if (unknown) fail(`unknown option ${unknown}: expected ${Object.keys(defaults).join(', ')}`);
  const {texts, ...others} = given;
  const options: CompleteOptions = {...defaults, ...others, texts: {...defaultTexts, ...texts}};
  for (const name of ['areas', 'exclude', 'synonyms', 'popular', 'suggestions'] as const)
    if (!Array.isArray(options[name])) fail(`invalid ${name} ${JSON.stringify(options[name])}: expected an array`);
  checkAreas(options);
  for (const page of options.exclude)
    if (!isPath(page)) fail(`invalid exclude ${JSON.stringify(page)}: expected paths that start and end with a slash`);
  for (const rule of options.synonyms)
    if (!isTexts(rule.from) || !isTexts(rule.to))
      fail(`invalid synonym ${JSON.stringify(rule)}: expected arrays of phrases in from and to`);
  for (const page of options.popular)
    if (!isText(page.title) || !isText(page.to))
      fail(`invalid popular page ${JSON.stringify(page)}: expected a text in title and to`);
  if (!options.suggestions.every(isText))
    fail(`invalid suggestions ${JSON.stringify(options.suggestions)}: expected texts`);
  const {missingResultsUrl, searchPage} = options;
  if (missingResultsUrl !== undefined && !/^https?:\/\/.*\{query\}/.test(missingResultsUrl))
    fail(`invalid missingResultsUrl ${JSON.stringify(missingResultsUrl)}: expected an http(s) URL with {query}`);
  for (const [name, text] of Object.entries(options.texts)) {
    if (!(name in defaultTexts)) fail(`unknown text ${name}: expected ${Object.keys(defaultTexts).join(', ')}`);
    if (!isText(text)) fail(`invalid text ${name} ${JSON.stringify(text)}: expected a text`);
  }
  if (typeof searchPage !== 'boolean') fail(`invalid searchPage ${JSON.stringify(searchPage)}: expected true or false`);
  return options;
}

function checkAreas({areas}: CompleteOptions): void {
  for (const area of areas) {
    const missing = AREA_FIELDS.find((field) => !isText(area[field]));
    if (missing) fail(`invalid area ${JSON.stringify(area)}: expected a text in ${missing}`);
    const path = (['prefix', 'landing'] as const).find((field) => !isPath(area[field]));
    if (path) fail(`invalid ${path} of the area ${area.id}: expected a path that starts and ends with a slash`);
    if (area.successor !== undefined && !areas.some(({id}) => id === area.successor))
      fail(`invalid successor of the area ${area.id}: expected the id of another area`);
  }
  if (areas.at(-1)?.prefix !== '/')
    fail(`the last area has the prefix ${areas.at(-1)?.prefix}: expected /, so that each page belongs to an area`);
}

function fail(problem: string): never {
  throw new Error(`site-search: ${problem}`);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(.*\/)?$/.test(value);
