import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lintIn} from '../tests/lib/lint.ts';
import {writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn, writeTinyFile} from '../tests/lib/tinySite.ts';
import {formatAnnotation, reportLines, type Diagnostic} from './diagnostic.ts';

let dir: string;
beforeEach(() => {
  dir = writeSmallProject();
});
afterEach(() => rmSync(dir, {recursive: true}));

/** Returns the lines of the findings in the output. */
const findingsIn = (output: string): string[] => output.split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line));

describe('the linter', () => {
  it('reports findings of all topics by position, with their rule, and prints advice once', async () => {
    writeTinyFile(
      dir,
      'docs/guides/b.mdx',
      doc(
        'B',
        'On Github and [a page](/nowhere/), on Github.\n\n<Crads />\n\n[Host](https://githb.com/a).\n\n```json\n{"a": }\n```',
      ),
    );
    writeTinyFile(dir, 'docs/new.mdx', doc('New', 'Text.', 'knid: concept\n'));
    const {code, output} = await lintIn(dir, 'docs');
    expect(findingsIn(output)).toEqual([
      'docs/guides/b.mdx:7:4: "Github" is spelled "GitHub" [names]',
      'docs/guides/b.mdx:7:15: links to /nowhere/, which does not exist [link]',
      'docs/guides/b.mdx:7:39: "Github" is spelled "GitHub" [names]',
      'docs/guides/b.mdx:9:1: uses unknown component <Crads>; did you mean <Cards>? [component]',
      expect.stringMatching(
        /^docs\/guides\/b\.mdx:11:8: has "https:\/\/githb\.com\/a", whose host is unknown; .* \[external-url\]$/,
      ),
      expect.stringMatching(/^docs\/guides\/b\.mdx:14:1: json sample: Unexpected token.* \[sample\]$/),
      expect.stringMatching(/^docs\/new\.mdx:1:1: isn't in tests\/contract\/routes\.json; .* \[contract\]$/),
      expect.stringMatching(/^docs\/new\.mdx:1:1: is in no sidebar; add 'new' .* \[sidebar\]$/),
      'docs/new.mdx:5:1: front matter: unknown key "knid"; did you mean "kind"? [front-matter]',
    ]);
    expect(output.match(/To allow an exception, write/g)).toHaveLength(1);
    expect(output).toContain('\npages: 6 documents, 3 findings\nroutes: 5 routes, 2 findings\n');
    expect(code).toBe(1);
  });

  it('reports a page that is not valid MDX once, with line and column, and checks the other files', async () => {
    writeTinyFile(dir, 'docs/bad.mdx', doc('Bad', 'Text {foo(} text.'));
    writeTinyFile(dir, 'docs/guides/b.mdx', doc('B', 'On Github.'));
    writeTinyFile(dir, 'docs/yaml.mdx', '---\ntitle: [a\n---\n\nOn Github.\n');
    const {code, output} = await lintIn(dir, '--rules', 'style,pages', 'docs');
    expect(findingsIn(output)).toEqual([
      'docs/bad.mdx:7:11: is not valid MDX: Could not parse expression with acorn [syntax]',
      'docs/guides/b.mdx:7:4: "Github" is spelled "GitHub" [names]',
      expect.stringMatching(/^docs\/yaml\.mdx:2:\d+: front matter is not valid YAML: Flow sequence.* \[syntax\]$/),
    ]);
    expect(code).toBe(1);
  });

  it('reports a byte order mark once', async () => {
    writeTinyFile(dir, 'docs/hidden.mdx', `\uFEFF${doc('Hidden', '## A part\n\n| A | B |\n| --- | --- |\n| C | D |')}`);
    expect(findingsIn((await lintIn(dir, 'docs')).output)).toEqual([
      'docs/hidden.mdx:1:1: starts with a byte order mark; save the file as UTF-8 without one [byte-order-mark]',
    ]);
  });

  it('adds annotations in GitHub Actions', async () => {
    writeTinyFile(dir, 'docs/guides/b.mdx', doc('B', '<Crads />'));
    const annotation =
      '::error file=docs/guides/b.mdx,line=7,col=1,title=component::uses unknown component <Crads>; did you mean <Cards>?';
    const args = ['--rules', 'pages', 'docs/guides/b.mdx'];
    const inActions = await runIn(dir, 'tsx', [path.resolve('lint/run.ts'), ...args], {GITHUB_ACTIONS: 'true'});
    expect(inActions.output.split('\n')).toContain(annotation);
    expect((await lintIn(dir, ...args, '--format', 'github')).output).toBe(inActions.output);
    expect((await lintIn(dir, ...args)).output).not.toContain('::error');
  });

  it.each([
    [['docs/guides/aa.mdx'], 'Nothing to check at docs/guides/aa.mdx; did you mean docs/guides/a.mdx?'],
    [['--rules', 'pagse'], 'Invalid --rules pagse: did you mean pages?'],
    [['--format', 'json'], 'Invalid --format json: expected text or github'],
  ])('rejects %j', async (args, message) => {
    const {code, output} = await lintIn(dir, ...args);
    expect(output).toContain(message);
    expect(code).toBe(1);
  });
});

describe('diagnostics', () => {
  const diagnostic: Diagnostic = {
    file: 'docs/a,b.mdx',
    line: 7,
    column: 2,
    rule: 'a:b',
    message: '100%: one,\r\ntwo',
    advice: 'Fix it.',
  };

  it('escape what GitHub interprets in annotations', () => {
    expect(formatAnnotation(diagnostic)).toBe(
      '::error file=docs/a%2Cb.mdx,line=7,col=2,title=a%3Ab::100%25: one,%0D%0Atwo',
    );
  });

  it('share their advice', () => {
    const lines = reportLines([diagnostic, {...diagnostic, line: 8}], 'text');
    expect(lines).toEqual([
      'docs/a,b.mdx:7:2: 100%: one,\r\ntwo [a:b]',
      'docs/a,b.mdx:8:2: 100%: one,\r\ntwo [a:b]',
      'Fix it.',
    ]);
  });
});
