/** WebDriver and BiDi server on loopback that records what a client does. It has one page, on which all elements exist. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {PACKAGES} from '../packages.ts';

/** What a client did. */
export interface Recording {
  capabilities: Record<string, unknown>[];
  /** WebDriver commands, such as `POST /url`. */
  commands: string[];
  /** Results that were reported with `sauce:job-result`. */
  results: string[];
}

export interface Stub {
  port: number;
  /** Starts a new recording with a page. */
  show: (page: Page) => void;
  /** Returns what was recorded since `show` was called. */
  take: () => Recording;
  close: () => Promise<void>;
}

interface Socket {
  on: (event: 'message', listener: (data: Buffer) => void) => void;
  send: (text: string) => void;
}
interface SocketServer {
  on: (event: 'connection', listener: (socket: Socket) => void) => void;
  clients: Set<{terminate: () => void}>;
  close: () => void;
}

const ELEMENT = {'element-6066-11e4-a52e-4f735466cecf': 'element-1', ELEMENT: 'element-1'};
const RESULT = /^\s*sauce:\s*job-result=(.*)$/;

/** What the page of a sample contains, according to the assertions in the sample. */
export interface Page {
  title: string;
  /** End of the URL after the actions of the sample. */
  address: string;
  text: string;
}

const BROKEN: Page = {title: '', address: 'broken', text: 'Broken'};

/** Values of `sauce:` commands, if the page works and if it's broken. */
const COMMANDS: Readonly<Record<string, [works: unknown, broken: unknown]>> = {
  'mobile: getContexts': [[{id: 'NATIVE_APP'}], [{id: 'NATIVE_APP'}]],
  'sauce:performance': [
    {result: 'pass', reason: 'Within the baseline', details: {}},
    {result: 'fail', reason: 'Slower than the baseline', details: {}},
  ],
  'sauce:jankinessCheck': [
    {score: 0.9, metrics: {averageFPS: 60}},
    {score: 0.1, metrics: {averageFPS: 6}},
  ],
};

/**
 * Starts the server on a free port.
 * @param isBroken whether the page has no elements, and another title and URL than it should have, so that a correct test fails
 */
