import {expect, it} from 'vitest';
import type {Mark, SearchAnswer, SearchHit} from '../../engine/types.ts';
import {docSearchHits} from './hits.ts';

const marks = (text: string, hit = false): Mark[] => [{text, hit}];
const hit = (path: string, area: string, part: Partial<SearchHit> = {}): SearchHit => ({
  path,
  anchor: '',
  title: marks(path),
  headings: [],
  area: {id: area, name: area},
  tag: 'docs-default-current',
  deprecated: false,
  archived: false,
  entry: false,
  snippet: marks('A sentence.'),
  ...part,
});
const shown = (hits: SearchHit[]) =>
  docSearchHits({hits, passages: []} as unknown as SearchAnswer, '/').map(({type, content, hierarchy}) => ({
    type,
    content,
    group: hierarchy.lvl0,
    title: hierarchy.lvl1,
  }));

it('puts all hits of an area into one group', () => {
  const groups = shown([hit('/a/', 'Insights'), hit('/b/', 'Basics'), hit('/c/', 'Insights')]).map(({group}) => group);
  expect(groups).toEqual(['Insights', 'Basics', 'Insights']);
});

it('separates hits of an archived edition', () => {
  const [current, archived] = shown([
    hit('/a/', 'X'),
    hit('/2024/a/', 'X', {archived: true, tag: 'docs-default-2024'}),
  ]);
  expect(archived!.group).toBe('X (2024 edition)');
  expect(current!.group).toBe('X');
});

it('shows the default and the description of an entry of a reference', () => {
  const part = {anchor: 'ccy', headings: [marks('--ccy', true)], entry: true, snippet: marks('Default: 2. Maximum.')};
  expect(shown([hit('/run/', 'CLI', {title: marks('Run'), ...part})])).toEqual([
    {type: 'lvl1', content: 'Run: Default: 2. Maximum.', group: 'CLI', title: '--ccy'},
  ]);
});
