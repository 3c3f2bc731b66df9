/** Why the index could not be read. */
export type Trouble = 'unreachable' | 'corrupt' | 'stale';

/** The index could not be read; `stale` where a file of another version of the site was asked for. */
export class IndexError extends Error {
  override readonly name = 'IndexError';

  constructor(
    readonly trouble: Trouble,
    file: string,
  ) {
    super(`the search index is ${trouble}: ${file}`);
  }
}
