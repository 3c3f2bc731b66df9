import {ByteWriter} from '../../../../lib/search/bytes.ts';
import type {ShardList} from '../../../../lib/search/format.ts';
import {writePostings} from '../../../../lib/search/postings.ts';
import type {Counted} from './countTerms.ts';
import {named, type IndexFile} from './indexFile.ts';

/** Files of the shards, and their list for the first tier of the index. */
export interface Shards {
  files: IndexFile[];
  list: ShardList;
}

/** Target sizes of a shard: small enough to load before the next keystroke, large enough to compress well. */
const POSTINGS_BYTES = 12_000;
const TEXT_CHARACTERS = 20_000;

const shardsOf = (files: IndexFile[], first: number[]): Shards => ({
  files,
  list: {files: files.map(({name}) => name), first},
});

/** Divides the postings into shards in alphabetical order, so a word and its inflected forms are usually in the same shard. */
export function buildPostings({entries}: Counted): Shards {
  const files: IndexFile[] = [];
  const first: number[] = [];
  let writer = new ByteWriter();
  let start = 0;
  const cut = (end: number) => {
    if (writer.length === 0) return;
    files.push(named('terms', 'bin', writer.finish()));
    first.push(start);
    writer = new ByteWriter();
    start = end;
  };
  entries.forEach((list, term) => {
    writePostings(writer, list);
    if (writer.length >= POSTINGS_BYTES) cut(term + 1);
  });
  cut(entries.length);
  return shardsOf(files, first);
}

/** Divides the texts from which excerpts are quoted into shards, in the order of sections. */
export function buildTexts(texts: readonly string[]): Shards {
  const files: IndexFile[] = [];
  const first: number[] = [];
  let shard: string[] = [];
  let start = 0;
  let characters = 0;
  const cut = (end: number) => {
    if (shard.length === 0) return;
    files.push(named('text', 'json', JSON.stringify(shard)));
    first.push(start);
    shard = [];
    start = end;
    characters = 0;
  };
  texts.forEach((text, section) => {
    shard.push(text);
    characters += text.length;
    if (characters >= TEXT_CHARACTERS) cut(section + 1);
  });
  cut(texts.length);
  return shardsOf(files, first);
}