export async function startStub(isBroken: boolean): Promise<Stub> {
  let recording: Recording = {capabilities: [], commands: [], results: []};
  let url = 'about:blank';
  let page = BROKEN;
  const answer = (method: string, route: string, body: Record<string, unknown>): unknown => {
    if (method === 'POST' && route === '') {
      const capabilities = requested(body);
      recording.capabilities.push(capabilities);
      const {webSocketUrl, ...others} = capabilities;
      return {
        sessionId: 'session-1',
        capabilities: {
          browserName: 'chrome',
          browserVersion: '150',
          ...others,
          ...(webSocketUrl === true && {webSocketUrl: `ws://127.0.0.1:${port}/session-1`}),
        },
      };
    }
    if (route === '/url' && method === 'POST') {
      url = String(body.url);
      return null;
    }
    if (/^\/execute/.test(route)) return execute(String(body.script));
    if (isBroken && /\/elements$/.test(route)) return [];
    if (isBroken && /\/element$/.test(route)) throw new Error('no such element');
    if (/\/elements$/.test(route)) return [ELEMENT];
    if (/\/element$|\/element\/active$/.test(route)) return ELEMENT;
    if (/\/(displayed|enabled|selected)$/.test(route)) return true;
    if (/\/(text|name)$/.test(route)) return page.text;
    if (/\/(attribute|property|css)\//.test(route)) return page.text;
    if (/\/rect$/.test(route)) return {x: 0, y: 0, width: 100, height: 100};
    if (route === '/context') return 'NATIVE_APP';
    if (/current_package$/.test(route)) return page.text;
    if (route === '/title') return page.title;
    if (route === '/url') return page.address ? new URL(page.address, url).href : url;
    if (route === '/source') return '<html></html>';
    if (/\/screenshot$/.test(route)) return 'iVBORw0KGgo=';
    if (route === '/window' || route === '/contexts/current') return 'window-1';
    if (/^\/(window\/handles|contexts)$/.test(route)) return ['NATIVE_APP', 'WEBVIEW_1'];
    if (route === '/timeouts' && method === 'GET') return {implicit: 0, pageLoad: 300000, script: 30000};
    return null;
  };
  const execute = (script: string): unknown => {
    const result = RESULT.exec(script)?.[1];
    if (result !== undefined) recording.results.push(result.trim());
    const [name = ''] = script.split('=');
    const [works, broken] = COMMANDS[name] ?? [];
    if (works) return isBroken ? broken : works;
    if (name === 'mobile: getCurrentPackage') return page.text;
    // A function that checks an element.
    return name.startsWith('sauce:') ? null : !isBroken;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const {pathname} = new URL(request.url!, 'http://localhost');
    const [, route = pathname] = /\/session(?:\/session-1)?(\/.*|)$/.exec(pathname) ?? [];
    recording.commands.push(`${request.method} ${route}`);
    response.setHeader('content-type', 'application/json');
    try {
      response.end(
        JSON.stringify({value: /\/status$/.test(pathname) ? {ready: true} : answer(request.method!, route, body)}),
      );
    } catch (error) {
      response.statusCode = 400;
      response.end(
        JSON.stringify({value: {error: 'invalid argument', message: (error as Error).message, stacktrace: ''}}),
      );
    }
  };
  const server = createServer((request, response) => {
    // The body can't be read if the client was killed.
    respond(request, response).catch(() => response.destroy());
  });
  const sockets = serveBidi(server, () => isBroken);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    port,
    show(shown) {
      recording = {capabilities: [], commands: [], results: []};
      url = 'about:blank';
      page = isBroken ? BROKEN : shown;
    },
    take: () => recording,
    close: () =>
      new Promise((resolve) => {
        // Clients that were killed leave open sockets, which `close` would wait for.
        sockets.clients.forEach((client) => client.terminate());
        sockets.close();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns the capabilities that a client requests, or those of the first alternative. */
function requested(body: Record<string, unknown>): Record<string, unknown> {
  const {alwaysMatch = {}, firstMatch = [{}]} = (body.capabilities ?? {}) as {
    alwaysMatch?: Record<string, unknown>;
    firstMatch?: Record<string, unknown>[];
  };
  return {...alwaysMatch, ...firstMatch[0]};
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** Answers BiDi commands. A script returns nothing. */
function serveBidi(server: Server, isBroken: () => boolean): SocketServer {
  const {WebSocketServer} = createRequire(path.join(PACKAGES, '../package.json'))('ws') as {
    WebSocketServer: new (options: {server: Server}) => SocketServer;
  };
  const results: Readonly<Record<string, unknown>> = {
    'browsingContext.getTree': {contexts: [{context: 'window-1', url: 'about:blank', children: [], parent: null}]},
    'browsingContext.navigate': {navigation: null, url: 'about:blank'},
    'browsingContext.locateNodes': {
      nodes: [{type: 'node', sharedId: 'element-1', value: {nodeType: 1, childNodeCount: 0}}],
    },
    'script.addPreloadScript': {script: 'script-1'},
    'script.callFunction': {type: 'success', realm: 'realm-1', result: {type: 'boolean', value: true}},
    'session.subscribe': {subscription: 'subscription-1'},
  };
  const sockets = new WebSocketServer({server});
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const {id, method} = JSON.parse(data.toString()) as {id: number; method: string};
      const fails = isBroken() && /locateNodes|callFunction/.test(method);
      socket.send(
        JSON.stringify(
          fails
            ? {type: 'error', id, error: 'invalid argument', message: 'planted failure'}
            : {type: 'success', id, result: results[method] ?? {}},
        ),
      );
    });
  });
  return sockets;
}
