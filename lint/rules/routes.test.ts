import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {lintIn} from '../../tests/lib/lint.ts';
import {smallProject, writeSmallProject} from '../../tests/lib/smallProject.ts';
import {doc} from '../../tests/lib/tinySite.ts';

let dir: string | undefined;
afterEach(() => {
  if (dir) rmSync(dir, {recursive: true});
  dir = undefined;
});

/** Returns the findings in a copy of `smallProject` with these files changed and removed. */
async function findings(files: Record<string, string>, removed: string[] = [], args: string[] = []): Promise<string[]> {
  dir = writeSmallProject(files);
  for (const file of removed) rmSync(path.join(dir, file));
  const {code, output} = await lintIn(dir, '--rules', 'routes', ...args);
  const lines = output.trimEnd().split('\n').slice(0, -1);
  expect(code, output).toBe(lines.length ? 1 : 0);
  return lines;
}

const contract = smallProject['tests/contract/routes.json']!;
const sidebar = smallProject['src/config/sidebars/guides.ts']!;

describe('rules for routes', () => {
  it('reports nothing if documents, contract, sidebars, and redirects agree', async () =>
    expect(await findings({})).toEqual([]));

  it('reports a page that is only in docs', async () => {
    expect(await findings({'docs/new.mdx': doc('New', 'Text.')})).toEqual([
      'docs/new.mdx:1:1: isn\'t in tests/contract/routes.json; add {"id":"new","path":"/new/","sidebar":null} [contract]',
      "docs/new.mdx:1:1: is in no sidebar; add 'new' to a file in src/config/sidebars, unless it should be found only by search and links [sidebar]",
    ]);
  });

  it('reports a page that has a sidebar in the contract, but is in no sidebar', async () => {
    expect(await findings({'src/config/sidebars/guides.ts': sidebar.replace("'guides/b', ", '')})).toEqual([
      'docs/guides/b.mdx:1:1: is in no sidebar; add \'guides/b\' to the sidebar docs in src/config/sidebars, or set "sidebar" to null in tests/contract/routes.json [sidebar]',
    ]);
  });

  it('reports all places that list a removed page', async () => {
    expect(await findings({}, ['docs/guides/a.mdx'])).toEqual([
      'src/config/redirects.ts:2:1: /before/ → /guides/a/: no page has this URL [redirect]',
      "src/config/sidebars/guides.ts:4:1: lists the document 'guides/a' in the sidebar docs, but it isn't in docs; did you mean 'guides/b'? [sidebar]",
      "tests/contract/routes.json:3:1: lists guides/a, which isn't in docs; if the page was removed, remove this entry and redirect /guides/a/ in src/config/redirects.ts [contract]",
    ]);
  });

  it('reports files with the same route', async () => {
    const files = {
      'docs/guides/a/index.mdx': doc('A too', 'Text.'),
      'docs/community.mdx': doc('Community', 'Text.'),
      'tests/contract/routes.json': contract.replace(
        '[\n',
        '[\n  {"id":"community","path":"/community/","sidebar":null},\n  {"id":"guides/a/index","path":"/guides/a/","sidebar":null},\n',
      ),
    };
    expect(await findings(files)).toEqual([
      'docs/community.mdx:1:1: has the route /community/, like a page in src/pages; rename or delete one of them [duplicate-route]',
      'docs/guides/a.mdx:1:1: has the route /guides/a/, like docs/guides/a/index.mdx; rename or delete one of them [duplicate-route]',
      'docs/guides/a/index.mdx:1:1: has the route /guides/a/, like docs/guides/a.mdx; rename or delete one of them [duplicate-route]',
    ]);
  });

  it('reports a page that is in a different sidebar than in the contract, or in sidebars more than once', async () => {
    const files = {
      'sidebars.ts': smallProject['sidebars.ts']!.replace(
        "{docs: ['start', guides]}",
        "{docs: ['start', guides, {type: 'doc', id: 'guides/b'}], dev: ['hidden']}",
      ),
    };
    expect(await findings(files)).toEqual([
      'docs/guides/b.mdx:1:1: is in sidebars more than once (docs, docs); the previous and next pages would be ambiguous [sidebar]',
      'tests/contract/routes.json:5:1: has "sidebar": null for hidden, which is in the sidebar dev [contract]',
    ]);
  });

  it('reports only findings in the given files', async () => {
    const files = {'docs/new.mdx': doc('New', 'Text.'), 'docs/guides/new.mdx': doc('New too', 'Text.')};
    expect((await findings(files, [], ['docs/new.mdx'])).filter((line) => !line.startsWith('docs/new.mdx:'))).toEqual(
      [],
    );
  });
});
