import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {noCache} from '../../lib/stageCache.ts';
import {writeSearchIndex} from './search.ts';

const files = ['short', 'long '.repeat(1000)].map((text, i) => ({name: `file-${i}.json`, bytes: Buffer.from(text)}));

describe('writeSearchIndex', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it('writes each file with its compressed versions', async () => {
    await writeSearchIndex(folder, files, noCache);
    for (const {name, bytes} of files) expect(readFileSync(path.join(folder, name)).equals(bytes)).toBe(true);
    const packed = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
    expect(packed.length).toBeGreaterThan(1);
    for (const name of packed) {
      const content = readFileSync(path.join(folder, name));
      const original = readFileSync(path.join(folder, name.replace(/\.(br|gz)$/, '')));
      expect((name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content)).equals(original)).toBe(true);
    }
    await expect(writeSearchIndex(folder, files, noCache)).rejects.toThrow('EEXIST');
  });
});
