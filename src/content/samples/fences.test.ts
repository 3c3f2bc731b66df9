import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {cliSamples} from './cliSamples.ts';
import {fencesOf} from './fences.ts';

describe('fencesOf', () => {
  it('returns fences with their language, title, fragment flag, and line', () => {
    const source = [
      'Text',
      '```java fragment title="A fragment.java"',
      'int a;',
      '```',
      '',
      '   ~~~yaml title="a.yml"',
      '   a:',
      '     - 1',
      '   ~~~',
    ].join('\n');
    expect(fencesOf('a.mdx', source)).toEqual([
      {file: 'a.mdx', line: 3, language: 'java', title: 'A fragment.java', fragment: true, text: 'int a;'},
      {file: 'a.mdx', line: 7, language: 'yaml', title: 'a.yml', fragment: false, text: 'a:\n  - 1'},
    ]);
  });

  it('ignores the word fragment in a title', () => {
    expect(fencesOf('a.mdx', '```js title="a fragment"\n```')[0]?.fragment).toBe(false);
  });

  it('treats fences inside longer fences as their text', () => {
    expect(fencesOf('a.mdx', '````mdx\n```js\n1\n```\n````').map(({language, text}) => [language, text])).toEqual([
      ['mdx', '```js\n1\n```'],
    ]);
  });

  it('returns the same fences as the Markdown parser, on every page', () => {
    const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
    const folder = 'docs';
    const different = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => {
        const source = readFileSync(path.join(folder, file), 'utf8');
        if (!/^\s*(```|~~~)/m.test(source)) return [];
        const found: string[] = [];
        visit(processor.parse(source), 'code', ({lang, value, position}) => {
          found.push(`${position!.start.line + 1} ${lang} ${value}`);
        });
        const scanned = fencesOf(file, source).map(({line, language, text}) => `${line} ${language} ${text}`);
        return JSON.stringify(found) === JSON.stringify(scanned) ? [] : [file];
      });
    expect(different).toEqual([]);
  });
});

describe('cliSamples', () => {
  it('returns the examples of commands and options with their lines', () => {
    const source = [
      'tool: sc',
      'options:',
      '  - {long: --a, example: sc --a 1}',
      'commands:',
      '  - name: run',
      '    examples:',
      '      - {title: One, code: sc run}',
      '      - title: Two',
      '        language: yaml',
      '        code: |',
      '          a: 1',
    ].join('\n');
    expect(cliSamples('a.yaml', source).map(({line, language, text}) => [line, language, text])).toEqual([
      [3, 'bash', 'sc --a 1'],
      [7, 'bash', 'sc run'],
      [11, 'yaml', 'a: 1'],
    ]);
  });
});
