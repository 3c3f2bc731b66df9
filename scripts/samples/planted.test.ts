/** Runs `npm run check:samples -- --deep` on pages with one mistake each, and on the same pages without it. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeArgsOf} from '../lib/run.ts';
import {ensurePackages} from './packages.ts';
import {faults, reports, type Fault} from './plantedFaults.ts';

const all = [...faults, ...reports];
const plant = ({valid, planted: [from, to]}: Fault): string => {
  if (!valid.includes(from)) throw new Error(`The sample doesn't contain ${from}`);
  return valid.replace(from, () => to);
};
const REQUIREMENTS =
  'The samples require `webdriverio`, `selenium-webdriver`, `selenium`, `selenium-java`, or `Selenium.WebDriver`, and run in your shell.';
const page = (fence: string, text: string): string => `# Page\n\n${REQUIREMENTS}\n\n\`\`\`${fence}\n${text}\n\`\`\`\n`;
/** Line of a page on which its sample begins. */
const START = 6;

/** Starts a registry that has one package. */
function startRegistry(): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/shop-helper')
      response.end(
        JSON.stringify({
          name: 'shop-helper',
          'dist-tags': {latest: '1.0.0'},
          versions: {'1.0.0': {name: 'shop-helper', version: '1.0.0', dist: {}}},
        }),
      );
    else response.writeHead(404).end('{"error": "Not found"}');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('npm run check:samples -- --deep', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  const findings = {planted: '', valid: ''};
  let code: unknown;

  beforeAll(async () => {
    // Before the test's registry replaces the real one.
    ensurePackages();
    const registry = await startRegistry();
    const check = (files: readonly string[]): Promise<{output: string; code: unknown}> =>
      new Promise((resolve) => {
        const args = [...nodeArgsOf('tsx'), path.resolve('scripts/check-samples.ts'), '--deep', ...files];
        const {port} = registry.address() as AddressInfo;
        const env = {
          ...process.env,
          GITHUB_ACTIONS: '',
          npm_config_registry: `http://127.0.0.1:${port}/`,
          npm_config_cache: path.join(folder, 'npm'),
          npm_config_fetch_retries: '0',
        };
        execFile(process.execPath, args, {env, maxBuffer: 2 ** 26}, (error, stdout, stderr) =>
          resolve({output: `${stdout}${stderr}`, code: error ? error.code : 0}),
        );
      });
    const write = (name: string, fault: Fault, text: string): string => {
      const file = path.join(folder, `${name}-${all.indexOf(fault)}.mdx`);
      writeFileSync(file, page(fault.fence, text));
      return file;
    };
    const planted = await check(all.map((fault) => write('planted', fault, plant(fault))));
    findings.planted = planted.output;
    code = planted.code;
    findings.valid = (await check(all.map((fault) => write('valid', fault, fault.valid)))).output;
    registry.close();
  }, 600_000);

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('fails', () => expect(code).toBe(1));

  it.each(all.map((fault, at) => ({...fault, at})))('finds: $kind', ({at, line, message}) => {
    const own = findings.planted.split('\n').filter((text) => text.includes(`planted-${at}.mdx:`));
    const expected = own.filter(
      (text) => text.includes(`planted-${at}.mdx:${START + line - 1}:`) && message.test(text),
    );
    expect(expected, own.join('\n') || 'no findings').not.toEqual([]);
  });

  it('finds nothing in the same pages without the mistakes', () => {
    expect(findings.valid.split('\n').filter((text) => /valid-\d+\.mdx:/.test(text))).toEqual([]);
    expect(findings.valid).toMatch(new RegExp(`\\b${all.length} samples, 0 findings`));
  });
});
