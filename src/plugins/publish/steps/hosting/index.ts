import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Settings} from '../../../../config/env.ts';
import type {Redirect} from '../../../../config/redirects.ts';
import {StageCache} from '../../../lib/stageCache.ts';
import {parsePage} from '../../dom.ts';
import type {Step} from '../../step.ts';
import {writeCompressed, type Compressed} from '../../writeCompressed.ts';
import {nginxRules} from '../redirects.ts';
import {inlineScriptHashes, securityHeaders} from './headers.ts';
import {dockerfile, mainConfig, nginxConfig} from './nginx.ts';
import {writePublishRoot} from './staticHost.ts';

const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|md|yaml|map)$/;
/** Brotli quality. `BEST` takes much longer and saves 8% more, so it's only for files that every page loads. */
const QUALITY = 9;
const BEST = 11;
const ON_EVERY_PAGE = /^assets\/(css\/styles|js\/(runtime~)?main)\./;

/**
 * Writes a `.br` and a `.gz` file next to each text file in a folder, recursively, unless it already has a `.br` file or is too small to
 * benefit. `siteDir` contains the cache. Files whose paths (relative to `dir`) match `onEveryPage` are compressed with the best quality.
 */
async function compress(dir: string, siteDir: string, onEveryPage = ON_EVERY_PAGE): Promise<void> {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const there = new Set(names);
  const files = names.filter((name) => COMPRESSED.test(name) && !there.has(`${name}.br`));
  const cache = new StageCache<Compressed>(siteDir, 'compressed');
  const next = files.values();
  const work = async (): Promise<void> => {
    for (const name of next) {
      const file = path.join(dir, name);
      await writeCompressed(file, await readFile(file), onEveryPage.test(name) ? BEST : QUALITY, cache);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  cache.save();
}

/** Folder that static hosts publish, in the folder for hosts. */
const PUBLISH_ROOT = 'public';

/** Maximum number of different inline scripts in a build. More of them indicate a script with data of its page. */
const MOST_SCRIPTS = 20;

/** Options of the step. */
export interface HostingOptions {
  settings: Settings;
  redirects: readonly Redirect[];
  /** Folder for the files that hosts need in addition to the build. It's replaced. */
  folder: string;
}

/** A build to prepare for its hosts. */
interface HostedBuild extends HostingOptions {
  outDir: string;
  /** Folder of the site, which contains the cache. */
  siteDir: string;
  /** Hashes of the inline scripts in pages that were already read, by file relative to `outDir`. */
  scriptHashes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Adds compressed files to a build, and writes the nginx configurations, a `Dockerfile`, and the folder that static hosts publish to
 * `folder`. Returns the number of different inline scripts.
 * @throws if the build contains more than `MOST_SCRIPTS` different inline scripts.
 */
export async function deliver(build: HostedBuild): Promise<number> {
  const {outDir, siteDir, scriptHashes, settings, redirects, folder} = build;
  const {baseUrl} = settings;
  const hashes = [
    ...new Set(
      readdirSync(outDir, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.html'))
        .flatMap((file) => scriptHashes.get(file) ?? hashesIn(path.join(outDir, file))),
    ),
  ].sort();
  if (hashes.length > MOST_SCRIPTS)
    throw new Error(
      `The build has ${hashes.length} different inline scripts: expected at most ${MOST_SCRIPTS}. Move the data of pages out of their scripts.`,
    );
  const security = securityHeaders(settings, hashes);
  await compress(outDir, siteDir);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('nginx.conf', nginxConfig(security, nginxRules(redirects, baseUrl), baseUrl));
  write('main.conf', mainConfig());
  write('Dockerfile', dockerfile(baseUrl));
  writePublishRoot({build: outDir, root: path.join(folder, PUBLISH_ROOT), baseUrl, security, redirects});
  return hashes.length;
}

const hashesIn = (file: string): string[] => inlineScriptHashes(parsePage(readFileSync(file, 'utf8')));

/** Prepares the build for its hosts (`deliver`). This is the last step, because it needs all files. */
export function hosting(options: HostingOptions): Step<string[]> {
  return {
    name: 'hosting',
    reader: () => ({read: ({document}) => inlineScriptHashes(document)}),
    async finish({outDir, context: {siteDir}}, {pages}) {
      const scriptHashes = new Map(pages.map(({page, result}) => [path.join(page.slice(1), 'index.html'), result]));
      const count = await deliver({...options, outDir, siteDir, scriptHashes});
      return `compressed files, and a content security policy with ${count} inline scripts`;
    },
  };
}
