import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchEngine} from '../worker/engineClient.ts';
import type {SearchAnswer, SearchRequest} from '../engine/types.ts';
import type {ReaderScope} from '../useScope.ts';
import {docSearchHits} from './hits.ts';

/** What the modal wants to know beside the hits; heard of the newest query only. */
export interface Listener {
  onAnswer: (answer: SearchAnswer) => void;
  /** The index can't be read; the query waits for `resume`. */
  onTrouble: () => void;
  /** A better answer to the query of `answer` can be had now. */
  onBetter: (answer: SearchAnswer) => void;
}

export interface ModalClient {
  /** Puts the engine in the place of the hosted service: nothing leaves the reader's device. */
  transform: (client: DocSearchTransformClient) => DocSearchTransformClient;
  /** Asks once more what could not be answered. */
  resume: () => void;
}

const PAGES = 10;
const PER_PAGE = 3;

/**
 * The client of the hosted service, answered by the engine. A query that fails waits, rather than to fail: DocSearch
 * 4.3.1 forgets an error as soon as it has heard of it (autocomplete-core sets its status to idle in `finally`), and
 * would tell the reader that there are no results.
 */
export function engineClient(engine: SearchEngine, baseUrl: string, scope: ReaderScope, listener: Listener): ModalClient {
  let newest = 0;
  let waiting: (() => void)[] = [];

  const answerTo = async (request: SearchRequest, isNewest: () => boolean): Promise<SearchAnswer> => {
    for (;;) {
      try {
        return await engine.search(request);
      } catch {
        if (isNewest()) listener.onTrouble();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    }
  };

  const search = async ({requests}: {requests: readonly {query?: string; indexName: string}[]}) => {
    const [{query = '', indexName} = {indexName: ''}] = requests;
    const number = ++newest;
    const isNewest = () => number === newest;
    const request = {...scope, query, offset: 0, limit: PAGES, perPage: PER_PAGE};
    const answer = await answerTo(request, isNewest);
    if (isNewest()) listener.onAnswer(answer);
    if (!answer.complete) void answerTo({...request, patient: true}, isNewest).then((better) => isNewest() && listener.onBetter(better));
    // 0 as the count, since DocSearch 4.3.1 adds the counts of all keystrokes up; the footer has the true one.
    return {results: [{hits: docSearchHits(answer, baseUrl), nbHits: 0, index: indexName, query, page: 0, nbPages: 1}]};
  };

  return {
    transform: (client) => ({...client, addAlgoliaAgent: client.addAlgoliaAgent, search: search as unknown as DocSearchTransformClient['search']}),
    resume: () => {
      const again = waiting;
      waiting = [];
      for (const ask of again) ask();
    },
  };
}
