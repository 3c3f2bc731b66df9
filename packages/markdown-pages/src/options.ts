/** A part of the site with a list of its own in `llms/`. */
export interface Area {
  /** Name of the list: `guides` becomes `llms/guides.txt`. */
  id: string;
  name: string;
  /** Paths of the pages in the area start with this prefix, without the base URL. The first area whose prefix matches contains the page. */
  prefix: string;
  /** Path of the page whose description introduces the list. */
  landing: string;
}

/** Options of the plugin. All paths are without the base URL, and start and end with a slash. */
export interface Options {
  /** Paths of pages without a Markdown version, such as pages that consist only of a tool. Default: none. */
  exclude?: readonly string[];
  /** Paths of pages that `llms.txt` lists directly. Default: none. */
  popular?: readonly string[];
  /** Areas of the site. Default: one area that contains all pages. */
  areas?: readonly Area[];
  /** The word for an area in `llms.txt`, in lowercase. Default: `area`. */
  areaNoun?: string;
}

const defaults: Required<Options> = {
  exclude: [],
  popular: [],
  areas: [{id: 'pages', name: 'All pages', prefix: '/', landing: '/'}],
  areaNoun: 'area',
};
const known = Object.keys(defaults);
const AREA_FIELDS = ['id', 'name', 'prefix', 'landing'] as const;

/**
 * Returns the options with defaults. Ignores `id`, which Docusaurus adds to the options of each plugin.
 * @throws if an option is unknown or has a wrong value. The error lists the accepted values.
 */
export function readOptions(given: Options): Required<Options> {
  const fail = (problem: string): never => {
    throw new Error(`markdown-pages: ${problem}`);
  };
  const unknown = Object.keys(given).find((name) => name !== 'id' && !known.includes(name));
  if (unknown) fail(`unknown option ${unknown}: expected ${known.join(', ')}`);
  const options = {...defaults, ...given};
  for (const name of ['exclude', 'popular'] as const) {
    const wrong = [options[name]].flat().find((page) => !isPath(page));
    if (wrong !== undefined)
      fail(`invalid ${name} ${JSON.stringify(wrong)}: expected paths that start and end with a slash`);
  }
  if (!Array.isArray(options.areas) || !options.areas.length)
    fail(`invalid areas ${JSON.stringify(options.areas)}: expected an array of areas`);
  for (const area of options.areas) {
    const missing = AREA_FIELDS.find((field) => typeof area[field] !== 'string' || !area[field]);
    if (missing) fail(`invalid area ${JSON.stringify(area)}: expected a text in ${missing}`);
    const path = (['prefix', 'landing'] as const).find((field) => !isPath(area[field]));
    if (path) fail(`invalid ${path} of the area ${area.id}: expected a path that starts and ends with a slash`);
  }
  if (options.areas.at(-1)!.prefix !== '/')
    fail(
      `the last area has the prefix ${options.areas.at(-1)!.prefix}: expected /, so that each page belongs to an area`,
    );
  return options;
}

const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(.*\/)?$/.test(value);
