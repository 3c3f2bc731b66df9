import {expect, it} from 'vitest';
import {sectionsOf, sectionText} from './lookUp.ts';

const markdownPage = [
  '---',
  'title: A',
  '---',
  '',
  '# A',
  '',
  '## `--flag`, `-f`',
  '',
  'One.',
  '',
  '```bash',
  '# no heading',
  '```',
  '',
  '### Inside [it](https://docs.test/)',
  '',
  'Two.',
  '',
  '## Same',
  '',
  'First.',
  '',
  '## Same',
  '',
  'Second.',
  '',
].join('\n');

it('splits a Markdown version at its headings, but not at comments in samples', () => {
  expect(sectionsOf(markdownPage).map(({heading, level}) => [level, heading])).toEqual([
    [1, 'A'],
    [2, '--flag, -f'],
    [3, 'Inside it'],
    [2, 'Same'],
    [2, 'Same'],
  ]);
});

it('returns a section with its subsections', () => {
  const sections = sectionsOf(markdownPage);
  expect(sectionText(sections, {heading: '--flag, -f', before: 0})).toBe(
    '## `--flag`, `-f`\n\nOne.\n\n```bash\n# no heading\n```\n\n### Inside [it](https://docs.test/)\n\nTwo.',
  );
  expect(sectionText(sections, {heading: 'same', before: 1})).toBe('## Same\n\nSecond.');
  expect(sectionText(sections, {heading: 'Other', before: 0})).toBeUndefined();
});
