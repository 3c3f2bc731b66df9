import type {Trouble} from '../engine/errors.ts';
import type {SearchAnswer, SearchRequest} from '../engine/types.ts';

/** What the page says to the worker. */
export type ToWorker =
  /** First of all: where the index is. */
  | {kind: 'open'; folder: string}
  | {kind: 'warm'; id: number}
  | {kind: 'search'; id: number; request: SearchRequest};

/** What the worker says to the page. */
export type FromWorker =
  | {kind: 'warmed'; id: number}
  | {kind: 'answer'; id: number; answer: SearchAnswer}
  | {kind: 'failed'; id: number; trouble: Trouble; message: string};
