import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {areaOf} from '../format/areas.ts';
import {INDEX_FOLDER} from '../format/format.ts';
import type {IndexOptions} from './buildCore.ts';
import {buildIndex, type Index} from './buildIndex.ts';
import {readMdx} from './readMdx.ts';
import type {PageFacts, PageRecord, ReadPage} from './records.ts';

/** A page that is read from its source. */
export interface SourcePage extends Pick<ReadPage, 'path' | 'currentPath'> {
  /** Source file, as an absolute path. */
  file: string;
  title: string;
  description: string;
  language: string;
  /** Docusaurus search tag: `docs-<plugin ID>-<version>`. */
  tag: string;
  facts: PageFacts;
}

/** Inputs of the search index in live editing. */
export interface LiveSite extends IndexOptions {
  siteDir: string;
  baseUrl: string;
  /** Returns the current pages. */
  pages: () => readonly SourcePage[];
}

interface Middleware {
  name: string;
  path: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Returns options of the development server that serve `/search-index/`. The index is built on the first request, from the sources, because
 * there's no HTML.
 */
export function liveIndex(site: LiveSite): {setupMiddlewares(middlewares: Middleware[]): Middleware[]} {
  const source = new SourceIndex(site);
  const folder = `${site.baseUrl}${INDEX_FOLDER}/`;
  return {
    setupMiddlewares(middlewares: Middleware[]) {
      middlewares.unshift({
        name: 'search-index',
        path: folder,
        middleware(request, response) {
          const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
          source.read(name).then(
            (bytes) => {
              response.statusCode = bytes ? 200 : 404;
              response.setHeader('Cache-Control', 'no-store');
              response.end(bytes ?? 'File not found in the search index');
            },
            (error: unknown) => {
              console.error(error);
              response.statusCode = 500;
              response.end((error as Error).message);
            },
          );
        },
      });
      return middlewares;
    },
  };
}

/** Search index of the source files. It's rebuilt when the manifest is requested and a source file has changed. */
class SourceIndex {
  private readonly records = new Map<string, {time: number; record: PageRecord}>();
  private index: Index | undefined;

  constructor(private readonly site: LiveSite) {}

  async read(name: string): Promise<Uint8Array | undefined> {
    if (!this.index || name === 'manifest.json') await this.refresh();
    return this.index?.files.find((file) => file.name === name)?.bytes;
  }

  private async refresh(): Promise<void> {
    const pages = this.site.pages();
    let changed = !this.index || pages.length !== this.records.size;
    for (const page of pages) {
      const time = statSync(page.file).mtimeMs;
      if (this.records.get(page.path)?.time === time) continue;
      this.records.set(page.path, {time, record: this.record(page, await readFile(page.file, 'utf8'))});
      changed = true;
    }
    if (changed)
      this.index = buildIndex(
        pages.map(({path}) => this.records.get(path)!.record),
        this.site,
      );
  }

  private record(
    {path, currentPath, title, description, language, tag, facts}: SourcePage,
    source: string,
  ): PageRecord {
    const area = areaOf(currentPath, this.site.areas).id;
    const sections = readMdx(source, title, this.site.siteDir);
    return {path, title, description, language, tag, area, ...facts, sections};
  }
}
