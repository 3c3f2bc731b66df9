import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';

const KB = 1024;
const BUDGET = 15 * KB;

/** What reference pages load beside the text: filter, glossary cards, samples, the switch of the data center. Folds need no script. */
const doors = ['src/features/reference-filter/index.ts', 'src/features/glossary/index.ts', 'src/features/samples/index.ts', 'src/features/data-center/index.ts'];

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
