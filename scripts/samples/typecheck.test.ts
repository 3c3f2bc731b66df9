import {describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {ensurePackages} from './packages.ts';
import {typeCheck} from './typecheck.ts';
import {testSample} from './testSample.ts';

const check = (...samples: Sample[]): string[] =>
  typeCheck(samples).diagnostics.map(({line, message}) => `${line}: ${message}`);

const webdriverio = "import {remote} from 'webdriverio';\n";
const selenium = "import {Builder, By} from 'selenium-webdriver';\n";

describe('typeCheck', {timeout: 300_000}, () => {
  it('reports each planted fault, and nothing else', () => {
    ensurePackages();
    const planted: Sample[] = [
      ['js', `${webdriverio}const b = await remote({capabilities: {}});\nawait b.urll('https://example.com');`],
      ['js', `${webdriverio}await remote({capabilities: {}, hostnam: 'example.com'});`],
      ['js', "import {Builderr} from 'selenium-webdriver';\nnew Builderr();"],
      ['js', "import x from 'no-such-package';\nx();"],
      ['js', `${selenium}const d = await new Builder().build();\nawait d.findElement(By.idd('a'));`],
      ['ts', "const port: number = '443';\nconsole.log(port);"],
      ['ts', "import {defineConfig} from '@playwright/test';\nexport default defineConfig({retriess: 1});"],
      ['js', "describe('a', () => {\n  it('b', () => {\n    cy.visitt('/');\n  });\n});"],
      [
        'js',
        "import {BacktraceClient} from '@backtrace/node';\nBacktraceClient.initialise({url: 'https://example.com'});",
      ],
    ].map(([language, text], at) => testSample(language!, text!, {file: `docs/${at}.mdx`}));
    const valid = [
      testSample('js', `${webdriverio}const b = await remote({capabilities: {}});\nawait b.url('/');`, {
        file: 'docs/x.mdx',
      }),
      testSample('js', 'await driver.getTitle();', {file: 'docs/x.mdx', line: 30, fragment: true}),
      testSample('ts', "import {a} from './helper';\na.length;", {file: 'docs/x.mdx', line: 40}),
      testSample('ts', "export const a = 'b';", {file: 'docs/x.mdx', line: 50, title: 'helper.ts'}),
    ];
    const excerpt = testSample('js', 'await driver.getTitlee();', {file: 'docs/x.mdx', line: 60, fragment: true});
    expect(check(...planted, ...valid, excerpt)).toEqual([
      expect.stringMatching(/^12: js sample: Property 'urll' does not exist/),
      expect.stringMatching(/^11: js sample: .*'hostnam' does not exist/),
      expect.stringMatching(/^10: js sample: .*no exported member.*'Builderr'/),
      expect.stringMatching(/^10: js sample: Cannot find module 'no-such-package'/),
      expect.stringMatching(/^12: js sample: Property 'idd' does not exist/),
      expect.stringMatching(/^11: js sample: Property 'initialise' does not exist/),
      expect.stringMatching(/^60: js sample: Property 'getTitlee' does not exist/),
      expect.stringMatching(/^10: ts sample: Type 'string' is not assignable to type 'number'/),
      expect.stringMatching(/^11: ts sample: .*'retriess' does not exist/),
      expect.stringMatching(/^12: js sample: Property 'visitt' does not exist/),
    ]);
  });

  it("doesn't count samples whose packages aren't available", () => {
    const unavailable = testSample('js', "import {BacktraceModule} from '@backtrace/nestjs';\nBacktraceModule.x();");
    const {proven, diagnostics, notes} = typeCheck([unavailable]);
    expect([...proven]).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('1 samples that use @backtrace/nestjs')]);
  });
});
