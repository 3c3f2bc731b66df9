import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {NGINX_ROOT} from '../delivery/nginx.ts';
import {deploy, rollBack} from './deploy.ts';
import {readOptions} from './options.ts';

let dir: string;
let target: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  target = path.join(dir, 'www');
  mkdirSync(target);
});
afterEach(() => rmSync(dir, {recursive: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};

/** A small site whose one script has a version in its name. */
function build(version: string): void {
  rmSync(path.join(dir, 'build'), {recursive: true, force: true});
  const page = `<!doctype html><title>${version}</title><script src=/assets/js/main.${version}.js></script><img src=data:,><a href=/nowhere/></a>`;
  for (const file of ['index.html', '404.html', 'overview/index.html']) write(`build/${file}`, page);
  write('build/sitemap.xml', '<urlset/>');
  write(`build/assets/js/main.${version}.js`, version);
  write(`build/assets/js/main.${version}.js.br`, version);
  write('build/search-index/manifest.json', JSON.stringify({format: 1, core: `core.${version}.json`}));
  write(`build/search-index/core.${version}.json`, JSON.stringify({postings: {files: [`terms.${version}.bin`]}, texts: {files: []}}));
  write(`build/search-index/terms.${version}.bin`, version);
  write('nginx.conf', `root ${NGINX_ROOT};`);
}

const day = (n: number, ms = 0): Date => new Date(Date.UTC(2025, 0, n) + ms);
const options = (now: Date) => ({target, graceDays: 14, now});
const deployAt = (now: Date, more: object = {}) =>
  deploy({build: path.join(dir, 'build'), nginxConfig: path.join(dir, 'nginx.conf'), baseUrl: '/', hasSearchIndex: true, ...options(now), ...more});
const served = (file: string): string | undefined => {
  const full = path.join(target, 'current/site', file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
};
const version = (): string | undefined => /<title>(.*)<\/title>/.exec(served('index.html') ?? '')?.[1];

describe('a deploy', () => {
  it('serves the build, with the configuration that finds it', async () => {
    build('a1');
    expect(await deployAt(day(1))).toEqual({id: '2025-01-01T00-00-00-000Z', kept: 0, configChanged: true});
    expect(version()).toBe('a1');
    expect(readlinkSync(path.join(target, 'current'))).toBe('releases/2025-01-01T00-00-00-000Z');
    expect(readFileSync(path.join(target, 'current/nginx.conf'), 'utf8')).toBe(`root ${target}/current/site;`);
    expect(existsSync(path.join(target, 'deploy.lock'))).toBe(false);
  });

  it('keeps what open pages of the one before may load, and nothing else of it', async () => {
    build('a1');
    write('build/old/index.html', '<!doctype html><title>a1</title>');
    await deployAt(day(1));
    build('b2');
    expect(await deployAt(day(2))).toMatchObject({kept: 4, configChanged: false});
    expect(version()).toBe('b2');
    for (const file of ['assets/js/main.a1.js', 'assets/js/main.a1.js.br', 'search-index/core.a1.json', 'search-index/terms.a1.bin']) expect(served(file), file).toBeDefined();
    expect(served('old/index.html')).toBeUndefined();
  });

  it('lets them go when their grace is over, which begins when they are replaced', async () => {
    const versions = ['a1', 'b2', 'c3', 'd4'];
    const days = [day(1), day(20), day(34), day(34, 1)];
    for (const [i, now] of days.entries()) {
      build(versions[i]!);
      await deployAt(now);
      expect(served('assets/js/main.a1.js'), versions[i]).toBe(i < 3 ? 'a1' : undefined);
    }
    expect(served('assets/js/main.b2.js')).toBe('b2');
    expect(served('assets/js/main.c3.js')).toBe('c3');
  });

  it('begins the grace of a file anew that comes back', async () => {
    for (const [name, now] of [['a1', day(1)], ['b2', day(2)], ['a1', day(10)], ['b2', day(24)], ['c3', day(30)]] as const) {
      build(name);
      await deployAt(now);
    }
    expect(served('assets/js/main.a1.js')).toBe('a1');
  });

  it('keeps three releases, to go back to', async () => {
    for (let n = 1; n <= 5; n += 1) {
      build(`v${n}`);
      await deployAt(day(n));
    }
    expect(readdirSync(path.join(target, 'releases'))).toHaveLength(3);
    // The first is gone, its files are not.
    expect(served('assets/js/main.v1.js')).toBe('v1');
  });

  it('works below a base URL', async () => {
    build('a1');
    for (const file of ['index.html', '404.html', 'overview/index.html']) write(`build/${file}`, '<!doctype html><title>a1</title><script src=/docs/assets/js/main.a1.js></script>');
    await deployAt(day(1), {baseUrl: '/docs/'});
    build('b2');
    for (const file of ['index.html', '404.html', 'overview/index.html']) write(`build/${file}`, '<!doctype html><title>b2</title><script src=/docs/assets/js/main.b2.js></script>');
    await deployAt(day(2), {baseUrl: '/docs/'});
    expect(served('docs/assets/js/main.a1.js')).toBe('a1');
  });
});

describe('a deploy that fails its smoke test', () => {
  const broken: [string, () => void, string][] = [
    ['has no home page of its own', () => rmSync(path.join(dir, 'build/404.html')), '404.html is not there'],
    ['lacks a script', () => rmSync(path.join(dir, 'build/assets/js/main.b2.js')), 'overview/index.html loads /assets/js/main.b2.js, which is not there'],
    ['holds an empty page', () => write('build/empty/index.html', ''), 'empty/index.html is no whole page'],
    ['has no search', () => rmSync(path.join(dir, 'build/search-index/manifest.json')), 'search-index/manifest.json cannot be read'],
    ['has a search of another build', () => rmSync(path.join(dir, 'build/search-index/core.b2.json')), 'search-index/core.b2.json cannot be read'],
    ['lacks a part of the search', () => rmSync(path.join(dir, 'build/search-index/terms.b2.bin')), 'search-index/terms.b2.bin is not there'],
    ['names scripts of the release before', () => rmSync(path.join(dir, 'build/assets/js'), {recursive: true}), 'loads /assets/js/main.b2.js'],
  ];
  it.each(broken)('because it %s is not switched to, and leaves nothing', async (_, breakIt, message) => {
    build('a1');
    await deployAt(day(1));
    build('b2');
    breakIt();
    const before = readdirSync(target, {recursive: true}).sort();
    await expect(deployAt(day(2))).rejects.toThrow(message);
    expect(readdirSync(target, {recursive: true}).sort()).toEqual(before);
    expect(version()).toBe('a1');
  });

  it('says what is missing in ten lines at most', async () => {
    build('a1');
    for (let n = 0; n < 20; n += 1) write(`build/${n}/index.html`, '');
    await expect(deployAt(day(1))).rejects.toThrow('… and 10 more');
  });
});

describe('a rollback', () => {
  it('serves the release before, and keeps files of the one that it leaves', async () => {
    build('a1');
    await deployAt(day(1));
    build('b2');
    await deployAt(day(2));
    await rollBack(options(day(3)));
    expect(version()).toBe('a1');
    expect(served('assets/js/main.b2.js')).toBe('b2');
    await expect(rollBack(options(day(3)))).rejects.toThrow(`${target} holds no release before 2025-01-01T00-00-00-000Z`);
  });

  it('after a deploy that followed a rollback does not lead to the release that was left', async () => {
    for (const [name, now] of [['a1', day(1)], ['b2', day(2)]] as const) {
      build(name);
      await deployAt(now);
    }
    await rollBack(options(day(3)));
    build('c3');
    await deployAt(day(4));
    expect(served('assets/js/main.b2.js')).toBe('b2');
    await rollBack(options(day(5)));
    expect(version()).toBe('a1');
  });
});

describe('what stands in the way is said', () => {
  it.each([
    ['a deploy at work', () => writeFileSync(path.join(target, 'deploy.lock'), 'process 1 on host since then\n'), 'deploy.lock is held by process 1 on host since then: another deploy is at work'],
    ['a folder in the place of the link', () => mkdirSync(path.join(target, 'current')), 'current is no symbolic link'],
    ['no folder', () => rmSync(target, {recursive: true}), 'www is no folder; make it once'],
    ['no build', () => rmSync(path.join(dir, 'build'), {recursive: true}), 'holds no build; run first: npm run build'],
    ['no configuration', () => rmSync(path.join(dir, 'nginx.conf')), 'nginx.conf is not there; it comes with: npm run build'],
  ])('%s', async (_, prepare, message) => {
    build('a1');
    prepare();
    await expect(deployAt(day(1))).rejects.toThrow(message);
  });

  it('two deploys at once', async () => {
    build('a1');
    const both = await Promise.allSettled([deployAt(day(1)), deployAt(day(2))]);
    expect(both.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    [[], '--to is not set; accepted: the folder on the server'],
    [['--to', 'x', '--grace-days', 'long'], '--grace-days is "long"; accepted: whole days, such as 14'],
    [['--to', 'x', '--grace', '1'], "Unknown option '--grace'"],
  ])('%j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
