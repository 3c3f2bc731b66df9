import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {unsupportedWords} from '../../../tests/lib/apiPromises.ts';
import {apiNames, loadApi} from './load.ts';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join('docs', file), 'utf8'));

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text.trim())?.[0] ?? text;

/** Returns the texts that summarize an API for readers, by location. */
function promisesOf(name: string): Record<string, string> {
  const {info} = loadApi(name);
  const [, frontMatter, text] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(
      pages.find((page) => new RegExp(`^<ApiReference api="${name}"`, 'm').test(page)) ?? '',
    ) ?? [];
  if (frontMatter === undefined) throw new Error(`No page shows src/data/openapi/${name}.yaml.`);
  return {
    'the summary of the document': info.summary ?? '',
    'the description of the document': firstSentence(info.description),
    'the description of the page': (parse(frontMatter) as {description: string}).description,
    'the introduction of the page': firstSentence(text!),
  };
}

it.each(apiNames)('the introductions of the API %s mention only what its operations support', (name) => {
  const document = loadApi(name);
  const unsupported = Object.entries(promisesOf(name)).flatMap(([place, text]) =>
    unsupportedWords(text, document).map((word) => `${place}: "${word}"`),
  );
  expect(unsupported).toEqual([]);
});

it('a feature without an operation is reported', () => {
  const document = loadApi('builds');
  expect(unsupportedWords('Find builds and their jobs.', document)).toEqual([]);
  expect(unsupportedWords('Find builds, delete them, and download invoices.', document)).toEqual([
    'delete',
    'download',
    'invoices',
  ]);
});
