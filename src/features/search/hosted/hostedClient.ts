import type {DocSearchTransformClient} from '@docsearch/react';
import {Patience} from '../modal/patience.ts';
import {SumOfHits} from '../modal/sumOfHits.ts';

/** What came of a query to the hosted service. */
export interface HostedAnswer {
  query: string;
  total: number;
  /** The groups that the hits are in, the first few. */
  groups: string[];
}

interface Listener {
  onAnswer: (answer: HostedAnswer) => void;
  onTrouble: () => void;
}

interface Result {
  hits: unknown[];
  nbHits?: number;
}

/** How many other queries are suggested if a query finds nothing. */
const MOST_GROUPS = 3;

/** The titles of the groups of hits, which the service may send as HTML, as text. */
const groupsOf = ({hits}: Result): string[] =>
  [...new Set(hits.map((hit) => (hit as {hierarchy?: {lvl0?: unknown}}).hierarchy?.lvl0).filter((title) => typeof title === 'string'))]
    .map((title) => new DOMParser().parseFromString(title, 'text/html').body.textContent)
    .slice(0, MOST_GROUPS);

/** A client of the hosted service that waits where that one would fail. */
export interface HostedClient {
  transform: (client: DocSearchTransformClient) => DocSearchTransformClient;
  resume: () => void;
}

/** Makes Docusaurus's client of the hosted service one whose failures stay on the screen until they are over. */
export function hostedClient(docusaurusVersion: string, listener: Listener): HostedClient {
  const patience = new Patience(listener.onTrouble);
  let newest = 0;
  return {
    transform: (client) => {
      // As Docusaurus's theme does, whose own function this takes the place of.
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      const sum = new SumOfHits();
      const search = async (...asked: Asked) => {
        const number = ++newest;
        const isNewest = () => number === newest;
        const nbHits = sum.begin();
        const response = await patience.until(() => ask(client, asked), isNewest);
        const first = response.results[0] as Result;
        const total = first.nbHits ?? 0;
        if (isNewest()) listener.onAnswer({query: queryOf(asked[0]), total, groups: groupsOf(first)});
        return {...response, results: response.results.map((result, i) => (i === 0 ? {...result, nbHits: nbHits(total)} : result))};
      };
      return {...client, addAlgoliaAgent: client.addAlgoliaAgent, search: search as DocSearchTransformClient['search']};
    },
    resume: patience.resume,
  };
}

type Asked = Parameters<DocSearchTransformClient['search']>;

/** @throws an error if there is no answer, or none that makes sense. */
async function ask(client: DocSearchTransformClient, asked: Asked): Promise<Awaited<ReturnType<DocSearchTransformClient['search']>>> {
  try {
    return checked(await client.search(...asked));
  } catch (error) {
    // The client keeps every answer, good or bad, and would give it again.
    await (client as {clearCache?: () => Promise<void>}).clearCache?.();
    throw error;
  }
}

/** @throws an error if the service answered something else than lists of hits. */
function checked<T extends {results: unknown[]}>(response: T): T {
  const isList = (result: unknown) => Array.isArray((result as Partial<Result> | undefined)?.hits);
  if (!Array.isArray(response?.results) || response.results.length === 0 || !response.results.every(isList)) {
    throw new Error('the search service answered without hits');
  }
  return response;
}

function queryOf(asked: unknown): string {
  const {requests} = asked as {requests?: {query?: string}[]};
  return requests?.[0]?.query ?? '';
}
