import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {smallProject, writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn} from '../tests/lib/tinySite.ts';

let dir: string | undefined;
afterEach(() => {
  if (dir) rmSync(dir, {recursive: true});
  dir = undefined;
});

/** Returns the findings in a project that differs from `smallProject` by these files. */
async function findings(files: Record<string, string>, removed: string[] = [], args: string[] = []): Promise<string[]> {
  dir = writeSmallProject(files);
  for (const file of removed) rmSync(path.join(dir, file));
  const {code, output} = await runIn(dir, 'tsx', [path.resolve('scripts/check-routes.ts'), ...args]);
  const lines = output.trimEnd().split('\n').slice(0, -1);
  expect(code, output).toBe(lines.length ? 1 : 0);
  return lines;
}

const contract = smallProject['tests/contract/routes.json']!;
const sidebar = smallProject['src/config/sidebars/guides.ts']!;

describe('documents, contract, sidebars, and redirects', () => {
  it('agree', async () => expect(await findings({})).toEqual([]));

  it('disagree if a page was added and nothing else was done', async () => {
    expect(await findings({'docs/new.mdx': doc('New', 'Text.')})).toEqual([
      'docs/new.mdx:1: isn\'t in tests/contract/routes.json; add {"id":"new","path":"/new/","sidebar":null}',
      "docs/new.mdx:1: is in no sidebar; add 'new' to a file in src/config/sidebars, unless it's to be found only by search and links",
    ]);
  });

  it('disagree if a page is in the contract with a sidebar and in none', async () => {
    expect(await findings({'src/config/sidebars/guides.ts': sidebar.replace("'guides/b', ", '')})).toEqual([
      'docs/guides/b.mdx:1: is in no sidebar; add \'guides/b\' to the sidebar docs in src/config/sidebars, or set "sidebar" to null in tests/contract/routes.json',
    ]);
  });

  it('disagree if a page was removed and nothing else was done', async () => {
    expect(await findings({}, ['docs/guides/a.mdx'])).toEqual([
      "tests/contract/routes.json:3: lists guides/a, which isn't in docs; if the page was removed, remove this entry and redirect /guides/a/ in src/config/redirects.ts",
      "src/config/sidebars/guides.ts:4: names the document 'guides/a' in the sidebar docs, but it isn't in docs; did you mean 'guides/b'?",
      'src/config/redirects.ts:2: /before/ → /guides/a/: no page has that address',
    ]);
  });

  it('disagree if two files have one route', async () => {
    const files = {
      'docs/guides/a/index.mdx': doc('A too', 'Text.'),
      'docs/community.mdx': doc('Community', 'Text.'),
      'tests/contract/routes.json': contract.replace('[\n', '[\n  {"id":"community","path":"/community/","sidebar":null},\n  {"id":"guides/a/index","path":"/guides/a/","sidebar":null},\n'),
    };
    expect(await findings(files)).toEqual([
      'docs/community.mdx:1: has the route /community/, which a page in src/pages has too; rename or delete one of them',
      'docs/guides/a.mdx:1: has the route /guides/a/, which docs/guides/a/index.mdx has too; rename or delete one of them',
      'docs/guides/a/index.mdx:1: has the route /guides/a/, which docs/guides/a.mdx has too; rename or delete one of them',
    ]);
  });

  it('disagree if a page is in another sidebar than the contract says, or more than once', async () => {
    const files = {
      'sidebars.ts': smallProject['sidebars.ts']!.replace("{docs: ['start', guides]}", "{docs: ['start', guides, {type: 'doc', id: 'guides/b'}], dev: ['hidden']}"),
    };
    expect(await findings(files)).toEqual([
      'docs/guides/b.mdx:1: is more than once in sidebars (docs, docs); the previous and next pages would be ambiguous',
      'tests/contract/routes.json:5: has "sidebar": null for hidden, which is in the sidebar dev',
    ]);
  });

  it('are checked for some files only', async () => {
    const files = {'docs/new.mdx': doc('New', 'Text.'), 'docs/guides/new.mdx': doc('New too', 'Text.')};
    expect((await findings(files, [], ['docs/new.mdx'])).filter((line) => !line.startsWith('docs/new.mdx:'))).toEqual([]);
  });
});
