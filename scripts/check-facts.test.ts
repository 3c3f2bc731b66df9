import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadSources} from '../src/data/sources.ts';
import {loadAppiumVersions} from '../src/data/tables.ts';
import {loadVersions} from '../src/data/versions.ts';
import {differences, versionTable} from './lib/facts/compare.ts';

describe('the comparison', () => {
  it('reports changed, new, and missing facts', () => {
    const ours = new Map(Object.entries({same: '1', changed: '1', ended: '1'}));
    const theirs = new Map(Object.entries({same: '1', changed: '2', added: '3'}));
    const found = [
      {file: 'a', fact: 'changed', ours: '1', theirs: '2'},
      {file: 'a', fact: 'added', ours: undefined, theirs: '3'},
    ];
    expect(differences('a', ours, theirs, false)).toEqual(found);
    expect(differences('a', ours, theirs, true)).toEqual([
      found[0],
      {file: 'a', fact: 'ended', ours: '1', theirs: undefined},
      found[1],
    ]);
  });

  it('reads tables in HTML and Markdown', () => {
    const html =
      '<tbody><tr><td rowspan="2">7.1.0</td><td>macOS 99</td><td>March 3rd, 2031</td></tr></tbody>' +
      '<tbody><tr><td>7.0.0</td><td>Jan 15, 2030</td></tr></tbody>' +
      '<tbody><tr><td>6.0.0</td><td>None</td></tr></tbody>';
    expect([...versionTable(html)]).toEqual([
      ['7.1.0', '2031-03-03'],
      ['7.0.0', '2030-01-15'],
    ]);
    expect([...versionTable('| Version | End |\n| --- | --- |\n| 7.1.0 | December 1st, 2031 |')]).toEqual([
      ['7.1.0', '2031-12-01'],
    ]);
  });
});

