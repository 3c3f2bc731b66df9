import {ByteWriter} from '../format/bytes.ts';
import {hashOf, type ShardList, type TextShardList} from '../format/format.ts';
import {writePostings} from '../format/postings.ts';
import type {Counted} from './countTerms.ts';

/** A file of the index. `name` is relative to `/search-index/`. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

/** Returns an index file with the content hash in its name, so browsers can cache it indefinitely. */
export function named(base: string, extension: string, content: string | Uint8Array): IndexFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {name: `${base}.${hashOf(bytes)}.${extension}`, bytes};
}

/** Files of the shards, and their list for the first tier of the index. */
export interface Shards<List extends ShardList = ShardList> {
  files: IndexFile[];
  list: List;
}

/** Target sizes of a shard: small enough to load before the next keystroke, large enough to compress well. */
const POSTINGS_BYTES = 12_000;
const TEXT_CHARACTERS = 20_000;

/** Minimum length of a text that is stored once for all sections that have it, in characters. The reference to a shorter text isn't worth it. */
const SHARED_CHARACTERS = 100;

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
export function buildTexts(texts: readonly string[]): Shards<TextShardList> {
  const files: IndexFile[] = [];
  const first: number[] = [];
  let shard: string[] = [];
  let start = 0;
  let characters = 0;
  const firstWith = new Map<string, number>();
  const sameAs: Record<number, number> = {};
  const cut = (end: number) => {
    if (shard.length === 0) return;
    files.push(named('text', 'json', JSON.stringify(shard)));
    first.push(start);
    shard = [];
    start = end;
    characters = 0;
  };
  texts.forEach((text, section) => {
    const same = text.length < SHARED_CHARACTERS ? undefined : firstWith.get(text);
    if (same === undefined) firstWith.set(text, section);
    else sameAs[section] = same;
    const stored = same === undefined ? text : '';
    shard.push(stored);
    characters += stored.length;
    if (characters >= TEXT_CHARACTERS) cut(section + 1);
  });
  cut(texts.length);
  const {list} = shardsOf(files, first);
  return {files, list: {...list, sameAs}};
}
