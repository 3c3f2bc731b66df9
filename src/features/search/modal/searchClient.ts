import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchEngine} from '../worker/engineClient.ts';
import type {SearchAnswer} from '../engine/types.ts';
import type {ReaderScope} from '../useScope.ts';
import {docSearchHits} from './hits.ts';
import {Patience} from './patience.ts';
import {SumOfHits} from './sumOfHits.ts';

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

/** The client of the hosted service, answered by the engine. */
export function engineClient(engine: SearchEngine, baseUrl: string, scope: ReaderScope, listener: Listener): ModalClient {
  const patience = new Patience(listener.onTrouble);
  const sum = new SumOfHits();
  let newest = 0;

  const search = async ({requests}: {requests: readonly {query?: string; indexName: string}[]}) => {
    const [{query = '', indexName} = {indexName: ''}] = requests;
    const number = ++newest;
    const isNewest = () => number === newest;
    const nbHits = sum.begin();
    const request = {...scope, query, offset: 0, limit: PAGES, perPage: PER_PAGE};
    const answer = await patience.until(() => engine.search(request), isNewest);
    if (isNewest()) listener.onAnswer(answer);
    if (!answer.complete) void patience.until(() => engine.search({...request, patient: true}), isNewest).then((better) => isNewest() && listener.onBetter(better));
    // What the titles alone find is not all that there is: no count before the full text was searched.
    const total = answer.complete ? answer.total : 0;
    return {results: [{hits: docSearchHits(answer, baseUrl), nbHits: nbHits(total), index: indexName, query, page: 0, nbPages: 1}]};
  };

  return {
    transform: (client) => ({...client, addAlgoliaAgent: client.addAlgoliaAgent, search: search as unknown as DocSearchTransformClient['search']}),
    resume: patience.resume,
  };
}
