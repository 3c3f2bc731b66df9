import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Server on this computer that counts the bytes that it sends. */
export interface StaticServer {
  origin: string;
  /** Returns the number of bytes sent since the last reset for paths with this prefix. */
  sent: (prefix: string) => number;
  reset: () => void;
  close: () => void;
}

/**
 * Serves folders like a production host: with Brotli, from the `.br` file next to a file if there is one.
 * `folders` maps path prefixes to folders; the longest matching prefix applies.
 */
export async function serveStatic(folders: Record<string, string>): Promise<StaticServer> {
  const sizes = new Map<string, number>();
  const packed = new Map<string, Buffer>();
  const mounts = Object.entries(folders).sort(([a], [b]) => b.length - a.length);
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const [prefix, folder] = mounts.find(([start]) => pathname.startsWith(start)) ?? [];
    let file =
      prefix === undefined || folder === undefined
        ? ''
        : path.join(folder, decodeURIComponent(pathname.slice(prefix.length)));
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, 'index.html');
    // Browsers let only cross-origin isolated pages measure their memory.
    const headers = {'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp'};
    if (!existsSync(file)) {
      response.writeHead(404, headers).end('not found');
      return;
    }
    const body = packedOf(file, packed);
    sizes.set(pathname, (sizes.get(pathname) ?? 0) + body.length);
    response
      .writeHead(200, {
        ...headers,
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: (prefix) => [...sizes].filter(([name]) => name.startsWith(prefix)).reduce((sum, [, size]) => sum + size, 0),
    reset: () => sizes.clear(),
    close: () => server.close(),
  };
}

function packedOf(file: string, packed: Map<string, Buffer>): Buffer {
  let body = packed.get(file);
  if (!body) {
    body = existsSync(`${file}.br`)
      ? readFileSync(`${file}.br`)
      : brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
    packed.set(file, body);
  }
  return body;
}
