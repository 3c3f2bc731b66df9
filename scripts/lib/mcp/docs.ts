import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Manifest} from 'docusaurus-plugin-markdown-pages';
import {redirects} from '../../../src/config/redirects.ts';
import {Engine, IndexStore, type SearchHit} from 'docusaurus-plugin-site-search/engine';
import type {AreaId} from '../../../src/content/areas.ts';
import {nearestPages} from '../../../src/lib/nearestPages.ts';
import {nameKey} from 'docusaurus-plugin-site-search/format';

export type Page = Manifest['pages'][number] & {path: string};

/** Section of a page. */
export interface Place {
  page: Page;
  heading: string;
  anchor: string;
}

const targets = new Map(redirects.map(({from, to}) => [from, to]));

/** Reader of a finished build: its Markdown versions, its search index, and the redirects of the site. */
export class Docs {
  private constructor(
    private readonly buildDir: string,
    private readonly manifest: Manifest,
    readonly pages: ReadonlyMap<string, Page>,
    private readonly engine: Engine,
    private readonly index: IndexStore,
  ) {}

  /**
   * Opens a finished build.
   * @throws if the build is missing or has no embedded search.
   */
  static async open(buildDir: string): Promise<Docs> {
    const index = path.join(buildDir, 'search-index');
    for (const file of [path.join(buildDir, 'llms.json'), path.join(index, 'manifest.json')]) {
      if (!existsSync(file))
        throw new Error(
          `${file} is missing. Run "npm run build" first, without the ALGOLIA_* variables, so that the build has the embedded search.`,
        );
    }
    const manifest = JSON.parse(readFileSync(path.join(buildDir, 'llms.json'), 'utf8')) as Manifest;
    const pages = manifest.pages.map((page): [string, Page] => {
      const route = `/${page.url.slice(manifest.root.length)}`;
      return [route, {...page, path: route}];
    });
    const read = (name: string): Promise<Uint8Array> => readFile(path.join(index, name));
    return new Docs(buildDir, manifest, new Map(pages), new Engine(read), await IndexStore.open(read));
  }

  get areas(): Manifest['areas'] {
    return this.manifest.areas;
  }

  /** Returns the page at a URL or path, with or without the final slash, `index.md`, and an anchor. Follows redirects. */
  find(address: string): Page | undefined {
    const bare = (address.startsWith(this.manifest.root) ? address.slice(this.manifest.root.length) : address).replace(
      /[?#].*$/,
      '',
    );
    const route = `/${bare.replace(/^\/|(\/|^)index\.(md|html)$/g, '')}/`.replace(/\/+/g, '/');
    return this.pages.get(route) ?? this.pages.get(targets.get(route) ?? '');
  }

  /** Returns up to five current pages that are similar to an unknown URL, best first. */
  near(address: string): Page[] {
    const known = [...this.pages.values()]
      .filter(({archived}) => !archived)
      .map((page) => [page.path, page.title] as const);
    return nearestPages(address, known, 5).map(([route]) => this.pages.get(route)!);
  }

  /** Reads the Markdown version of a page. */
  read({path: route}: Page): Promise<string> {
    return readFile(path.join(this.buildDir, route, 'index.md'), 'utf8');
  }

  /** Searches the current edition, and returns the best hits and their total number. `area` is an area ID. */
  async search(query: string, limit: number, area?: string): Promise<{total: number; hits: SearchHit[]}> {
    const tags = ['default', 'docs-default-current'];
    return this.engine.search({
      query,
      tags,
      language: 'en',
      ...(area && {area: area as AreaId}),
      offset: 0,
      limit,
      perPage: 1,
      patient: true,
    });
  }

  /** Returns the sections of current pages that define a name, such as a flag, a capability, a key, or an error message. */
  named(name: string): Place[] {
    const {catalog} = this.index;
    return [...new Set(catalog.names.get(nameKey(name)) ?? [])].flatMap((section) => {
      const page = this.pages.get(catalog.pages[catalog.pageOf[section]!]!.path);
      return page && !page.archived
        ? [{page, heading: catalog.headings[section]!, anchor: catalog.anchorOf(section)}]
        : [];
    });
  }

  /** Returns the anchor of a page's first section with a heading, or an empty string if the index has none. */
  anchorOf({path: route}: Page, heading: string): string {
    const {catalog} = this.index;
    const sections = this.sectionsOf(route);
    const section = sections.find((one) => nameKey(catalog.headings[one]!) === nameKey(heading));
    return section === undefined ? '' : catalog.anchorOf(section);
  }

  /** Returns the heading of an anchor on a page, and the number of headings with the same text before it. */
  headingAt({path: route}: Page, anchor: string): {heading: string; before: number} | undefined {
    const {catalog} = this.index;
    const sections = this.sectionsOf(route);
    const at = sections.findIndex((section) => catalog.anchorOf(section) === anchor);
    if (at < 0) return undefined;
    const heading = catalog.headings[sections[at]!]!;
    return {heading, before: sections.slice(0, at).filter((section) => catalog.headings[section] === heading).length};
  }

  /** Returns the positions of a page's sections in the index. */
  private sectionsOf(route: string): number[] {
    const page = this.index.catalog.pages.find((one) => one.path === route);
    return page ? Array.from({length: page.count}, (_, at) => page.first + at) : [];
  }

  /** Returns the URL of a page, with an anchor if there is one. */
  url({path: route}: {path: string}, anchor = ''): string {
    return `${this.manifest.root}${route.slice(1)}${anchor && `#${anchor}`}`;
  }
}
