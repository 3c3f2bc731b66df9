import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../dom.ts';
import type {Settings} from '../../../../config/env.ts';
import type {Redirect} from '../../../../config/redirects.ts';
import type {Step} from '../../step.ts';
import {nginxRules} from '../redirects/rules.ts';
import {compress} from './compress.ts';
import {securityHeaders} from './headers.ts';
import {inlineScriptHashes} from './inlineScripts.ts';
import {dockerfile, mainConfig, nginxConfig} from './nginx.ts';
import {writePublishRoot} from './staticHost.ts';

/** Folder that static hosts publish, in the folder for hosts. */
export const PUBLISH_ROOT = 'public';

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
export interface HostedBuild extends HostingOptions {
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
