import {expect, it} from 'vitest';
import {bodyOf} from './twins.ts';

const ROOT = 'https://docs.example/';
const twin = (text: string): string => `---\ntitle: A\nurl: ${ROOT}a/\n---\n\n# A\n\n${text}\n`;

it('leaves the header out', () => {
  expect(bodyOf(twin('Text.\n\n---\n\nMore.'), ROOT)).toBe('# A\n\nText.\n\n---\n\nMore.\n');
});

const links: [string, string][] = [
  ['[b](https://docs.example/b/index.md)', '[b](/b/)'],
  ['[b](https://docs.example/b/index.md#part)', '[b](/b/#part)'],
  ['[home](https://docs.example/index.md)', '[home](/)'],
  ['[file](https://docs.example/openapi/b.yaml)', '[file](/openapi/b.yaml)'],
  ['[elsewhere](https://other.example/index.md)', '[elsewhere](https://other.example/index.md)'],
  ['`https://docs.example/b/index.md`', '`https://docs.example/b/index.md`'],
];
it.each(links)('makes of %s %s', (link, expected) => {
  expect(bodyOf(twin(link), ROOT)).toBe(`# A\n\n${expected}\n`);
});

it('accepts nothing without a header', () => {
  expect(() => bodyOf('# A\n', ROOT)).toThrow('A twin begins with "# A\n"; accepted: a header between two lines of ---');
});
