import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {CACHE, HASHED} from '../../src/plugins/publish/steps/hosting/headers.ts';
import {HTML_INDEX, MARKDOWN_INDEX, prefersMarkdown} from '../../src/plugins/publish/steps/hosting/negotiation.ts';
import {PAGE_PATH, PAGE_SUFFIX} from '../../src/plugins/publish/steps/hosting/nginx.ts';

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};
const BINARY_TYPES: Record<string, string> = {
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const PAGE_URL = new RegExp(`^(${PAGE_PATH})${PAGE_SUFFIX}$`);

/** Finished build and the base URL for serving it. */
export interface SiteServerOptions {
  dir: string;
  baseUrl: string;
}

/** Response before it's sent. */
interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Request header, in addition to `Accept-Encoding`, that the response depends on. */
  vary?: 'Accept';
  /** Path of the file to send. */
  file?: string;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns the decoded path of a request target, or `undefined` if it isn't a valid path. */
function pathOf(target: string): string | undefined {
  // Requests to proxies contain the host as well.
  const bare = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  try {
    const decoded = decodeURIComponent(bare);
    // eslint-disable-next-line no-control-regex
    return decoded.startsWith('/') && !/[\x00-\x1f\x7f\\]/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the response to a GET request, like the generated nginx configuration: each page has one URL, with a final slash, and other
 * spellings redirect there if the page exists. `accept` determines whether it's HTML or Markdown.
 */
function replyTo(target: string, accept: string, {dir, baseUrl}: SiteServerOptions): Reply {
  const requested = pathOf(target);
  if (requested === undefined) return {status: 400};
  if (requested === '/' && baseUrl !== '/') return {status: 302, headers: {Location: baseUrl}};
  const notFound: Reply = {status: 404, file: path.join(dir, '404.html')};
  const segments = requested.split('/');
  if (segments.includes('..') || !`${requested}/`.startsWith(baseUrl)) return notFound;
  const below = requested.slice(baseUrl.length);
  const isPage = requested.endsWith('/');
  const markdown = path.join(dir, below, MARKDOWN_INDEX);
  const isMarkdown = isPage && prefersMarkdown(accept) && isFile(markdown);
  const file = isMarkdown ? markdown : path.join(dir, below, isPage ? HTML_INDEX : '');
  const [, page] = PAGE_URL.exec(requested) ?? [];
  if (
    page !== undefined &&
    `${page}/`.startsWith(baseUrl) &&
    isFile(path.join(dir, page.slice(baseUrl.length), HTML_INDEX))
  ) {
    const query = /\?[\x21-\x7e]*/.exec(target)?.[0] ?? '';
    return {status: 301, headers: {Location: `${page}/${query}`}};
  }
  if (!isFile(file) || /\.(br|gz)$/.test(file)) return notFound;
  const isHashed = HASHED.some((start) => below.startsWith(start));
  return {
    status: 200,
    file,
    headers: {'Cache-Control': isHashed ? CACHE.hashed : CACHE.other},
    ...(isPage && {vary: 'Accept'}),
  };
}

function typeOf(file: string): string {
  const extension = path.extname(file);
  const text = TEXT_TYPES[extension];
  return text ? `${text}; charset=utf-8` : (BINARY_TYPES[extension] ?? 'application/octet-stream');
}

function send({status, headers = {}, vary, file}: Reply, request: IncomingMessage, response: ServerResponse): void {
  if (file === undefined || !existsSync(file)) {
    response.writeHead(status, {...headers, 'Content-Length': '0'}).end();
    return;
  }
  const compressed = `${file}.br`;
  const isCompressed = existsSync(compressed);
  const {size, mtimeMs} = statSync(file);
  const all: Record<string, string> = {
    ...headers,
    'Content-Type': typeOf(file),
    ETag: `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`,
  };
  const varies = [isCompressed && 'Accept-Encoding', vary].filter(Boolean);
  if (varies.length) all.Vary = varies.join(', ');
  if (status === 200 && request.headers['if-none-match'] === all.ETag) {
    response.writeHead(304, all).end();
    return;
  }
  const useBrotli = isCompressed && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (useBrotli) all['Content-Encoding'] = 'br';
  const body = readFileSync(useBrotli ? compressed : file);
  response
    .writeHead(status, {...all, 'Content-Length': String(body.length)})
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Creates a server of a finished build for this computer and for tests. It allows only GET and HEAD. */
export function createSiteServer(options: SiteServerOptions): Server {
  return createServer((request, response) => {
    const isAllowed = request.method === 'GET' || request.method === 'HEAD';
    send(
      isAllowed
        ? replyTo(request.url ?? '/', request.headers.accept ?? '', options)
        : {status: 405, headers: {Allow: 'GET, HEAD'}},
      request,
      response,
    );
  });
}

/**
 * Starts a server on localhost and returns its URL.
 * @throws if the port is in use; `advice` is the solution in the error message.
 */
export function listen(
  server: Server,
  port: number,
  baseUrl: string,
  advice = 'Set PORT to another port.',
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. ${advice}`) : error),
    );
    server.listen(port, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`),
    );
  });
}
