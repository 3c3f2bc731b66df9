import {readFileSync, readdirSync} from 'node:fs';
import {parse} from 'yaml';
import type {DocFrontMatter} from '../../src/content/frontMatter.ts';
import {routeOf} from '../../src/content/routes.ts';
import {posixPath} from '../../src/lib/posixPath.ts';

/** Returns the documents of the current edition as paths relative to `docs`. */
export const documents = (): string[] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map(posixPath)
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .sort();

const isPartial = (file: string): boolean => /(^|\/)_partials\//.test(file);

/** The documents of the current edition, read when they are needed; `ParsedDocuments` parses them. */
export class Documents {
  /** Files such as `docs/a/b.mdx`, without partials. */
  readonly files: readonly string[];
  /** The files of each route; more than one file is a mistake. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  private readonly sources = new Map<string, string>();
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

  source(file: string): string {
    return entryOf(this.sources, file, () => readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  }

  /** Returns the front matter as it is written, or an empty object if it isn't valid YAML. Doesn't parse the document. */
  frontMatter(file: string): Partial<DocFrontMatter> {
    return entryOf(this.frontMatters, file, () => {
      const yaml = /^---\r?\n(.*?)^---\s*$/ms.exec(this.source(file))?.[1] ?? '';
      try {
        return (parse(yaml) ?? {}) as Partial<DocFrontMatter>;
      } catch {
        return {};
      }
    });
  }
}

/** Returns the value of a key, which is made if it isn't in the map yet. */
export function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
