/** Code that the indexer and the engine share: the file format of the index, tokenization, stems, and edit distances. */
export * from './areas.ts';
export * from './bytes.ts';
export * from './editDistance.ts';
export * from './format.ts';
export * from './postings.ts';
export * from './stem.ts';
export * from './stopWords.ts';
export * from './words.ts';
