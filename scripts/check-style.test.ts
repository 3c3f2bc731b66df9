import {cpSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn, writeTinyFile} from '../tests/lib/tinySite.ts';

let dir: string;
beforeEach(() => {
  dir = writeSmallProject({'versioned_docs/version-1/a.mdx': doc('Old', 'Text.'), 'CONTRIBUTING.md': '# Title\n', 'CHANGELOG.md': '# Title\n'});
  cpSync('contributing/words.txt', path.join(dir, 'contributing/words.txt'));
  for (const name of ['src/content', 'src/data/words.yaml', 'package-lock.json']) symlinkSync(path.resolve(name), path.join(dir, name));
});
afterEach(() => rmSync(dir, {recursive: true}));

/** Returns the findings of the style check, without the summary. */
async function findings(): Promise<string[]> {
  const {code, output} = await runIn(dir, 'tsx', [path.resolve('scripts/check-style.ts')]);
  expect(code, output).toBe(1);
  return output.trimEnd().split('\n').slice(0, -1);
}

it('a page that is not valid MDX is a finding with line and column, and the other files are checked', async () => {
  writeTinyFile(dir, 'docs/bad.mdx', doc('Bad', 'Text {foo(} text.'));
  writeTinyFile(dir, 'docs/guides/b.mdx', doc('B', 'On Github.'));
  writeTinyFile(dir, 'docs/yaml.mdx', '---\ntitle: [a\n---\n\nOn Github.\n');
  expect(await findings()).toEqual([
    'docs/bad.mdx:7:11: is not valid MDX: Could not parse expression with acorn',
    'docs/guides/b.mdx:7: "Github" is spelled "GitHub" [names]',
    expect.stringMatching(/^docs\/yaml\.mdx:2:\d+: front matter is not valid YAML: Flow sequence/),
  ]);
});

it('a byte order mark is one finding', async () => {
  writeTinyFile(dir, 'docs/hidden.mdx', `\uFEFF${doc('Hidden', '## A part\n\n| A | B |\n| --- | --- |\n| C | D |')}`);
  expect(await findings()).toEqual(['docs/hidden.mdx:1: starts with a byte order mark; save the file as UTF-8 without one [byte-order-mark]']);
});
