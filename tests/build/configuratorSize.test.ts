import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {budgetOf} from '../../scripts/budgets/report.ts';
import {builtPages} from '../lib/builtPages.ts';

const DIR = 'build/assets/js';
/** Attribute that occurs only in the code of the configurator. */
const MARK = 'data-configuring';

it('the platform configurator, with its data and page, is one script within its budget that no other page loads', () => {
  const [file, ...others] = readdirSync(DIR).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(DIR, name), 'utf8').includes(MARK),
  );
  expect(others).toEqual([]);
  expect(
    builtPages()
      .filter(({html}) => html.includes(`/assets/js/${file}`))
      .map(({route}) => route),
  ).toEqual(['/basics/platform-configurator/']);
  expect(brotliCompressSync(readFileSync(path.join(DIR, file!))).length).toBeLessThanOrEqual(
    budgetOf('feature: platform configurator'),
  );
});
