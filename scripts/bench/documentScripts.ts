import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {assetsOf} from '../lib/pageAssets.ts';

/** Bytes after Brotli of the scripts that the HTML of a document names, in a build that has not been compressed. */
export function documentScripts(build: string, document: string): number {
  const scripts = assetsOf(readFileSync(path.join(build, document, 'index.html'), 'utf8')).filter(({kind}) => kind === 'script');
  return scripts.reduce((sum, {address}) => sum + brotliCompressSync(readFileSync(path.join(build, address))).length, 0);
}
