import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST} from '../../../src/plugins/markdown-twins/lists.ts';
import type {Manifest} from '../../../src/plugins/markdown-twins/manifest.ts';

/** A page of this site, as another generator gets it. */
export interface Page {
  /** With a slash at both ends. */
  route: string;
  title: string;
  description: string;
  /** Markdown that begins with the title as its heading; links lead to routes. */
  body: string;
}

/**
 * What a twin says below its header, with links to pages instead of links to twins. `root` is the address that the twins have the site at.
 * @throws where the twin has no header.
 */
export function bodyOf(twin: string, root: string): string {
  const [header] = /^---\n.*?\n---\n\n/s.exec(twin) ?? [];
  if (!header) throw new Error(`A twin begins with "${twin.slice(0, 40)}"; accepted: a header between two lines of ---`);
  return twin
    .slice(header.length)
    .replaceAll(`](${root}`, '](/')
    .replace(/(\]\(\/[^)\s#?]*?)index\.md(?=[)#?\s])/g, '$1');
}

/** The pages of a finished build, those of archived editions aside, from their twins. */
export function pagesOf(build: string): Page[] {
  const {root, pages} = JSON.parse(readFileSync(path.join(build, MANIFEST), 'utf8')) as Manifest;
  return pages
    .filter(({archived}) => !archived)
    .map(({url, title, description}) => {
      const route = `/${url.slice(root.length)}`;
      return {route, title, description, body: bodyOf(readFileSync(path.join(build, route, 'index.md'), 'utf8'), root)};
    });
}
