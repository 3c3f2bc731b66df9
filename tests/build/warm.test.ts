import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {compareBuilds} from '../../scripts/lib/compareBuilds.ts';
import {buildTinySite, doc, writeTinyFile, writeTinySite} from '../lib/tinySite.ts';

/** Timeout for one build in milliseconds, with a margin for busy computers. */
const TIME_FOR_A_BUILD = 180_000;

it(
  'an incremental build regenerates only the changed page, and is identical to a build without the cache of the stages',
  async () => {
    const dir = writeTinySite('warm', {
      files: {
        'docs/tunnels/index.mdx': doc('Tunnels', 'How to [open one](open.mdx).'),
        'docs/tunnels/open.mdx': doc('Open a tunnel', '## Name it\n\n```bash\nsc run --tunnel-name mine\n```'),
        'docs/tunnels/close.mdx': doc('Close a tunnel', `## When\n\n${'All tests are done. '.repeat(50)}`),
      },
    });
    const at = (name: string): string => path.join(dir, name);
    const build = async (): Promise<string> => {
      // Disable the bundler cache, which changes the names of variables in the runtime chunk.
      const {code, output} = await buildTinySite(dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
      expect(code, output).toBe(0);
      return output;
    };
    expect(await build()).toMatch(/markdown-pages: (\d+) pages, \1 regenerated/);

    writeTinyFile(
      dir,
      'docs/tunnels/open.mdx',
      doc('Open a tunnel', '## Give it a name\n\n```bash\nsc run --tunnel-name other\n```'),
    );
    expect(await build()).toMatch(/markdown-pages: \d+ pages, 1 regenerated/);
    renameSync(at('build'), at('warm'));

    rmSync(at('node_modules/.cache/stages'), {recursive: true});
    expect(await build()).toMatch(/markdown-pages: (\d+) pages, \1 regenerated/);
    expect(compareBuilds(at('warm'), at('build'))).toEqual([]);
  },
  3 * TIME_FOR_A_BUILD,
);
