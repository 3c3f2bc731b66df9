import {expect, it} from 'vitest';
import {checkContradictions, defaultsOf, type KnownFacts} from './contradictions.ts';
import {limitsOf} from './limits.ts';

const facts: KnownFacts = {
  products: [
    {
      id: 'runner',
      name: 'Runner',
      file: 'src/data/versions.yaml',
      versions: [
        {version: '2.1.0', endOfLife: '2031-05-01', removal: '2031-08-01'},
        {version: '2.0.0', endOfLife: '2030-05-01'},
      ],
    },
    {
      id: 'image',
      name: 'image',
      labels: true,
      file: 'src/data/images.yaml',
      versions: [{version: 'image3-2030-01', endOfLife: '2031-01-01'}],
    },
  ],
  lifecycles: [{name: 'Old Product', endOfLife: '2029-12-31'}],
  defaults: defaultsOf([{long: '--timeout', default: '30s'}, {long: '--name'}], [{name: 'maxDuration', default: 1800}]),
  limits: limitsOf([
    {name: 'idleTimeout', default: 90, maximum: 1000, unit: 's'},
    {name: 'delay', minimum: 100, maximum: 60_000, unit: 'ms'},
    {name: 'retries', maximum: 3},
    {name: 'size', maximum: 10},
    {name: 'size', maximum: 20},
  ]),
};
const messages = (source: string): string[] =>
  checkContradictions('docs/a.mdx', source, facts).map(
    ({line, message}) => `${line}: ${message.replace(/; fix the wrong.*/, '')}`,
  );

it('finds end dates of versions and products that differ from the data', () => {
  expect(
    messages(
      'Runner 2.1.0 reached its end of life on May 2, 2031, and Runner 2.0.0 on May 1, 2030.\n\nText. `image3-2030-01` is supported until January 3, 2031.\n\nThe end of life of Old Product was on December 30, 2029.',
    ),
  ).toEqual([
    '1: states May 2, 2031 as the end of life of Runner 2.1.0, but src/data/versions.yaml has May 1, 2031',
    '3: states January 3, 2031 as the end of life of image image3-2030-01, but src/data/images.yaml has January 1, 2031',
    '5: states December 30, 2029 as the end of life of Old Product, but src/data/lifecycle.yaml has December 31, 2029',
  ]);
});

it('finds dates in tables that differ from the data', () => {
  const table = (end: string, removal: string): string =>
    `| Runner | End of life | Removal date |\n| --- | --- | --- |\n| **2.1.0** | ${end} | ${removal} |`;
  expect(messages(table('May 1, 2031', 'August 1, 2031'))).toEqual([]);
  expect(messages(table('2031-05-03', 'September 1, 2031'))).toEqual([
    '3: states 2031-05-03 as the end of life of Runner 2.1.0, but src/data/versions.yaml has 2031-05-01',
    '3: states 2031-09-01 as the removal of Runner 2.1.0, but src/data/versions.yaml has 2031-08-01',
  ]);
  expect(messages('| Other | End of life |\n| --- | --- |\n| 2.1.0 | May 9, 2031 |')).toEqual([]);
});

it('finds defaults of flags and capabilities that differ from the data', () => {
  expect(messages('The timeout `--timeout` defaults to `20s`.')).toEqual([
    '1: states 20s as the default of --timeout, but the data has 30s',
  ]);
  expect(messages('| Key | Text |\n| --- | --- |\n| `maxDuration` | Limit, default: `900` |')).toEqual([
    '3: states 900 as the default of maxDuration, but the data has 1800',
  ]);
  expect(messages('To change the timeout, use [`--timeout`](/a/). The default is `20s`.')).toHaveLength(1);
  for (const text of [
    'To change the timeout, use `--timeout`. The default is `30s`.',
    'The default of `--timeout` is `30s`.',
    '`maxDuration` is `1800` by default.',
    '`--name` is `x` by default.',
    'With `other`, `--timeout` is `20s` by default.',
  ])
    expect(messages(text), text).toEqual([]);
});

it.each([
  [
    '`idleTimeout` can be at most 900 seconds.',
    'states 900 seconds as the maximum of idleTimeout, but the data has 1000 s',
  ],
  [
    '`idleTimeout` ends the test. The default is 2 minutes.',
    'states 2 minutes as the default of idleTimeout, but the data has 90 s',
  ],
  ['The minimum of `appium:delay` is set. At least 1 second.', undefined],
  ['`appium:delay` is at least 1 second.', 'states 1 second as the minimum of delay, but the data has 100 ms'],
  ['| `delay` | Up to 2 minutes |', 'states 2 minutes as the maximum of delay, but the data has 60000 ms'],
  ['`retries` has a maximum of 5.', 'states 5 as the maximum of retries, but the data has 3'],
  ['`size` is at most 30.', 'states 30 as the maximum of size, but the data has 10 or 20'],
])('finds limits of capabilities that differ from the data: %s', (text, finding) => {
  expect(messages(text)).toEqual(finding ? [`1: ${finding}`] : []);
});

it.each([
  '`idleTimeout` can be at most 1,000 seconds.',
  '`delay` is at most 1 minute.',
  '`idleTimeout` closes up to 5 browsers.',
  '`idleTimeout` needs at most 5 MB.',
  '`size` is at most 20.',
  '`idleTimeout` and `delay` are at most 5 seconds.',
  '`other` is at most 5 seconds.',
])('finds no limits that differ in: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

it('finds nothing in samples and in sentences that agree or are about something else', () => {
  for (const text of [
    'Runner 2.1.0 reached its end of life on May 1, 2031.',
    'Runner 2.1.0 was released on May 2, 2030.',
    'Runner 2.1.0-beta reached its end of life on May 2, 2030.',
    '```text\nRunner 2.1.0 reached its end of life on May 2, 2030.\n```',
  ])
    expect(messages(text), text).toEqual([]);
});
