import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchEngine} from '../worker/engineClient.ts';
import type {SearchAnswer} from '../engine/types.ts';
import type {ReaderScope} from '../useScope.ts';
import {docSearchHits} from './hits.ts';

/** What the modal wants to know beside the hits. */
export interface Listener {
  onAnswer: (answer: SearchAnswer) => void;
  onTrouble: () => void;
  /** A better answer to the query of `answer` can be had now. */
  onBetter: (answer: SearchAnswer) => void;
}

const PAGES = 12;
const PER_PAGE = 3;

/** DocSearch shows its error screen for errors of this name, as those of the hosted service's client. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Whether an error is one that DocSearch has shown already. */
export const isShown = (error: unknown): boolean => error instanceof RetryError;

/**
 * The client of the hosted service, with its search answered by the engine instead: nothing leaves the reader's device.
 */
export function engineClient(engine: SearchEngine, baseUrl: string, scope: ReaderScope, listener: Listener) {
  return (client: DocSearchTransformClient): DocSearchTransformClient => {
    let newest = 0;
    const search = async ({requests}: {requests: readonly {query?: string; indexName: string}[]}) => {
      const [{query = '', indexName} = {indexName: ''}] = requests;
      const number = ++newest;
      // What is heard of an older query is nothing to anybody; DocSearch itself drops older hits.
      const current = <T>(hear: (heard: T) => void) => (heard: T) => void (number === newest && hear(heard));
      const request = {...scope, query, offset: 0, limit: PAGES, perPage: PER_PAGE};
      let answer: SearchAnswer;
      try {
        answer = await engine.search(request);
      } catch (error) {
        current(listener.onTrouble)(undefined);
        throw new RetryError((error as Error).message);
      }
      current(listener.onAnswer)(answer);
      if (!answer.complete) void engine.search({...request, patient: true}).then(current(listener.onBetter), current(listener.onTrouble));
      // 0 as the count, since DocSearch 4.3.1 adds the counts of all keystrokes up; the footer has the true one.
      return {results: [{hits: docSearchHits(answer, baseUrl), nbHits: 0, index: indexName, query, page: 0, nbPages: 1}]};
    };
    return {...client, addAlgoliaAgent: client.addAlgoliaAgent, search: search as unknown as DocSearchTransformClient['search']};
  };
}
