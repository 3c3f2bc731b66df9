import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readRights, writingRights} from './hostedSearchKey.ts';

const answers: Record<string, [status: number, body: string]> = {
  good: [200, '{"acl":["search"],"createdAt":0}'],
  writer: [200, '{"acl":["search","addObject","deleteIndex"]}'],
  odd: [200, '{"message":"hello"}'],
  broken: [200, '{"acl":'],
  refused: [403, '{"message":"Invalid Application-ID or API key"}'],
};
let server: Server;
let host: string;
const seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, key] = /^\/1\/keys\/(\w+)$/.exec(request.url ?? '') ?? [];
    seen.push(`${request.headers['x-algolia-application-id']} ${request.headers['x-algolia-api-key']}`);
    const [status, body] = answers[key!]!;
    response.writeHead(status, {'content-type': 'application/json'}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const rights = (apiKey: string) => readRights({appId: 'APPID1', apiKey}, host);

describe('the rights of a key', () => {
  it('are requested from the service with the key itself', async () => {
    expect(await rights('good')).toEqual(['search']);
    expect(seen.at(-1)).toBe('APPID1 good');
  });

  it('are too many when there is one that writes', async () => {
    expect(writingRights(await rights('writer'))).toEqual(['addObject', 'deleteIndex']);
    expect(writingRights(['search', 'browse'])).toEqual([]);
  });

  it.each([
    ['odd', 'no permissions'],
    ['broken', 'JSON'],
    ['refused', '403'],
  ])('are unknown after a response that is %s', async (key, message) => {
    await expect(rights(key)).rejects.toThrow(message);
  });

  it('are unknown if the service cannot be reached', async () => {
    await expect(readRights({appId: 'APPID1', apiKey: 'good'}, 'http://127.0.0.1:1')).rejects.toThrow();
  });
});
