import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {budgetOf} from '../../scripts/budgets/report.ts';
import {dataCenterChoices} from '../../src/data/dataCenters.ts';
import {earlyScript} from '../../src/plugins/dataCenter.ts';

const FEATURE = 'src/features/data-center';
const OTHERS = [
  'src/lib/hosts.ts',
  'src/theme/CodeBlock/index.tsx',
  'src/theme/CodeInline/index.tsx',
  'src/theme/CodeBlock/Line/Token/index.tsx',
  'src/theme/NavbarItem/ComponentTypes.tsx',
];

/** Compiles a source file for the browser without minifying it, so its size is an upper bound. */
const compiled = (file: string): string =>
  file.endsWith('.css')
    ? readFileSync(file, 'utf8')
    : ts.transpileModule(readFileSync(file, 'utf8'), {
        compilerOptions: {jsx: ts.JsxEmit.ReactJSX, removeComments: true, target: ts.ScriptTarget.ES2022},
      }).outputText;

it('the scripts, styles, and data of the data center switch are within their budget', () => {
  const files = readdirSync(FEATURE).filter((file) => /\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  const all = [...files.map((file) => path.join(FEATURE, file)), ...OTHERS].map(compiled);
  const bytes = brotliCompressSync(
    [...all, earlyScript(dataCenterChoices), JSON.stringify(dataCenterChoices)].join('\n'),
  ).length;
  expect(bytes).toBeLessThanOrEqual(budgetOf('feature: data center switch'));
});
