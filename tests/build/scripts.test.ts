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

/** What a reader does with any page: saying whether it helped, copying, printing, keys; and what asks the server about unknown addresses. */
const tools = ['feedback', 'page-tools', 'reading', 'not-found'].map((feature) => `src/features/${feature}/index.ts`);
/** The share of feedback, with its styles. */
const FEEDBACK_BUDGET = 3 * KB;

/** What one feature takes from another is counted there; what comes only where there is no page is no part of a document. */
const others = (door: string): string[] => (door.includes('data-center') ? [] : ['@site/src/features/data-center', ...(door.includes('not-found') ? ['./Help.tsx'] : [])]);

/** A module, or what of it has an `ending`, as it reaches the reader, without what every page of the site loads anyway. */
async function bytesOf(door: string, ending = ''): Promise<number> {
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
  return outputFiles.filter(({path}) => path.endsWith(ending)).reduce((sum, {contents}) => sum + brotliCompressSync(contents).length, 0);
}

describe('the scripts and styles of reference pages, compressed with brotli', () => {
  it('have at most 15 KB together', async () => {
    const sizes = await Promise.all(doors.map((door) => bytesOf(door)));
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

describe('the tools of every page, compressed with brotli', () => {
  it('have at most 8 KB of script together', async () => {
    const sizes = await Promise.all(tools.map((door) => bytesOf(door, '.js')));
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(TOOLS_BUDGET);
  });

  it('give feedback at most 3 KB of it, styles and all', async () => {
    expect(await bytesOf(tools[0]!)).toBeLessThanOrEqual(FEEDBACK_BUDGET);
  });

  it.each(['Copy as Markdown', 'Open or close search', 'Did you mean'])('are loaded after a document is interactive: “%s” is in no script that its HTML names', (text) => {
    const html = readFileSync('build/overview/index.html', 'utf8');
    const scripts = [...html.matchAll(/<script[^>]* src="?\/(assets\/js\/[^" >]+)/g)].map(([, file]) => file!);
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) expect(readFileSync(`build/${file}`, 'utf8')).not.toContain(text);
    const all = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
    expect(all.some((name) => readFileSync(`build/assets/js/${name}`, 'utf8').includes(text))).toBe(true);
  });
});
