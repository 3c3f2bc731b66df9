import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {doc, runIn, writeTinyFile, type Outcome} from '../tests/lib/tinySite.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'check-docs-'));
  writeTinyFile(dir, 'docs/a.mdx', doc('A', 'Text.'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const checkDocs = (...args: string[]): Promise<Outcome> => runIn(dir, 'tsx', [path.resolve('scripts/check-docs.ts'), ...args]);

it('a mistyped path is an error', async () => {
  const {code, output} = await checkDocs('docs/aa.mdx');
  expect(output).toContain('Nothing to check at docs/aa.mdx; did you mean docs/a.mdx?');
  expect(code).toBe(1);
});

it('two documents with one description are findings, whichever of them is checked', async () => {
  writeTinyFile(dir, 'docs/b.mdx', doc('A', 'Text.'));
  for (const [file, other] of [['docs/a.mdx', 'docs/b.mdx'], ['docs/b.mdx', 'docs/a.mdx']] as const) {
    const {code, output} = await checkDocs(file);
    expect(output).toBe(`${file}:1: has the same description as ${other}\n1 documents, 1 findings\n`);
    expect(code).toBe(1);
  }
});

it('links of the files that are checked are followed to the others, and findings in others are left out', async () => {
  writeTinyFile(dir, 'docs/b.mdx', doc('B', '## Part\n\n<Unknown />'));
  writeTinyFile(dir, 'docs/a.mdx', doc('A', '[One](/b/#part), [two](/b/#parts), and [three](/c/).'));
  const {code, output} = await checkDocs('docs/a.mdx');
  expect(output).toBe(
    [
      'docs/a.mdx:7: links to /b/#parts, but no heading there has that anchor',
      'docs/a.mdx:7: links to /c/, which no page has; did you mean /a/?',
      '1 documents, 2 findings\n',
    ].join('\n'),
  );
  expect(code).toBe(1);
});
