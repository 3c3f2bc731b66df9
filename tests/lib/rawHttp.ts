import {connect} from 'node:net';

/** A response head exactly as the server sent it. */
export interface RawResponse {
  status: number;
  /** Status line and headers, without the empty line that follows them. */
  head: string;
  /** Header values by lowercase name. */
  headers: Record<string, string[]>;
  body: Buffer;
}

/**
 * Sends a request to a local server over a socket, so that no client normalizes the request target, and returns the response.
 * @throws an error if the connection fails or is idle for 10 seconds.
 */
export function rawRequest(
  port: number,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const lines = [
      `${method} ${target} HTTP/1.1`,
      ...Object.entries({Host: 'docs.example', Connection: 'close', ...headers}).map(
        ([name, value]) => `${name}: ${value}`,
      ),
    ];
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No response to ${JSON.stringify(target)}`)));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks))));
    socket.end(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString('latin1');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(line) ?? [];
    (headers[name.toLowerCase()] ??= []).push(value);
  }
  return {status: Number(statusLine.split(' ')[1]), head, headers, body: bytes.subarray(end + 4)};
}
