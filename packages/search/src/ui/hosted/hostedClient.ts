import type {DocSearchTransformClient} from '@docsearch/react';
import {RetryQueue} from '../modal/retryQueue.ts';
import {SumOfHits} from '../modal/sumOfHits.ts';

/** Result of a query to the hosted search service. */
export interface HostedAnswer {
  query: string;
  total: number;
  /** Titles of the first groups of hits, at most 3. */
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

/** Maximum number of suggested queries. */
const MOST_GROUPS = 3;

/** Returns the unique group titles of the hits as plain text. The service can return them as HTML. */
const groupsOf = ({hits}: Result): string[] =>
  [
    ...new Set(
      hits
        .map((hit) => (hit as {hierarchy?: {lvl0?: unknown}}).hierarchy?.lvl0)
        .filter((title) => typeof title === 'string'),
    ),
  ]
    .map((title) => new DOMParser().parseFromString(title, 'text/html').body.textContent)
    .slice(0, MOST_GROUPS);

/** Client of the hosted service whose failed queries stay pending until `resume` is called. */
export interface HostedClient {
  transform: (client: DocSearchTransformClient) => DocSearchTransformClient;
  resume: () => void;
}

/** Creates a wrapper of Docusaurus's DocSearch client that retries failed queries, so that errors stay visible until they are resolved. */
export function hostedClient(docusaurusVersion: string, listener: Listener): HostedClient {
  const retryQueue = new RetryQueue(listener.onTrouble);
  let newest = 0;
  return {
    transform: (client) => {
      // Docusaurus's theme does this in its own `transformSearchClient`, which this function replaces.
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      const sum = new SumOfHits();
      const search = async (...asked: Asked) => {
        const number = ++newest;
        const isNewest = () => number === newest;
        const nbHits = sum.begin();
        const response = await retryQueue.until(() => ask(client, asked), isNewest);
        const first = response.results[0] as Result;
        const total = first.nbHits ?? 0;
        if (isNewest()) listener.onAnswer({query: queryOf(asked[0]), total, groups: groupsOf(first)});
        return {
          ...response,
          results: response.results.map((result, i) => (i === 0 ? {...result, nbHits: nbHits(total)} : result)),
        };
      };
      return {...client, addAlgoliaAgent: client.addAlgoliaAgent, search: search as DocSearchTransformClient['search']};
    },
    resume: retryQueue.resume,
  };
}

type Asked = Parameters<DocSearchTransformClient['search']>;

/**
 * Sends a request to the hosted service.
 * @throws an error if the request fails or the response is invalid.
 */
async function ask(
  client: DocSearchTransformClient,
  asked: Asked,
): Promise<Awaited<ReturnType<DocSearchTransformClient['search']>>> {
  try {
    return checked(await client.search(...asked));
  } catch (error) {
    // The client caches every response, including invalid ones.
    await (client as {clearCache?: () => Promise<void>}).clearCache?.();
    throw error;
  }
}

/**
 * Returns `response` if it's valid.
 * @throws an error if the response doesn't consist of lists of hits.
 */
function checked<T extends {results: unknown[]}>(response: T): T {
  const isList = (result: unknown) => Array.isArray((result as Partial<Result> | undefined)?.hits);
  if (!Array.isArray(response?.results) || response.results.length === 0 || !response.results.every(isList)) {
    throw new Error('Invalid response from the search service: expected lists of hits.');
  }
  return response;
}

function queryOf(asked: unknown): string {
  const {requests} = asked as {requests?: {query?: string}[]};
  return requests?.[0]?.query ?? '';
}
