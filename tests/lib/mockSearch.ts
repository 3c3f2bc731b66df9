import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {siteUrl as publishedUrl} from '../../src/config/brand.ts';

/** How the mock server responds. */
export type Manner = 'well' | 'slowly' | 'failing' | 'malformed' | 'empty';

/** Search request that the mock server received. */
interface Asked {
  query: string;
  facetFilters?: unknown;
}

/** Controls of the mock server. */
export interface MockServer {
  /** How to respond to search requests; `well` by default. */
  manner: Manner;
  /** Search requests received so far. */
  asked: Asked[];
  close: () => void;
}

/** Delay of a slow response, in milliseconds. */
const SLOW = 1500;
/** Parts of the assistant's streamed response, in Markdown. */
const ANSWER = ['Open a ', '**tunnel** ', 'first.'];

const hit = (number: number, title: string, url: string) => {
  const level = (value: string | null) => (value === null ? undefined : {value, matchLevel: 'full', matchedWords: []});
  const hierarchy = {lvl0: 'Documentation', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const shown = {hierarchy: {lvl0: level('Documentation'), lvl1: level(title)}};
  return {
    objectID: String(number),
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy,
    _highlightResult: shown,
    _snippetResult: shown,
  };
};

const hits = (siteUrl: string) => [
  hit(1, 'Overview', `${siteUrl}/overview/`),
  hit(2, 'Long page', `${siteUrl}/long/`),
  hit(3, 'Support', 'https://support.example.com/tunnels'),
];

const read = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts a local mock server of the hosted search (Algolia) and its assistant, and redirects the page's requests for Algolia hosts to it.
 * Call before the page is opened. `siteUrl` is the origin of the hits.
 */
export async function mockServer(page: Page, siteUrl = publishedUrl): Promise<MockServer> {
  const state: MockServer = {manner: 'well', asked: [], close: () => server.close()};
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };

  const search = async (request: IncomingMessage, response: ServerResponse) => {
    const {requests} = JSON.parse(await read(request)) as {requests: (Asked & {indexName: string})[]};
    state.asked.push(...requests);
    if (state.manner === 'slowly') await pause(SLOW);
    if (state.manner === 'failing') return void response.writeHead(500, cors).end('{"message":"down"}');
    if (state.manner === 'malformed')
      return void response
        .writeHead(200, {...cors, 'content-type': 'application/json'})
        .end('{"results":[{"hits":"none"}]}');
    const found = state.manner === 'empty' ? [] : hits(siteUrl);
    const results = requests.map(({indexName, query}) => ({
      index: indexName,
      query,
      hits: found,
      nbHits: found.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      params: '',
      processingTimeMS: 1,
      exhaustiveNbHits: true,
    }));
    response.writeHead(200, {...cors, 'content-type': 'application/json'}).end(JSON.stringify({results}));
  };

  const chat = async (response: ServerResponse) => {
    response.writeHead(200, {...cors, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'});
    const say = (part: object) => response.write(`data: ${JSON.stringify(part)}\n\n`);
    say({type: 'start', messageId: 'answer'});
    say({type: 'text-start', id: 'text'});
    for (const delta of ANSWER) {
      say({type: 'text-delta', id: 'text', delta});
      await pause(150);
    }
    say({type: 'text-end', id: 'text'});
    say({type: 'finish'});
    response.end('data: [DONE]\n\n');
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else if (path.endsWith('/queries')) void search(request, response);
    else if (path === '/chat/token') {
      const payload = Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64');
      response
        .writeHead(200, {...cors, 'content-type': 'application/json'})
        .end(JSON.stringify({token: `${payload}.signature`}));
    } else if (path === '/chat') void chat(response);
    else response.writeHead(404, cors).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Redirect requests inside the page, so that streamed responses still arrive in parts.
  await page.addInitScript((to) => {
    const turn = (address: string) => {
      const url = new URL(address, location.href);
      return /(^|\.)algolia(net)?\.(com|net)$/.test(url.hostname) ? to + url.pathname : address;
    };
    const realFetch = window.fetch;
    window.fetch = (input, init) =>
      realFetch(typeof input === 'string' || input instanceof URL ? turn(String(input)) : input, init);
    const realOpen = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function open(
      this: XMLHttpRequest,
      method: string,
      address: string | URL,
      ...rest: unknown[]
    ) {
      return (realOpen as (...all: unknown[]) => void).call(
        this,
        method,
        turn(String(address)),
        ...(rest.length ? rest : [true]),
      );
    } as typeof realOpen;
  }, origin);
  return state;
}
