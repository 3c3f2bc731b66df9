import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Settings} from '../../src/config/env.ts';
import type {Redirect} from '../../src/config/redirects.ts';
import {nginxRules} from '../../src/plugins/redirects/rules.ts';
import {compress} from './compress.ts';
import {securityHeaders} from './headers.ts';
import {inlineScriptHashes} from './inlineScripts.ts';
import {dockerfile, nginxConfig} from './nginx.ts';
import {headersFile} from './staticHost.ts';

/** What servers of one's own need beside the build. */
export const DELIVERY_DIR = 'delivery';

/**
 * Makes a finished build ready for its hosts: compressed files and `_headers` go into `dir`, `nginx.conf` and a `Dockerfile` into `delivery`.
 * @throws where a page holds more kinds of inline scripts than a policy can name.
 */
export async function deliver(dir: string, settings: Settings, redirects: readonly Redirect[], delivery = DELIVERY_DIR): Promise<void> {
  const security = securityHeaders(settings, hashesBelow(dir));
  await compress(dir);
  writeFileSync(path.join(dir, '_headers'), headersFile(security, settings.baseUrl));
  rmSync(delivery, {recursive: true, force: true});
  mkdirSync(delivery);
  writeFileSync(path.join(delivery, 'nginx.conf'), nginxConfig(security, nginxRules(redirects, settings.baseUrl), settings.baseUrl));
  writeFileSync(path.join(delivery, 'Dockerfile'), dockerfile(settings.baseUrl));
}

/** More than these would be a script with something of its page in it, which belongs into data. */
const MOST_SCRIPTS = 20;

function hashesBelow(dir: string): string[] {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const hashes = new Set(pages.flatMap((file) => inlineScriptHashes(readFileSync(path.join(dir, file), 'utf8'))));
  if (hashes.size > MOST_SCRIPTS) throw new Error(`${dir}: ${hashes.size} different inline scripts; accepted: at most ${MOST_SCRIPTS}, the same on every page`);
  return [...hashes].sort();
}