describe('npm run check:facts', () => {
  let server: Server;
  let origin: string;
  let folder: string;
  let files: Record<string, string>;

  const versionOf = (product: string): {version: string; endOfLife?: string}[] =>
    loadVersions().find(({id}) => id === product)!.versions;
  const table = (product: string): string =>
    versionOf(product)
      .filter(({endOfLife}) => endOfLife)
      .map(({version, endOfLife}) => {
        const [year, month, day] = endOfLife!.split('-').map(Number);
        const name = new Date(Date.UTC(year!, month! - 1, 1)).toLocaleString('en-US', {month: 'long', timeZone: 'UTC'});
        return `| ${version} | ${name} ${day}, ${year} |`;
      })
      .join('\n');
  const packageOf = (name: string, version: string): string =>
    JSON.stringify({name, 'dist-tags': {latest: version}, versions: {[version]: {name, version}}});

  beforeEach(async () => {
    const sources = loadSources();
    const sourceOf = (npm: string): string => sources.find((one) => one.npm === npm)!.version!;
    // The schema of saucectl isn't served, so that its comparison fails.
    files = {
      '/saucectl': packageOf('saucectl', sourceOf('saucectl')),
      '/saucelabs': packageOf('saucelabs', sourceOf('saucelabs')),
      '/nodejs/Release/HEAD/schedule.json': JSON.stringify(
        Object.fromEntries(versionOf('node').map(({version, endOfLife}) => [`v${version}`, {end: endOfLife}])),
      ),
      '/python/peps/HEAD/release_management/python-releases.toml': versionOf('python')
        .map(({version, endOfLife}) => `[metadata."${version}"]\nstatus = "bugfix"\nend-of-life = ${endOfLife}\n`)
        .join('\n'),
      '/actions/runner-images/HEAD/README.md': versionOf('runner-image')
        .map(({version}) => `\`${version}\``)
        .join(' '),
      '/backtrace-labs/backtrace-morgue/HEAD/package.json': JSON.stringify({
        version: sources.find(({files: own}) => own.includes('cli/morgue'))!.version,
      }),
      '/rest/v1/info/platforms/appium/eol': JSON.stringify(
        Object.fromEntries(
          loadAppiumVersions().realDevices.map(({version, endOfLife}) => [
            version,
            endOfLife ? Date.parse(endOfLife) / 1000 : null,
          ]),
        ),
      ),
    };
    for (const product of ['playwright', 'cypress', 'testcafe'])
      files[`/saucelabs/sauce-docs/HEAD/docs/web-apps/automated-testing/${product}.md`] = table(product);
    for (const {repository, facts = []} of sources)
      for (const one of facts.flatMap(({paths = []}) => paths)) files[`/${repository}/HEAD/${one}`] ??= 'package cmd\n';
    files['/saucelabs/saucectl/HEAD/api/saucectl.schema.json'] = '{"allOf": []}';
    server = createServer((request, response) => {
      const text = files[request.url!];
      response.writeHead(text === undefined ? 404 : 200, {'content-type': 'application/json'}).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = mkdtempSync(path.join(tmpdir(), 'check-facts-'));
  });
  afterEach(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  const check = (base: string): Promise<{code: number; lines: string[]; report: string}> =>
    new Promise((resolve) => {
      const report = path.join(folder, 'report.md');
      const args = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/check-facts.ts')];
      const options = ['--github', base, '--api', base, '--registry', base, '--report', report];
      // npm would answer from its cache if the registry can't be reached.
      const env = {...process.env, npm_config_cache: path.join(folder, 'cache')};
      execFile(process.execPath, [...args, ...options], {env}, (error, out, err) =>
        resolve({
          code: error ? Number(error.code) : 0,
          lines: `${out}${err}`.split('\n').filter((line) => line && !line.startsWith('npm warn')),
          report: existsSync(report) ? readFileSync(report, 'utf8') : '',
        }),
      );
    });
  /** Returns the findings without those about the schemas of configuration files, of which the server has none. */
  const findings = (lines: readonly string[]): string[] =>
    lines.filter((line) => /^src\/data\/(?!config\/|factExceptions)/.test(line));

  it('reports the old value, the new value, and the affected pages', async () => {
    files['/saucelabs'] = packageOf('saucelabs', '99.0.0');
    files['/saucelabs/saucectl/HEAD/internal/cmd/run/run.go'] =
      'sc.Bool("dry-run", "dryRun", false, "")\nsc.String("planted-flag", "planted", "", "")';
    const schedule = JSON.parse(files['/nodejs/Release/HEAD/schedule.json']!) as Record<string, {end: string}>;
    schedule.v24!.end = '2031-01-01';
    files['/nodejs/Release/HEAD/schedule.json'] = JSON.stringify(schedule);
    const eol = JSON.parse(files['/rest/v1/info/platforms/appium/eol']!) as Record<string, number>;
    eol['appium9-2031-01'] = Date.parse('2032-01-01') / 1000;
    files['/rest/v1/info/platforms/appium/eol'] = JSON.stringify(eol);
    const tables = '/saucelabs/sauce-docs/HEAD/docs/web-apps/automated-testing/cypress.md';
    files[tables] += '\n| 99.1.0 | May 5, 2031 |';
    const {code, lines, report} = await check(origin);
    expect(findings(lines)).toEqual([
      expect.stringMatching(
        /^src\/data\/cli\/saucectl: --planted-flag: missing in the data, exists in the source; pages: .*\/dev\/cli\/saucectl\//,
      ),
      expect.stringMatching(
        /^src\/data\/openapi\/accounts: version of saucelabs: \S+ in the data, 99\.0\.0 in the source; pages: \/dev\/api\/accounts\/$/,
      ),
      expect.stringMatching(
        /^src\/data\/versions: Cypress 99\.1\.0: end of life: missing in the data, 2031-05-05 in the source; pages: .*\/web-apps\/automated-testing\/cypress\//,
      ),
      expect.stringMatching(
        /^src\/data\/appiumVersions: Appium appium9-2031-01: end of life: missing in the data, 2032-01-01 in the source/,
      ),
      expect.stringMatching(
        /^src\/data\/versions: Node\.js 24: end of life: 2028-04-30 in the data, 2031-01-01 in the source/,
      ),
    ]);
    expect(report).toContain('| Node.js 24: end of life | 2028-04-30 | 2031-01-01 |');
    expect(report).toMatch(
      /## src\/data\/appiumVersions\n[^]*Affected pages: .*\/mobile-apps\/automated-testing\/appium\/appium-versions\//,
    );
    expect(code).toBe(1);
  }, 60_000);

  it('compares the keys and values of configuration files', async () => {
    const suite = {name: {}, planted: {}, mode: {enum: ['a']}};
    files['/saucelabs/saucectl/HEAD/api/saucectl.schema.json'] = JSON.stringify({
      allOf: [
        {
          if: {properties: {kind: {const: 'cypress'}}},
          then: {properties: {suites: {items: {properties: suite}}, kind: {$ref: '#/definitions/kind'}}},
        },
      ],
      definitions: {kind: {enum: ['cypress', 'x']}},
    });
    const {lines} = await check(origin);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('src/data/config/cypress: suites[].planted: missing in the data, any in the source'),
        expect.stringContaining('src/data/config/cypress: kind: any in the data, cypress, x in the source'),
        expect.stringContaining('src/data/config/cypress: rootDir: any in the data, missing in the source'),
        expect.stringContaining(
          'src/data/config/espresso: kind espresso: supported in the data, missing in the source',
        ),
      ]),
    );
  }, 60_000);

  it('exits with 2 and says so if no source can be reached', async () => {
    await new Promise((resolve) => server.close(resolve));
    const {code, lines, report} = await check(origin);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Not compared: 127\.0\.0\.1:\d+ can't be reached \(ECONNREFUSED\)$/),
        expect.stringMatching(/^Not compared: npm can't be reached \(/),
        'The comparison is incomplete. Check your network, and run the command again.',
      ]),
    );
    expect(report).toContain('## Not compared');
    expect(code).toBe(2);
  }, 120_000);

  it('reports a file that a source no longer has', async () => {
    delete files['/nodejs/Release/HEAD/schedule.json'];
    const {code, lines} = await check(origin);
    expect(lines).toContain(`Not compared: ${origin}/nodejs/Release/HEAD/schedule.json returned status 404`);
    expect(code).toBe(1);
  }, 60_000);
});
