import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deliver} from '../../src/plugins/publish/steps/hosting/index.ts';
import {readSettings} from '../../src/config/env.ts';
import type {Redirect} from '../../src/config/redirects.ts';

/** A complete build of a few files, with the configuration for its hosts. */
export interface SmallBuild {
  /** Build folder. */
  build: string;
  /** Folder of the configuration for hosts. */
  delivery: string;
  /** Web root that contains the build at its base URL. */
  root: string;
  /** Paths of the pages, including the base URL. */
  pages: string[];
  /** Deletes the temporary folder. */
  remove: () => void;
}

const ROUTES = ['', 'overview/', 'dev/api/jobs/', '2024/', 'v5.2/a~b_c/', 'old/', 'dev/moved/'];
/** Redirects of the small build. */
export const smallRedirects: readonly Redirect[] = [
  {from: '/old/', to: '/overview/'},
  {from: '/dev/moved/', to: '/dev/api/jobs/'},
];

/** Returns a page that's long enough to be compressed. */
const html = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${`${title} `.repeat(200)}</p></html>\n`;

/** Writes a build of a few files to a temporary folder, with compressed files and the configuration for its hosts. */
export async function writeSmallBuild(baseUrl = '/'): Promise<SmallBuild> {
  const dir = mkdtempSync(path.join(tmpdir(), 'small-build-'));
  const root = path.join(dir, 'root');
  const build = path.join(root, baseUrl);
  const delivery = path.join(dir, 'delivery');
  const files: Record<string, string> = {
    ...Object.fromEntries(ROUTES.map((route) => [`${route}index.html`, html(route || 'Home')])),
    '404.html': html('Page not found'),
    'index.md': '# Home\n'.repeat(100),
    'overview/index.md': '# Overview\n'.repeat(100),
    'assets/js/main.0123abcd.js': 'console.log("main");\n'.repeat(100),
    'search-index/terms.0123abcd.bin': 'x'.repeat(1000),
    'google0123.html': html('google-site-verification'),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), text);
  }
  await deliver({
    outDir: build,
    siteDir: dir,
    scriptHashes: new Map(),
    settings: readSettings({BASE_URL: baseUrl}),
    redirects: smallRedirects,
    folder: delivery,
  });
  return {
    build,
    delivery,
    root,
    pages: ROUTES.map((route) => baseUrl + route),
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
