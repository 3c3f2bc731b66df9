import {describe, expect, it} from 'vitest';
import {hashInName, hashOf, unpackTerms, type CoreFile, type Manifest, type SynonymRule} from '../format/format.ts';
import {readPostings} from '../format/postings.ts';
import {areas, page, section} from '../testing.ts';
import {buildIndex as build, type Index} from './buildIndex.ts';
import type {PageRecord} from './records.ts';

const buildIndex = (records: readonly PageRecord[], synonyms: readonly SynonymRule[]): Index =>
  build(records, {areas, synonyms});

const pages = [
  page('/b/', 'Tunnels', 'Open a tunnel.', [
    section({heading: 'Name it', text: 'Each tunnel has a name.', identifiers: ['--tunnel-name']}),
  ]),
  page(
    '/a/',
    'Vault',
    'Keep secrets.',
    [section({heading: 'Where?', anchor: 'place'}), section({heading: 'Twice', anchor: 'twice-1'})],
    {keywords: ['safe']},
  ),
];
const fileOf = ({files}: Index, name: string) => Buffer.from(files.find((file) => file.name === name)!.bytes);
const coreOf = (index: Index) => {
  const manifest = JSON.parse(fileOf(index, 'manifest.json').toString()) as Manifest;
  return JSON.parse(fileOf(index, manifest.core).toString()) as CoreFile;
};

describe('buildIndex', () => {
  it('returns the same bytes for any order of pages', () => {
    const plain = (index: Index) => index.files.map(({name, bytes}) => [name, Buffer.from(bytes).toString('hex')]);
    expect(plain(buildIndex([...pages].reverse(), []))).toEqual(plain(buildIndex(pages, [])));
  });

  it('includes the content hash in each file name', () => {
    for (const {name, bytes} of buildIndex(pages, []).files.filter((file) => file.name !== 'manifest.json')) {
      expect(hashInName(name)).toBe(hashOf(bytes));
    }
  });

  it('stores pages, sections, and identifiers in the first tier, sorted by path', () => {
    const core = coreOf(buildIndex(pages, [{from: ['safe'], to: ['vault']}]));
    expect(core.pages.path).toEqual(['/a/', '/b/']);
    expect(core.pages.sections).toEqual([3, 2]);
    expect(core.sections.heading).toEqual(['', 'Where?', 'Twice', '', 'Name it']);
    // An anchor that can be derived from the heading isn't stored.
    expect(core.sections.anchor).toEqual(['', 'place', 1, '', 0]);
    expect(core.sections.identifiers).toEqual({4: ['--tunnel-name']});
    expect(core.pages.keywords).toEqual({0: ['safe']});
    expect(core.synonyms).toEqual([{from: ['safe'], to: ['vault']}]);
  });

  it('stores postings and texts in the second tier', () => {
    const index = buildIndex(pages, []);
    const core = coreOf(index);
    const terms = unpackTerms(core.terms);
    const postings = core.postings.files.flatMap((file) => readPostings(fileOf(index, file)));
    expect(postings).toHaveLength(terms.length);
    expect([...postings[terms.indexOf('tunnel')]!.sections]).toEqual([3, 4]);
    expect([...postings[terms.indexOf('tunnelname')]!.sections]).toEqual([]);
    expect(JSON.parse(fileOf(index, core.texts.files[0]!).toString())).toEqual([
      'Keep secrets.',
      '',
      '',
      'Open a tunnel.',
      'Each tunnel has a name.',
    ]);
  });

  it('writes one file for shards with the same content', () => {
    // Texts of fewer than 100 characters are stored again for each section.
    const short = section({heading: 'Words', text: 'The same words. '.repeat(5)});
    const index = buildIndex([page('/a/', 'Twice', '', new Array<typeof short>(1000).fill(short))], []);
    const {texts} = coreOf(index);
    expect(texts.files.length).toBeGreaterThan(new Set(texts.files).size);
    expect(index.files.map(({name}) => name)).toEqual([...new Set(index.files.map(({name}) => name))]);
  });

  it('stores a long text once for all sections that have it', () => {
    const long = section({heading: 'Words', text: 'The same words. '.repeat(7)});
    const index = buildIndex([page('/a/', 'Twice', '', [long]), page('/b/', 'Twice', '', [long])], []);
    const {texts} = coreOf(index);
    expect(texts.sameAs).toEqual({3: 1});
    expect(JSON.parse(fileOf(index, texts.files[0]!).toString())).toEqual(['', long.text, '', '']);
  });

  it('builds an empty index without pages', () => {
    expect(coreOf(buildIndex([], [])).pages.path).toEqual([]);
  });
});
