import {expect, it} from 'vitest';
import {checkExpiry, daysUntil, type Endings} from './expiry.ts';

const endings = (today: string, more: Partial<Endings> = {}): Endings => ({
  products: [
    {
      id: 'runner',
      name: 'Runner',
      config: 'runner',
      packages: ['@test/runner', 'runner'],
      file: 'src/data/versions.yaml',
      versions: [{version: '3.0.0'}, {version: '2.1.0', endOfLife: '2031-05-01'}],
    },
    {
      id: 'node',
      name: 'Node.js',
      images: ['node', 'cimg/node'],
      keys: ['node-version'],
      file: 'src/data/versions.yaml',
      versions: [{version: '30'}, {version: '20', aliases: ['lts/old'], endOfLife: '2031-05-01', successor: '30'}],
    },
    {
      id: 'image',
      name: 'image',
      labels: true,
      file: 'src/data/images.yaml',
      versions: [{version: 'ubuntu-30.04', endOfLife: '2031-05-01'}],
    },
  ],
  sunsets: [
    {path: '/v1/things/{id}/parts', name: 'GET /v1/things/{id}/parts', sunset: '2031-05-01', successor: '[v2](#v2).'},
  ],
  exceptions: [],
  today,
  ...more,
});

const messages = (source: string, today = '2031-05-01', more: Partial<Endings> = {}): string[] =>
  checkExpiry('docs/a.mdx', source, endings(today, more)).map(
    ({line, column, message, severity}) => `${line}:${column}: ${severity ? `${severity}: ` : ''}${message}`,
  );

const sample = (text: string): string => `# A\n\n\`\`\`yaml\n${text}\n\`\`\`\n`;

it.each([
  ['2031-01-01', 120, 'warning: '],
  ['2031-03-01', 61, 'warning: '],
  ['2031-03-02', 60, ''],
  ['2031-04-30', 1, ''],
])('on %s, %d days before the end, reports "%s…"', (today, days, severity) => {
  expect(daysUntil('2031-05-01', today)).toBe(days);
  expect(messages(sample('runner:\n  version: 2.1.0'), today)).toEqual([
    `5:12: ${severity}uses Runner 2.1.0, which ends on 2031-05-01, in ${days} ${days === 1 ? 'day' : 'days'}; use Runner 3.0.0`,
  ]);
});

it('reports nothing 121 days before the end, and an end in the past', () => {
  expect(messages(sample('runner:\n  version: 2.1.0'), '2030-12-31')).toEqual([]);
  expect(messages(sample('runner:\n  version: 2.1.0'), '2031-05-01')).toEqual([
    '5:12: uses Runner 2.1.0, which ended on 2031-05-01; use Runner 3.0.0',
  ]);
});

it.each([
  ['runner:\n  # pinned\n  name: a\n  version: "2.1.0"', 'Runner 2.1.0'],
  ['runner: {version: 2.1.0}', 'Runner 2.1.0'],
  ['saucectl run --runner.version 2.1.0', 'Runner 2.1.0'],
  ['npm install --save-dev @test/runner@2.1.0', 'Runner 2.1.0'],
  ['{"devDependencies": {"@test/runner": "^2.1.0"}}', 'Runner 2.1.0'],
  ['image: node:20-slim', 'Node.js 20'],
  ['image: cimg/node:20.11.1', 'Node.js 20'],
  ['FROM node:20', 'Node.js 20'],
  ['with: {node-version: 20}', 'Node.js 20'],
  ["node-version: 'v20.11'", 'Node.js 20'],
  ['runs-on: ubuntu-30.04', 'image ubuntu-30.04'],
  ['curl https://api.test/v1/things/12/parts?limit=5', 'GET /v1/things/{id}/parts'],
])('finds the use in the sample %j', (text, subject) => {
  expect(messages(sample(text))).toEqual([expect.stringContaining(`uses ${subject}, which ended on 2031-05-01`)]);
});

it.each([
  'runner:\n  version: 3.0.0',
  'other:\n  version: 2.1.0',
  'npm install other-runner@2.1.0',
  'image: my/node:20',
  'image: node:30',
  'tag: 4.9-ubuntu-30.04',
  'curl https://api.test/v1/things/12/parts-of',
])('finds nothing in the sample %j', (text) => expect(messages(sample(text))).toEqual([]));

it('finds names in running text, but not in sentences about the end or requirements', () => {
  expect(messages('Use Runner 2.1.0.')).toEqual([
    '1:12: uses Runner 2.1.0, which ended on 2031-05-01; use Runner 3.0.0',
  ]);
  expect(messages('Set `image` to `ubuntu-30.04`.')).toEqual([
    '1:17: uses image ubuntu-30.04, which ended on 2031-05-01; src/data/images.yaml lists no successor',
  ]);
  for (const text of [
    'Runner 2.1.0 reached its end of life.',
    'Since Runner 2.1.0, the flag has another name.',
    '| Runner 2.1.0 | May 1, 2031 |',
    'You need Node.js 20.1 or Runner 3.0.0.',
  ])
    expect(messages(text), text).toEqual([]);
  expect(messages('It reached its end of life. Use Runner 2.1.0.')).toHaveLength(1);
});

it('accepts exceptions until their last day', () => {
  const exceptions = [{file: 'docs/a.mdx', uses: 'Runner 2.1.0', until: '2031-04-30', reason: 'None.'}];
  expect(messages('Use Runner 2.1.0.', '2031-04-30', {exceptions})).toEqual([]);
  expect(messages('Use Runner 2.1.0.', '2031-05-01', {exceptions})).toHaveLength(1);
});
