import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';

const KB = 1024;
const BUDGET = 15 * KB;
/** What readers may do with any document, beside reading it. */
const TOOLS_BUDGET = 8 * KB;

/** What reference pages load beside the text: filter, glossary cards, samples, the switch of the data center. Folds need no script. */
const doors = ['src/features/reference-filter/index.ts', 'src/features/glossary/index.ts', 'src/features/samples/index.ts', 'src/features/data-center/index.ts'];

/** Tools that stand on every document, and the most that each may have, with what it loads late. */
const tools = {'src/features/feedback/index.ts': 3 * KB};

/** What one feature takes from another is counted there. */
const others = (door: string): string[] => (door.includes('data-center') ? [] : ['@site/src/features/data-center']);

/** A module as it reaches the reader, without what every page of the site loads anyway. */
async function bytesOf(door: string): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: [door],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    external: ['react', 'react/jsx-runtime', '@docusaurus/*', '@theme/*', '@generated/*', ...others(door)],
    alias: {'@site': process.cwd()},
  });
  return outputFiles.reduce((sum, {contents}) => sum + brotliCompressSync(contents).length, 0);
}

describe('the scripts and styles of reference pages, compressed with brotli', () => {
  it('have at most 15 KB together', async () => {
    const sizes = await Promise.all(doors.map(bytesOf));
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(BUDGET);
  });

  // A text of each that no minifier changes.
  it.each(['.filterable', 'tooltip', 'data-label'])('are not among the scripts of every page: %s', (text) => {
    const scripts = readdirSync('build/assets/js').filter((name) => /^(main|runtime~main)\./.test(name) && name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts) expect(readFileSync(`build/assets/js/${name}`, 'utf8')).not.toContain(text);
  });
});

describe('the scripts and styles of the tools on every document, compressed with brotli', () => {
  it('have at most 8 KB together, and each its share', async () => {
    const sizes = await Promise.all(Object.entries(tools).map(async ([door, most]) => ({door, most, bytes: await bytesOf(door)})));
    expect(sizes.filter(({bytes, most}) => bytes > most)).toEqual([]);
    expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(TOOLS_BUDGET);
  });
});
