import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {budgetOf} from '../../scripts/budgets/report.ts';

/** Entry modules that reference pages load: filter, glossary cards, samples, and the data center switch. Folds need no script. */
const doors = [
  'src/features/reference-filter.tsx',
  'src/features/glossary.tsx',
  'src/features/samples.tsx',
  'src/features/data-center/index.ts',
];

/** Entry modules of the tools on every page: feedback, copying, printing, keyboard shortcuts, and the check of unknown URLs. */
const tools = ['feedback/index.ts', 'page-tools/index.ts', 'reading/index.tsx', 'not-found/index.tsx'].map(
  (module) => `src/features/${module}`,
);

/** Modules to exclude: those of another feature count there, and those of the not-found page aren't part of a document. */
const others = (door: string): string[] =>
  door.includes('data-center')
    ? []
    : ['@site/src/features/data-center', ...(door.includes('not-found') ? ['./Help.tsx'] : [])];

/** Returns the compressed size in bytes of a bundled module without shared libraries, restricted to output files with `ending`. */
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
  return outputFiles
    .filter(({path}) => path.endsWith(ending))
    .reduce((sum, {contents}) => sum + brotliCompressSync(contents).length, 0);
}

describe('the scripts and styles of reference pages, compressed with Brotli', () => {
  it('have at most 15 KB together', async () => {
    const sizes = await Promise.all(doors.map((door) => bytesOf(door)));
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(budgetOf('feature: reference pages'));
  });

  // Each text occurs in one of the modules, and minifiers don't change it.
  it.each(['.filterable', 'tooltip', 'data-label'])('are not in the scripts that every page loads: %s', (text) => {
    const scripts = readdirSync('build/assets/js').filter(
      (name) => /^(main|runtime~main)\./.test(name) && name.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts) expect(readFileSync(`build/assets/js/${name}`, 'utf8')).not.toContain(text);
  });
});

describe('the tools of every page, compressed with Brotli', () => {
  it('have at most 8 KB of script together', async () => {
    const sizes = await Promise.all(tools.map((door) => bytesOf(door, '.js')));
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(budgetOf('feature: page tools'));
  });

  it('include at most 3 KB of script and styles for feedback', async () => {
    expect(await bytesOf(tools[0]!)).toBeLessThanOrEqual(budgetOf('feature: feedback form'));
  });

  it.each(['Copy as Markdown', 'Open or close search', 'Did you mean'])(
    'are loaded after a document is interactive: “%s” is in no script that its HTML references',
    (text) => {
      const html = readFileSync('build/overview/index.html', 'utf8');
      const scripts = [...html.matchAll(/<script[^>]* src="?\/(assets\/js\/[^" >]+)/g)].map(([, file]) => file!);
      expect(scripts.length).toBeGreaterThan(0);
      for (const file of scripts) expect(readFileSync(`build/${file}`, 'utf8')).not.toContain(text);
      const all = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
      expect(all.some((name) => readFileSync(`build/assets/js/${name}`, 'utf8').includes(text))).toBe(true);
    },
  );
});
