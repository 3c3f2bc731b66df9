import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SynonymRule} from 'docusaurus-plugin-site-search/format';
import {areaOf} from '../../../../content/areas.ts';
import {loadedDocs, withoutEdition, type LoadedDoc} from '../../../lib/loadedDocs.ts';
import {buildIndex, type Index} from './buildIndex.ts';
import {INDEX_FOLDER} from './options.ts';
import {readMdx} from './readMdx.ts';
import type {PageRecord} from './records.ts';

/** Returns a plugin that serves the search index in live editing. It's built from the sources, because there's no HTML. */
export function searchInDevelopment({siteDir, baseUrl}: LoadContext, synonyms: readonly SynonymRule[]): Plugin {
  let docs: LoadedDoc[] = [];
  return {
    name: 'search-in-development',
    allContentLoaded({allContent}) {
      docs = loadedDocs(allContent, siteDir);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {devServer: serveIndex({siteDir, baseUrl, docs: () => docs, synonyms})} as object;
    },
  };
}

/** Inputs of the search index in live editing. */
interface DevSite {
  siteDir: string;
  baseUrl: string;
  /** Returns the currently loaded documents. */
  docs: () => readonly LoadedDoc[];
  synonyms: readonly SynonymRule[];
}

interface Middleware {
  name: string;
  path: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Returns options of the development server that serve `/search-index/`. The index is built from the sources on the first request. */
function serveIndex(site: DevSite): object {
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
  private readonly pages = new Map<string, {time: number; record: PageRecord}>();
  private index: Index | undefined;

  constructor(private readonly site: DevSite) {}

  async read(name: string): Promise<Uint8Array | undefined> {
    if (!this.index || name === 'manifest.json') await this.refresh();
    return this.index?.files.find((file) => file.name === name)?.bytes;
  }

  private async refresh(): Promise<void> {
    const docs = this.site.docs().filter(({skeleton}) => !skeleton);
    let changed = !this.index || docs.length !== this.pages.size;
    for (const doc of docs) {
      const file = path.join(this.site.siteDir, doc.source.replace(/^@site\//, ''));
      const time = statSync(file).mtimeMs;
      if (this.pages.get(doc.permalink)?.time === time) continue;
      this.pages.set(doc.permalink, {time, record: this.record(doc, await readFile(file, 'utf8'))});
      changed = true;
    }
    if (changed)
      this.index = buildIndex(
        docs.map(({permalink}) => this.pages.get(permalink)!.record),
        this.site.synonyms,
      );
  }

  private record(doc: LoadedDoc, source: string): PageRecord {
    const page = `/${doc.permalink.slice(this.site.baseUrl.length)}`;
    const {title, description, tag, facts} = doc;
    const {siteDir} = this.site;
    return {
      path: page,
      title,
      description,
      language: 'en',
      tag,
      area: areaOf(withoutEdition(page, facts.archived)),
      ...facts,
      sections: readMdx(source, title, siteDir),
    };
  }
}
