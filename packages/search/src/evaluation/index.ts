/** Evaluation of the ranking with judged queries, in Node.js. */
export * from './crossValidation.ts';
export * from './queries.ts';
