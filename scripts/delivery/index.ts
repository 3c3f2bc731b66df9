import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Settings} from '../../src/config/env.ts';
import type {Redirect} from '../../src/config/redirects.ts';
import {nginxRules} from '../../src/plugins/redirects/rules.ts';
import {compress} from './compress.ts';
import {securityHeaders} from './headers.ts';
import {inlineScriptHashes} from './inlineScripts.ts';
import {dockerfile, mainConfig, nginxConfig} from './nginx.ts';
import {writePublishRoot} from './staticHost.ts';

/** What hosts need in addition to the build. */
export const DELIVERY_DIR = 'delivery';

/** Below `DELIVERY_DIR`: the folder that static hosts publish. */
export const PUBLISH_ROOT = 'public';

/**
 * Makes a finished build ready for its hosts: adds compressed files to `dir` and writes the nginx configurations, a `Dockerfile`, and the
 * folder that static hosts publish to `delivery`.
 * @throws if a page contains more kinds of inline scripts than a policy can list.
 */
export async function deliver(dir: string, settings: Settings, redirects: readonly Redirect[], delivery = DELIVERY_DIR): Promise<void> {
  const {baseUrl} = settings;
  const security = securityHeaders(settings, hashesBelow(dir));
  await compress(dir);
  rmSync(delivery, {recursive: true, force: true});
  mkdirSync(delivery);
  writeFileSync(path.join(delivery, 'nginx.conf'), nginxConfig(security, nginxRules(redirects, baseUrl), baseUrl));
  writeFileSync(path.join(delivery, 'main.conf'), mainConfig());
  writeFileSync(path.join(delivery, 'Dockerfile'), dockerfile(baseUrl));
  writePublishRoot({build: dir, root: path.join(delivery, PUBLISH_ROOT), baseUrl, security, redirects});
}

/** More than these would be a script with something of its page in it, which belongs into data. */
const MOST_SCRIPTS = 20;

function hashesBelow(dir: string): string[] {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const hashes = new Set(pages.flatMap((file) => inlineScriptHashes(readFileSync(path.join(dir, file), 'utf8'))));
  if (hashes.size > MOST_SCRIPTS) throw new Error(`${dir}: ${hashes.size} different inline scripts; accepted: at most ${MOST_SCRIPTS}, the same on every page`);
  return [...hashes].sort();
}
