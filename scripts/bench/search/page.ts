/** Code that runs in the browser: three search engines with the same interface, so that they can be compared. */
import MiniSearch from 'minisearch';
import type {SearchAnswer, FromWorker, ToWorker} from 'docusaurus-plugin-site-search/engine';

/** Returns the paths of the pages that match a query, best first. */
type Ask = (query: string) => Promise<string[]>;

interface PagefindModule {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

const FIRST = 10;
const distinct = (paths: readonly string[]): string[] => [...new Set(paths)].slice(0, FIRST);

async function own(folder: string): Promise<Ask> {
  const worker = new Worker('/bench/worker.js');
  const say = (message: ToWorker) => worker.postMessage(message);
  say({kind: 'open', folder});
  let next = 0;
  return (query) =>
    new Promise((resolve, reject) => {
      const id = next++;
      const hear = ({data}: MessageEvent<FromWorker>) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        if (data.kind === 'answer') resolve(distinct((data.answer as SearchAnswer).hits.map(({path}) => path)));
        else reject(new Error(JSON.stringify(data)));
      };
      worker.addEventListener('message', hear);
      const tags = ['default', 'docs-default-current'];
      say({
        kind: 'search',
        id,
        request: {query, tags, language: 'en', offset: 0, limit: FIRST, perPage: 3, patient: true},
      });
    });
}

async function miniSearch(file: string): Promise<Ask> {
  const {index, options} = (await (await fetch(file)).json()) as {
    index: string;
    options: {fields: string[]; storeFields: string[]};
  };
  const engine = MiniSearch.loadJSON(index, options);
  return async (query) => distinct(engine.search(query, {prefix: true, fuzzy: 0.2}).map((hit) => hit.path as string));
}

async function pagefind(file: string): Promise<Ask> {
  const module = (await import(file)) as PagefindModule;
  await module.init();
  return async (query) => {
    const {results} = await module.search(query);
    // More than needed, because Pagefind doesn't distinguish editions.
    const data = await Promise.all(results.slice(0, FIRST + 5).map((result) => result.data()));
    return distinct(data.map(({url}) => url).filter((url) => !url.startsWith('/2024/')));
  };
}

const makers = {own, miniSearch, pagefind};
let ask: Ask;

const bench = {
  /** Opens a search engine with the index or script at a URL. */
  async open(kind: keyof typeof makers, address: string): Promise<void> {
    ask = await makers[kind](address);
  },
  /** Runs a query with the engine that was opened last. */
  ask: (query: string): Promise<string[]> => ask(query),
  /** Types each query letter by letter, and returns the response time of each keystroke, in milliseconds. */
  async type(queries: readonly string[]): Promise<number[]> {
    const times: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length++) {
        const started = performance.now();
        await ask(query.slice(0, length));
        times.push(performance.now() - started);
      }
    }
    return times;
  },
  /** Returns the memory of this page and its workers, in bytes. */
  async memory(): Promise<number> {
    const measure = (performance as unknown as {measureUserAgentSpecificMemory: () => Promise<{bytes: number}>})
      .measureUserAgentSpecificMemory;
    return (await measure.call(performance)).bytes;
  },
};

export type Bench = typeof bench;
Object.assign(window, {bench});
