import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchEngine} from '../../engine/engineClient.ts';
import type {SearchAnswer} from '../../engine/types.ts';
import type {ReaderScope} from '../useScope.ts';
import {docSearchHits} from './hits.ts';
import {RetryQueue} from './retryQueue.ts';
import {SumOfHits} from './sumOfHits.ts';

/** Callbacks of the modal. They are called for the latest query only. */
export interface Listener {
  onAnswer: (answer: SearchAnswer) => void;
  /** Reports that the index can't be read. The query stays pending until `resume` is called. */
  onTrouble: () => void;
  /** Reports that the full text has been searched, so repeating the query of `answer` returns better results. */
  onBetter: (answer: SearchAnswer) => void;
}

/** DocSearch client of the local engine. */
export interface ModalClient {
  /** Replaces the `search` function of DocSearch's client with the local engine. No data leaves the reader's device. */
  transform: (client: DocSearchTransformClient) => DocSearchTransformClient;
  /** Retries failed queries. */
  resume: () => void;
}

const PAGES = 10;
const PER_PAGE = 3;

/** Creates a DocSearch client that queries the local engine instead of the hosted service. */
export function engineClient(
  engine: SearchEngine,
  baseUrl: string,
  scope: ReaderScope,
  listener: Listener,
): ModalClient {
  const retryQueue = new RetryQueue(listener.onTrouble);
  const sum = new SumOfHits();
  let newest = 0;

  const search = async ({requests}: {requests: readonly {query?: string; indexName: string}[]}) => {
    const [{query = '', indexName} = {indexName: ''}] = requests;
    const number = ++newest;
    const isNewest = () => number === newest;
    const nbHits = sum.begin();
    const request = {...scope, query, offset: 0, limit: PAGES, perPage: PER_PAGE};
    const answer = await retryQueue.until(() => engine.search(request), isNewest);
    if (isNewest()) listener.onAnswer(answer);
    if (!answer.complete)
      void retryQueue
        .until(() => engine.search({...request, patient: true}), isNewest)
        .then((better) => isNewest() && listener.onBetter(better));
    // Titles match only some of the pages, so no count is shown until the full text has been searched.
    const total = answer.complete ? answer.total : 0;
    return {
      results: [
        {hits: docSearchHits(answer, baseUrl), nbHits: nbHits(total), index: indexName, query, page: 0, nbPages: 1},
      ],
    };
  };

  return {
    transform: (client) => ({
      ...client,
      addAlgoliaAgent: client.addAlgoliaAgent,
      search: search as unknown as DocSearchTransformClient['search'],
    }),
    resume: retryQueue.resume,
  };
}
