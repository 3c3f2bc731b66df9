import {describe, expect, it} from 'vitest';
import {checkFrontMatter, lineOfKey} from './frontMatter.ts';

const good = {
  title: 'A',
  description: 'What the reader gets from this page, in fifty to 160 characters.',
  kind: 'how-to',
};
const messages = (more: Record<string, unknown>) => checkFrontMatter({...good, ...more}).map(({message}) => message);

describe('checkFrontMatter', () => {
  it('finds nothing in what is good', () => {
    const all = {
      sidebar_label: 'A',
      applies_to: ['ios'],
      plan: 'enterprise',
      status: 'beta',
      keywords: ['b'],
      questions: ['How?', 'Why?'],
      glossary_exclude: ['job'],
      last_reviewed: '2026-11-23',
      hide_table_of_contents: true,
      skeleton: false,
    };
    expect(messages(all)).toEqual([]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{titel: 'A'}, 'unknown key "titel"; did you mean "title"?'],
    [
      {zzz: 1},
      'unknown key "zzz"; expected title, description, kind, sidebar_label, applies_to, plan, status, keywords, questions, queries, glossary_exclude, last_reviewed, hide_table_of_contents, or skeleton',
    ],
    [{title: ' '}, '"title" must be text'],
    [{title: 5}, '"title" must be text'],
    [{description: 'Short.'}, '"description" must have 50 to 160 characters, not 6'],
    [{description: 'x'.repeat(161)}, '"description" must have 50 to 160 characters, not 161'],
    [{description: null}, '"description" must be text'],
    [
      {kind: 'howto'},
      '"kind" must be landing, tutorial, how-to, concept, reference, or troubleshooting, not "howto"; did you mean "how-to"?',
    ],
    [{applies_to: 'ios'}, '"applies_to" must be a list'],
    [{applies_to: ['ios', 'andriod']}, 'not "andriod"; did you mean "android"?'],
    [{plan: 'gold'}, '"plan" must be enterprise, not "gold"'],
    [{keywords: [3]}, '"keywords" must be text'],
    [{questions: ['How?']}, '"questions" must have 2 to 6 entries, not 1'],
    [{questions: ['How?', 'Rotate a key']}, '"questions" must contain questions that end with "?", not "Rotate a key"'],
    [{last_reviewed: '2026-02-30'}, '"last_reviewed" must be a date such as 2026-11-23, not "2026-02-30"'],
    [{last_reviewed: 'yesterday'}, '"last_reviewed" must be a date such as 2026-11-23, not "yesterday"'],
    [{last_reviewed: new Date('2999-01-01')}, '"last_reviewed" is in the future: 2999-01-01'],
    [{skeleton: 'yes'}, '"skeleton" must be true or false'],
  ])('for %j reports %s', (more, message) => {
    expect(messages(more)).toHaveLength(1);
    expect(messages(more)[0]).toContain(message);
  });

  it.each(['title', 'description', 'kind'])('reports a missing %s', (key) => {
    const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
    expect(checkFrontMatter(rest)).toEqual([{message: `"${key}" is missing`}]);
  });

  it('accepts descriptions of exactly 50 and 160 characters', () => {
    for (const length of [50, 160]) expect(messages({description: 'x'.repeat(length)})).toEqual([]);
  });
});

it('lineOfKey returns the line of a key, or 1 if the key is missing', () => {
  const source = '---\ntitle: A\nkind: b\n---\n';
  expect(lineOfKey(source, 'kind')).toBe(3);
  expect(lineOfKey(source, 'status')).toBe(1);
  expect(lineOfKey(source, undefined)).toBe(1);
});
