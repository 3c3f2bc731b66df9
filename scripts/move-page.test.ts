import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lintIn} from '../tests/lib/lint.ts';
import {readFiles, smallProject, writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn, writeTinyFile, type Outcome} from '../tests/lib/tinySite.ts';

let dir: string;
beforeEach(() => {
  dir = writeSmallProject();
});
afterEach(() => rmSync(dir, {recursive: true}));

const movePage = (...args: string[]): Promise<Outcome> =>
  runIn(dir, 'tsx', [path.resolve('scripts/move-page.ts'), ...args]);
const checkRoutes = (): Promise<Outcome> => lintIn(dir, '--rules', 'routes');

describe('npm run move:page', () => {
  it('moves the file, and updates contract, sidebar, redirects, and links', async () => {
    const {code, output} = await movePage('guides/a', 'manuals/first');
    expect(code, output).toBe(0);
    expect(output).toContain('Moved docs/guides/a.mdx to docs/manuals/first.mdx');
    const {'docs/guides/a.mdx': page, ...others} = smallProject;
    expect(readFiles(dir)).toEqual({
      ...others,
      'docs/manuals/first.mdx': page,
      'docs/start.mdx': doc('Start', 'See [A](/manuals/first/#part), [B](/guides/b/).'),
      'docs/guides/b.mdx': doc('B', '<Card title="A" href="/manuals/first/" />\n\nNot [another page](/guides/a-b/).'),
      'docs/_partials/note.mdx': 'See [A](/manuals/first/).\n',
      'src/config/sidebars/guides.ts': smallProject['src/config/sidebars/guides.ts']!.replace(
        "'guides/a'}",
        "'manuals/first'}",
      ),
      'src/config/redirects.ts':
        "export const redirects: readonly {from: string; to: string}[] = [\n  {from: '/before/', to: '/manuals/first/'},\n  {from: '/guides/a/', to: '/manuals/first/'},\n];\n",
      'src/config/home.ts': "export const tasks = [{title: 'A', to: '/manuals/first/'}];\n",
      'src/data/glossary.yaml': '- term: A\n  page: /manuals/first/\n  text: See [A](/manuals/first/#part).\n',
      'tests/contract/routes.json':
        '[\n' +
        '  {"id":"guides/a-b","path":"/guides/a-b/","sidebar":"docs"},\n' +
        '  {"id":"guides/b","path":"/guides/b/","sidebar":"docs"},\n' +
        '  {"id":"hidden","path":"/hidden/","sidebar":null},\n' +
        '  {"id":"manuals/first","path":"/manuals/first/","sidebar":"docs"},\n' +
        '  {"id":"start","path":"/start/","sidebar":"docs"}\n' +
        ']\n',
      'README.md': 'See [a](docs/manuals/first.mdx).\n',
    });
    expect(await checkRoutes()).toEqual({code: 0, output: 'routes: 5 routes, 0 findings\n'});
  });

  it('accepts routes and files, and moves a page back without a redirect loop', async () => {
    expect((await movePage('/guides/a/', 'docs/manuals/first.mdx')).code).toBe(0);
    expect((await movePage('docs\\manuals\\first.mdx', '/guides/a/')).code).toBe(0);
    expect(readFiles(dir)).toEqual({
      ...smallProject,
      'src/config/redirects.ts':
        "export const redirects: readonly {from: string; to: string}[] = [\n  {from: '/before/', to: '/guides/a/'},\n  {from: '/manuals/first/', to: '/guides/a/'},\n];\n",
    });
  });

  it('moves a page that is in no sidebar', async () => {
    expect((await movePage('hidden', 'seen')).code).toBe(0);
    expect(readFiles(dir)['tests/contract/routes.json']).toContain('{"id":"seen","path":"/seen/","sidebar":null}');
  });

  it('keeps the history in Git', async () => {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: dir,
        encoding: 'utf8',
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message=First');
    expect((await movePage('guides/a', 'manuals/first')).code).toBe(0);
    expect(git('status', '--porcelain')).toContain('R  docs/guides/a.mdx -> docs/manuals/first.mdx');
  });

  it('ignores text that only looks like the route', async () => {
    const files = {
      'docs/hidden.mdx': doc(
        'Hidden',
        'A path of another site, https://example.com/guides/a/, a child, [C](/guides/a/c/), and another root, [D](/2024/guides/a/).',
      ),
      'src/lib/pattern.ts': "export const pattern = /guides/;\nexport const other = '/x/guides/a/';\n",
      'src/content/areas.ts': "export const areas = [{prefix: '/guides/a/', landing: '/guides/b/'}];\n",
      'tests/a.test.ts': "export const link = 'A /guides/a/#part';\n",
      'CHANGELOG.md': '- The page [A](/guides/a/) is new.\n',
    };
    for (const [file, text] of Object.entries(files)) writeTinyFile(dir, file, text);
    const {code, output} = await movePage('guides/a', 'manuals/first');
    expect(code).toBe(0);
    expect(readFiles(dir)).toMatchObject(files);
    expect(output).toContain(
      'These places still contain /guides/a/. Change them manually if they refer to the page:\n  src/content/areas.ts:1\n  tests/a.test.ts:1\nNext:',
    );
  });
});

it('can edit the redirects of the site, which have one line for each entry', () => {
  const list = /\[\n([^]*)\n\];/.exec(readFileSync('src/config/redirects.ts', 'utf8'))![1]!;
  expect(list.split('\n').filter((line) => !/^ {2}\{from: '[^']+', to: '[^']+'\},$/.test(line))).toEqual([]);
});

describe('npm run move:page changes nothing', () => {
  it.each([
    [[], 'Expected the page and its new path'],
    [['guides/a'], 'Expected the page and its new path'],
    [['guides/aa', 'manuals/a'], 'There is no page /guides/aa/; did you mean /guides/a/?'],
    [['guides/a', 'guides/b'], '/guides/b/ is already a page (docs/guides/b.mdx)'],
    [['guides/a', 'community'], '/community/ is already a page (in src/pages)'],
    [['guides/a', 'guides/a'], '/guides/a/ is already the route of the page'],
    [
      ['guides/a', 'Guides/A b'],
      'Invalid path "/Guides/A b/": expected lowercase words between slashes, such as /basics/rotate-a-key/',
    ],
    [
      ['guides/b', 'before'],
      '/before/ redirects to /guides/a/; remove that redirect from src/config/redirects.ts first',
    ],
  ])('with the arguments %j', async (args, message) => {
    const {code, output} = await movePage(...args);
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(readFiles(dir)).toEqual(smallProject);
  });

  it('and reports all problems together', async () => {
    const {output} = await movePage('guides/aa', 'guides/b');
    expect(output).toMatch(/There is no page \/guides\/aa\/.*\n.*\/guides\/b\/ is already a page/);
  });

  it('if documents, contract, sidebars, and redirects already disagree', async () => {
    writeTinyFile(dir, 'docs/new.mdx', doc('New', 'Text.'));
    const before = readFiles(dir);
    const {code, output} = await movePage('guides/a', 'manuals/first');
    expect(output).toContain('docs/new.mdx:1:1: is in no sidebar');
    expect(code).toBe(1);
    expect(readFiles(dir)).toEqual(before);
  });

  it('if a file cannot be written', async () => {
    writeFileSync(path.join(dir, 'docs/manuals'), 'A file where a folder is needed.');
    const before = readFiles(dir);
    const {code, output} = await movePage('guides/a', 'manuals/first');
    expect(code, output).toBe(1);
    expect(output).toContain('Nothing was changed');
    expect(readFiles(dir)).toEqual(before);
  });
});
