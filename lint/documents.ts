import {readFileSync, readdirSync} from 'node:fs';
import {readFrontMatter, type DocFrontMatter} from '../src/content/frontMatter.ts';
import {routeOf} from '../src/content/routes.ts';
import {posixPath} from '../src/lib/paths.ts';

/** Returns the documents of the current edition as paths relative to `docs`. */
export const documents = (): string[] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map(posixPath)
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .sort();

const isPartial = (file: string): boolean => /(^|\/)_partials\//.test(file);

/** Documents of the current edition, and the sources of other files. Reads a file only when it's needed, and only once. */
export class Documents {
  /** Paths such as `docs/a/b.mdx`, without partials. */
  readonly files: readonly string[];
  /** Files by route. More than one file with the same route is a mistake. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  private readonly texts = new Map<string, string>();
  private readonly frontMatters = new Map<string, Partial<DocFrontMatter>>();

  constructor() {
    this.files = documents().map((file) => `docs/${file}`);
    const routes = new Map<string, string[]>();
    for (const file of this.files) routes.set(this.routeOf(file), [...(routes.get(this.routeOf(file)) ?? []), file]);
    this.routes = routes;
  }

  idOf(file: string): string {
    return routeOf(file.replace(/^docs\//, '')).id;
  }

  routeOf(file: string): string {
    return routeOf(file.replace(/^docs\//, '')).path;
  }

  /** Returns the text of any file, without a byte order mark. */
  source(file: string): string {
    return this.text(file).replace(/^\uFEFF/, '');
  }

  /** Returns the text of any file. */
  text(file: string): string {
    return entryOf(this.texts, file, () => readFileSync(file, 'utf8'));
  }

  /** Returns the front matter without validating it, or an empty object if it isn't valid YAML. Doesn't parse the document. */
  frontMatter(file: string): Partial<DocFrontMatter> {
    return entryOf(this.frontMatters, file, () => {
      try {
        return readFrontMatter(this.source(file));
      } catch {
        return {};
      }
    });
  }
}

/** Returns the value of a key. Creates the value with `make` and stores it if the map doesn't have the key. */
export function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
