import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeArgsOf} from '../../scripts/lib/run.ts';

const client = new Client({name: 'test', version: '1.0.0'});

/** Calls a tool and returns the text of its result and whether the result is an error. */
async function call(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError} = (await client.callTool({name, arguments: args})) as {
    content: {type: string; text: string}[];
    isError?: boolean;
  };
  expect(content.map(({type}) => type)).toEqual(['text']);
  return {text: content[0]!.text, isError: isError === true};
}

beforeAll(() => client.connect(new StdioClientTransport({command: 'npm', args: ['run', '--silent', 'mcp']})));
afterAll(() => client.close());

describe('the MCP server', () => {
  it('says what it is, and has tools that only read', async () => {
    expect(client.getServerVersion()).toMatchObject({name: 'sauce-docs'});
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search', 'read_page', 'list_areas', 'look_up']);
    for (const {annotations} of tools) expect(annotations).toMatchObject({readOnlyHint: true, openWorldHint: false});
  });

  it('searches all areas or a single area', async () => {
    const found = await call('search', {query: 'sauce connect quickstart', limit: 5});
    expect(found.text).toContain('(https://docs.saucelabs.com/secure-connections/sauce-connect-5/quickstart/)');
    expect(found.text.match(/^- /gm)!.length).toBeLessThanOrEqual(5);
    const {text} = await call('search', {query: 'quickstart', area: 'mobile-apps'});
    for (const [, route] of text.matchAll(/\(https:\/\/docs\.saucelabs\.com(\S+)\) \(/g))
      expect(route).toMatch(/^\/mobile-apps\//);
    expect((await call('search', {query: 'xqzjkw'})).text).toContain('No results for “xqzjkw”');
  });

  it.each([
    '/dev/cli/saucectl/',
    'dev/cli/saucectl',
    'https://docs.saucelabs.com/dev/cli/saucectl/index.md',
    '/dev/cli/saucectl/?a=b',
  ])('reads the page %s', async (page) => {
    expect((await call('read_page', {page})).text).toBe(readFileSync('build/dev/cli/saucectl/index.md', 'utf8'));
  });

  it.each(['/api-testing/api/v3/', 'https://docs.saucelabs.com/api-testing/api/v3', '/api-testing/api/v3/index.html'])(
    'follows the redirect of %s',
    async (page) => {
      const {text} = await call('read_page', {page});
      expect(text).toBe(readFileSync('build/api-testing/on-prem/api/v3/index.md', 'utf8'));
    },
  );

  it('reads a section by its heading or anchor', async () => {
    const byHeading = await call('read_page', {page: '/dev/error-messages/', section: 'User terminated'});
    expect(byHeading.text).toMatch(/^https:\S+\n\n### `User terminated`\n\nA user ended the session\./);
    expect((await call('read_page', {page: '/dev/error-messages/#user-terminated'})).text).toBe(byHeading.text);
    expect((await call('read_page', {page: '/dev/error-messages/', section: '#user-terminated'})).text).toBe(
      byHeading.text,
    );
  });

  it('suggests similar pages for an unknown page, and lists the sections for an unknown section', async () => {
    const noPage = await call('read_page', {page: '/dev/cli/sauectl/'});
    expect(noPage).toMatchObject({isError: true});
    expect(noPage.text).toContain('There is no page /dev/cli/sauectl/.');
    expect(noPage.text).toContain('(https://docs.saucelabs.com/dev/cli/saucectl/)');
    const noSection = await call('read_page', {page: '/dev/cli/saucectl/', section: 'Nothing'});
    expect(noSection).toMatchObject({isError: true});
    expect(noSection.text).toContain('- Install saucectl');
    expect((await call('read_page', {page: '../../package.json'})).isError).toBe(true);
  });

  it('lists the areas, and the pages of an area', async () => {
    expect((await call('list_areas', {})).text).toMatch(/^- secure-connections: Secure connections \(\d+\)$/m);
    const {text} = await call('list_areas', {area: 'insights'});
    expect(text).toContain('- [');
    for (const line of text.split('\n'))
      expect(line).toMatch(/^- \[.+\]\(https:\/\/docs\.saucelabs\.com\/insights\/.*\): .+/);
  });

  it.each([
    [
      'capability',
      'tunnelName',
      '/dev/test-configuration-options/#tunnelname',
      'the name of the Sauce Connect tunnel that the test uses',
    ],
    ['flag', '--tunnel-name', '/dev/cli/saucectl/run/#--tunnel-name', 'sauce.tunnel.name'],
    ['endpoint', 'get /rest/v1/{user}/jobs', '/dev/api/jobs/#listJobs', '**GET** `/rest/v1/{username}/jobs`'],
    [
      'endpoint',
      'https://api.us-west-1.saucelabs.com/rest/v1/:me/jobs?limit=5',
      '/dev/api/jobs/#listJobs',
      '**GET** `/rest/v1/{username}/jobs`',
    ],
    ['error', 'User terminated', '/dev/error-messages/#user-terminated', 'A user ended the session.'],
    [
      'error',
      '12:01 ERROR Test exceeded maximum duration of 3600 seconds at line 7',
      '/dev/error-messages/#test-exceeded-maximum-duration',
      'Increase `maxDuration`.',
    ],
  ])('looks up the %s %s', async (kind, name, address, said) => {
    const {text, isError} = await call('look_up', {kind, name});
    expect(isError, text).toBe(false);
    expect(text).toContain(`https://docs.saucelabs.com${address}\n`);
    expect(text).toContain(said);
  });

  it('returns errors for unknown names and invalid arguments', async () => {
    const unknown = await call('look_up', {kind: 'flag', name: '--no-such-flag-anywhere'});
    expect(unknown).toMatchObject({isError: true});
    expect(unknown.text).toContain('Found no flag “--no-such-flag-anywhere” in the reference.');
    const {text, isError} = await call('look_up', {kind: 'gadget', name: 'x'});
    expect(isError).toBe(true);
    expect(text).toMatch(/capability.*flag.*endpoint.*error/);
    expect((await call('search', {query: '  '})).isError).toBe(true);
    expect((await call('search', {query: 'a', limit: 1000})).isError).toBe(true);
  });
});

it('the server exits with instructions if there is no build', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  writeFileSync(path.join(dir, 'package.json'), '{"name": "empty", "version": "1.0.0"}');
  try {
    expect(() =>
      execFileSync(process.execPath, [...nodeArgsOf('tsx'), path.resolve('scripts/mcp.ts')], {
        cwd: dir,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ).toThrow(/build\/llms\.json is missing\. Run "npm run build" first, .* embedded search\./);
  } finally {
    rmSync(dir, {recursive: true});
  }
});
