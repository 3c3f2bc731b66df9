/** Reason why the index can't be read: a failed request, a damaged file, or a file of another version of the site. */
export type Trouble = 'unreachable' | 'corrupt' | 'stale';

/** Error for a file of the search index that can't be read. */
export class IndexError extends Error {
  override readonly name = 'IndexError';

  constructor(
    readonly trouble: Trouble,
    file: string,
  ) {
    super(`Unable to read the search index (${trouble}): ${file}`);
  }
}
