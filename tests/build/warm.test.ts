import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {compareBuilds} from '../../scripts/lib/compareBuilds.ts';
import {buildTinySite, doc, writeTinyFile, writeTinySite} from '../lib/tinySite.ts';

/** In milliseconds, on a machine that has much else to do. */
const TIME_FOR_A_BUILD = 180_000;

it('after a page changed, only that page is made anew, and the build is the same as one without what stages kept', async () => {
  const dir = writeTinySite('warm', {
    files: {
      'docs/tunnels/index.mdx': doc('Tunnels', 'How to [open one](open.mdx).'),
      'docs/tunnels/open.mdx': doc('Open a tunnel', '## Name it\n\n```bash\nsc run --tunnel-name mine\n```'),
      'docs/tunnels/close.mdx': doc('Close a tunnel', `## When\n\n${'All tests are done. '.repeat(50)}`),
    },
  });
  const at = (name: string): string => path.join(dir, name);
  const build = async (): Promise<string> => {
    // Without the cache of the bundler, with which the runtime's variables get other names.
    const {code, output} = await buildTinySite(dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    expect(code, output).toBe(0);
    return output;
  };
  expect(await build()).toMatch(/markdown-twins: (\d+) pages, \1 made anew/);

  writeTinyFile(dir, 'docs/tunnels/open.mdx', doc('Open a tunnel', '## Give it a name\n\n```bash\nsc run --tunnel-name other\n```'));
  expect(await build()).toMatch(/markdown-twins: \d+ pages, 1 made anew/);
  renameSync(at('build'), at('warm'));

  rmSync(at('node_modules/.cache/stages'), {recursive: true});
  expect(await build()).toMatch(/markdown-twins: (\d+) pages, \1 made anew/);
  expect(compareBuilds(at('warm'), at('build'))).toEqual([]);
}, 3 * TIME_FOR_A_BUILD);
