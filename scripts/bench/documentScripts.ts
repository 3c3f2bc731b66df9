import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {assetsOf} from '../lib/pageAssets.ts';

/** Returns the total size, in bytes after Brotli, of the scripts in the HTML of a document. The build can be uncompressed. */
export function documentScripts(build: string, document: string): number {
  const scripts = assetsOf(readFileSync(path.join(build, document, 'index.html'), 'utf8')).filter(
    ({kind}) => kind === 'script',
  );
  return scripts.reduce(
    (sum, {address}) => sum + brotliCompressSync(readFileSync(path.join(build, address))).length,
    0,
  );
}
