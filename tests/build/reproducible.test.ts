import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareBuilds} from '../../scripts/lib/compareBuilds.ts';
import {buildFromNothing} from '../fixtures/build.ts';
import {variantDir} from '../fixtures/variants.ts';

const TEXT = /\.(html|js|css|json|txt|xml|md|svg)$/;
/** Timeout for one build in milliseconds, with a margin for busy computers. */
const BUILD_TIMEOUT = 600_000;

describe('a build', () => {
  it(
    'is identical byte for byte with and without a cache',
    async () => {
      expect(compareBuilds(variantDir('fixture'), await buildFromNothing())).toEqual([]);
    },
    BUILD_TIMEOUT,
  );

  it('does not contain the path of the project folder', () => {
    const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => TEXT.test(file));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => readFileSync(path.join('build', file)).includes(process.cwd()))).toEqual([]);
  });
});
