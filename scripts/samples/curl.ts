/** curl commands in samples: their options exist, and requests to our APIs match an operation. */
import {nearest} from '../../src/lib/nearest.ts';
import {apiNames, loadApi, operationsOf, type Endpoint} from '../../src/data/openapi/load.ts';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Options of curl, from `curl --help all`, and whether they have a value. */
const {options} = JSON.parse(readFileSync(path.join(__dirname, 'curlOptions.json'), 'utf8')) as {
  options: Record<string, boolean>;
};

/** Request that a curl command sends. */
export interface Request {
  method: string;
  urls: string[];
  problems: string[];
}

const BODY = [
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--data-urlencode',
  '--json',
  '-F',
  '--form',
  '--form-string',
];
const METHOD_OF: Readonly<Record<string, string>> = {
  '-I': 'head',
  '--head': 'head',
  '-T': 'put',
  '--upload-file': 'put',
  '-G': 'get',
  '--get': 'get',
};

/** Returns the request of a curl command, with messages about unknown options. `words` follow the name of the program. */
export function readCurl(words: readonly string[]): Request {
  const request: Request = {method: '', urls: [], problems: []};
  let implied: string | undefined;
  const query: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!/^-/.test(word) || word === '-') {
      request.urls.push(unquote(word));
      continue;
    }
    const [flag, attached] = splitFlags(word, request.problems);
    const value = flag && options[flag] ? (attached ?? words[++at] ?? '') : '';
    if (flag === '-X' || flag === '--request') request.method = unquote(value).toLowerCase();
    if (flag === '--url') request.urls.push(unquote(value));
    if (flag && BODY.includes(flag)) {
      implied ??= 'post';
      query.push(unquote(value));
    }
    if (flag && METHOD_OF[flag]) implied = METHOD_OF[flag];
  }
  request.method ||= implied ?? 'get';
  if (words.some((word) => ['-G', '--get'].includes(word)))
    request.urls = request.urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`);
  return request;
}

/** Returns the last option of a word such as `-sSL` or `-XPOST`, with its attached value. */
function splitFlags(word: string, problems: string[]): [flag?: string, attached?: string] {
  const unknown = (flag: string): [] => {
    const near = nearest(flag, Object.keys(options));
    problems.push(`uses the option ${flag}, which curl doesn't have${near ? `; did you mean ${near}?` : ''}`);
    return [];
  };
  if (word.startsWith('--')) {
    const accepted = Object.hasOwn(options, word) || Object.hasOwn(options, word.replace(/^--no-/, '--'));
    return accepted ? [word] : unknown(word);
  }
  for (let at = 1; at < word.length; at++) {
    const flag = `-${word[at]}`;
    if (!Object.hasOwn(options, flag)) return unknown(flag);
    if (options[flag]) return [flag, word.slice(at + 1) || undefined];
    if (METHOD_OF[flag]) return [flag];
  }
  return [];
}

export const unquote = (word: string): string =>
  word.replace(/"([^"]*)"|'([^']*)'/g, (_, a?: string, b?: string) => a ?? b ?? '');

interface Route {
  pattern: RegExp;
  /** Patterns of the parts of its URLs, between slashes. */
  start: RegExp[];
  endpoint: Endpoint;
}

let known: Route[] | undefined;

/** Returns the operations of all APIs, each with a pattern for its URLs. */
function routes(): Route[] {
  known ??= apiNames.flatMap((name) =>
    operationsOf(loadApi(name)).flatMap((endpoint) =>
      endpoint.servers.map(({url}) => ({
        pattern: patternOf(`${url}${endpoint.path}`),
        start: `${url}${endpoint.path}`.split('/').map(patternOf),
        endpoint,
      })),
    ),
  );
  return known;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/\/$/, '')
      .split(/\{[^}]*\}/)
      .map(escape)
      .join('[^/?]+')}/?$`,
  );

/** Beginnings of the URLs of our REST APIs. */
const API_HOST =
  /^https:\/\/(api\.[\w-]+\.saucelabs\.com|api\.(testfairy\.com|backtrace\.io)|(mobile(\.eu-central-1)?\.saucelabs|app\.testfairy)\.com\/api)(?=[/?]|$)(?!\/v1\/visual\/graphql)/;

/** Files of a job. The responses of our APIs contain their URLs. */
const FILE =
  /^https:\/\/api\.[\w-]+\.saucelabs\.com\/v1\/(eds|rdc\/jobs)\/[^/]+\/(\$\w+|console\.json|crash\.json|insights\.json|network\.har|screenshots\.zip|video\.mp4)$/;

/** Returns a message for each URL of our APIs in a text that doesn't begin like the URL of an operation. */
export function addressProblems(text: string): {line: number; message: string}[] {
  return text.split('\n').flatMap((content, at) =>
    [...content.matchAll(/https:\/\/[^\s"'`<>|\\,;]+/g)].flatMap(([url]) => {
      const address = url
        .replace(/[?#].*$/, '')
        .replace(/[.):\]}]+$/, '')
        .replace(/\/$/, '');
      if (!API_HOST.test(address) || FILE.test(address)) return [];
      const parts = address.split('/');
      const isStart = routes().some(({start}) =>
        parts.every(
          (part, index) =>
            start[index]?.test(part.replace(/(?<=.)\$\{.*/, '')) ?? (index === start.length && /[$%{+]/.test(part)),
        ),
      );
      return isStart
        ? []
        : [{line: at + 1, message: `requests ${address}, which isn't an endpoint in src/data/openapi`}];
    }),
  );
}

/** Returns a message if a request to one of our APIs doesn't match an operation, or has a query parameter that the operation lacks. */
export function requestProblems(method: string | undefined, url: string): string[] {
  const [address = '', search = ''] = url.replace(/#.*$/, '').split('?');
  if (!API_HOST.test(address) || /^https:\/\/[^/]+\/?$/.test(address)) return [];
  if (FILE.test(address)) return [];
  const matching = routes().filter(({pattern}) => pattern.test(address));
  if (!matching.length) return [`requests ${address}, which isn't an endpoint in src/data/openapi`];
  if (method === undefined) return [];
  // HEAD is GET without the body.
  const operations = matching.filter(({endpoint}) => endpoint.method === (method === 'head' ? 'get' : method));
  if (!operations.length)
    return [
      `sends ${method.toUpperCase()} to ${address}, which accepts ${[...new Set(matching.map(({endpoint}) => endpoint.method.toUpperCase()))].join(', ')}`,
    ];
  const accepted = operations.flatMap(({endpoint}) =>
    endpoint.parameters.filter((one) => one.in === 'query').map(({name}) => name),
  );
  return search
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[0]!.replace(/%(?![0-9a-f]{2})/gi, '%25')))
    .filter(
      (name) => /^[\w.[\]-]+$/.test(name) && !accepted.includes(name) && !accepted.includes(name.replace(/\[.*$/, '')),
    )
    .map((name) => {
      const near = nearest(name, accepted);
      return `uses the query parameter ${name}, which ${method.toUpperCase()} ${operations[0]!.endpoint.path} doesn't have${near ? `; did you mean ${near}?` : ''}`;
    });
}
