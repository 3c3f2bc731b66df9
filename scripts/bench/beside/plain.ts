import {rmSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../../src/config/env.ts';
import {redirects} from '../../../src/config/redirects.ts';
import {deliver} from '../../delivery/index.ts';
import {run} from '../../lib/run.ts';
import {currentStamp, readStamp, stampDifferences, writeStamp} from '../../lib/buildStamp.ts';
import type {Built} from './project.ts';

/**
 * Builds this site as Docusaurus does by itself, without `lean-client`, unless the folder holds that already.
 * @throws where the build fails; it says itself why.
 */
export async function buildPlain(dir: string): Promise<Built> {
  const root = path.join(dir, 'build');
  const delivery = path.join(dir, 'delivery');
  const record = path.join(dir, 'stamp');
  const stamp = currentStamp();
  const recorded = readStamp(record);
  if (!recorded || stampDifferences(recorded, stamp).length) {
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    if ((await run('docusaurus', ['build', '--out-dir', root], {LEAN: 'off'})) !== 0) throw new Error('The build with LEAN=off failed');
    await deliver(root, readSettings(), redirects, delivery);
    writeStamp(record, stamp);
  }
  return {name: '`LEAN=off`', root, config: path.join(delivery, 'nginx.conf')};
}
