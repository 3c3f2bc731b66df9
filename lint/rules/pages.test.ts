import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lintIn} from '../../tests/lib/lint.ts';
import {doc, writeTinyFile} from '../../tests/lib/tinySite.ts';
import {ParsedDocuments} from '../parsedDocuments.ts';
import {pages} from './pages.ts';
import {style} from './style.ts';

describe('rules for pages', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
    writeTinyFile(dir, 'docs/a.mdx', doc('A', 'Text.'));
  });
  afterEach(() => rmSync(dir, {recursive: true}));

  it('report documents with the same description, whichever of them is checked', async () => {
    writeTinyFile(dir, 'docs/b.mdx', doc('A', 'Text.'));
    for (const [file, other] of [
      ['docs/a.mdx', 'docs/b.mdx'],
      ['docs/b.mdx', 'docs/a.mdx'],
    ] as const) {
      const {code, output} = await lintIn(dir, '--rules', 'pages', file);
      expect(output).toBe(
        `${file}:1:1: has the same description as ${other} [same-description]\npages: 1 documents, 1 findings\n`,
      );
      expect(code).toBe(1);
    }
  });

  it('report links to files that are not checked themselves, and omit the findings in those files', async () => {
    writeTinyFile(dir, 'docs/b.mdx', doc('B', '## Part\n\n<Unknown />'));
    writeTinyFile(dir, 'docs/a.mdx', doc('A', '[One](/b/#part), [two](/b/#parts), and [three](/c/).'));
    const {code, output} = await lintIn(dir, '--rules', 'pages', 'docs/a.mdx');
    expect(output).toBe(
      [
        'docs/a.mdx:7:18: links to /b/#parts, but no heading there has that anchor [link]',
        'docs/a.mdx:7:40: links to /c/, which does not exist; did you mean /a/? [link]',
        'pages: 1 documents, 2 findings\n',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });
});

describe('parsed documents', () => {
  const contextOf = (file: string) => ({
    documents: new ParsedDocuments(),
    files: [file],
    isEverything: false,
    isChosen: (one: string) => one === file,
    noSkeletons: false,
    today: '2026-11-23',
  });

  it('are only the checked document and the documents whose anchors it links to', async () => {
    const file = 'docs/overview.mdx';
    const context = contextOf(file);
    const {documents} = context;
    const targets = new Set(documents.source(file).match(/\]\((\/[^)#]*)(?=#)/g));
    const rules = pages(context);
    await rules.checkFile?.(file);
    await rules.finish();
    expect(documents.files.length).toBeGreaterThan(500);
    expect(documents.parsed).toBeLessThanOrEqual(1 + targets.size);
  });

  it('are parsed once for all rules', async () => {
    const file = 'docs/overview.mdx';
    const context = contextOf(file);
    await style(context).checkFile?.(file);
    await pages(context).checkFile?.(file);
    expect(context.documents.parsed).toBe(1);
  });
});
