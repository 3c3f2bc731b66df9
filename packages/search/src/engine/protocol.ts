import type {Trouble} from './errors.ts';
import type {SearchAnswer, SearchRequest} from './types.ts';

/** Message from the page to the worker. */
export type ToWorker =
  /** First message, with the base URL of the index files. */
  {kind: 'open'; folder: string} | {kind: 'warm'; id: number} | {kind: 'search'; id: number; request: SearchRequest};

/** Message from the worker to the page, with the `id` of the request. */
export type FromWorker =
  | {kind: 'warmed'; id: number}
  | {kind: 'answer'; id: number; answer: SearchAnswer}
  | {kind: 'failed'; id: number; trouble: Trouble; message: string};
