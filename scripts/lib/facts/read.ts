import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Time limit of a request, in milliseconds. */
const TIMEOUT = 30_000;

/** Servers to compare with. */
export interface Servers {
  /** Base URL of files in public repositories: `OWNER/NAME/REF/PATH` follows. */
  github: string;
  /** Base URL of the Sauce Labs REST API. */
  api: string;
  /** npm registry. The default registry of npm if undefined. */
  registry?: string | undefined;
}

/** Error of a source that couldn't be reached, as opposed to one that doesn't have the file. */
export class Unreachable extends Error {}

/** Returns the text of a URL. Throws `Unreachable` if there's no response, and an error with the status code otherwise. */
export async function readUrl(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT)});
  } catch (error) {
    const {message, cause} = error as Error & {cause?: {code?: string}};
    throw new Unreachable(`${new URL(url).host} can't be reached (${cause?.code ?? message})`);
  }
  // A proxy that rejects the host is no answer of the host.
  if ([403, 407, 502, 503, 504].includes(response.status))
    throw new Unreachable(`${url} returned status ${response.status}`);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return response.text();
}

/** Returns the newest version of an npm package, with `npm view`. */
export async function newestVersion(name: string, registry?: string): Promise<string> {
  const args = ['view', name, 'version', '--json', '--fetch-retries=1', ...(registry ? ['--registry', registry] : [])];
  try {
    const {stdout} = await promisify(execFile)('npm', args, {
      shell: process.platform === 'win32',
      timeout: 2 * TIMEOUT,
    });
    return JSON.parse(stdout) as string;
  } catch (error) {
    const {stderr = '', message} = error as Error & {stderr?: string};
    const code = /npm error code (\w+)/.exec(stderr)?.[1];
    if (code === 'E404') throw new Error(`npm has no package ${name}`);
    throw new Unreachable(`npm can't be reached (${code ?? message.split('\n')[0]})`);
  }
}
