import {expect, it} from 'vitest';
import {page, section, ask, engineOver} from '../testing.ts';
import type {Mark} from './types.ts';

const text = (marks: readonly Mark[]) => marks.map((mark) => mark.text).join('');

it('snippets are sentences instead of table rows, and the default and description of an entry', async () => {
  const index = engineOver([
    page('/web-apps/limits/', 'Limits', 'Concerns sessions.', [
      section({
        heading: 'Session limits',
        text: 'Limit · Default · Capability\nduration · 1800 · maxDuration\nThe duration of a session has a default that you can increase.',
      }),
    ]),
    page('/web-apps/keys/', 'Keys', 'Keys.', [
      section({
        heading: 'Volume',
        text: 'Key · Type · Meaning\nloudness · number · Volume of the recording in percent.',
      }),
    ]),
    page('/dev/run/', 'Run', 'Runs.', [
      section({
        heading: '--ccy',
        identifiers: ['--ccy'],
        text: 'Type integer\nDefault 2\nConfiguration key sauce.concurrency\nMaximum number of suites that run in parallel.\nMore.',
      }),
    ]),
  ]);
  const snippet = async (query: string) => {
    const {hits} = await index.search(ask(query));
    return {entry: hits[0]!.entry, snippet: text(hits[0]!.snippet)};
  };
  expect(await snippet('duration default maxDuration')).toEqual({
    entry: false,
    snippet: 'The duration of a session has a default that you can increase.',
  });
  expect(await snippet('loudness')).toEqual({entry: false, snippet: 'loudness: Volume of the recording in percent.'});
  expect(await snippet('--ccy')).toEqual({
    entry: true,
    snippet: 'Default: 2. Maximum number of suites that run in parallel.',
  });
});
