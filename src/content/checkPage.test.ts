import {describe, expect, it} from 'vitest';
import {checkLinks, checkPage} from './checkPage.ts';

const head =
  '---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\n---\n\n';
const page = (text: string) => checkPage('docs/a.mdx', head + text);
const said = (text: string) => page(text).findings.map(({line, message}) => `${line}: ${message}`);

describe('checkPage', () => {
  it('returns no findings for a valid page', () => {
    expect(
      said(
        'Text.\n\n## Part\n\n```bash\nls\n```\n\n:::note\n\nNote.\n\n:::\n\n<Cards>\n\n<Card title="A" href="/a/" />\n\n</Cards>',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      '# Title',
      'has a level 1 heading; use level 2 or lower, because the title in front matter is the level 1 heading',
    ],
    ['## {/* The task */}', 'has a heading without text'],
    ['##', 'has a heading without text'],
    [
      '## Verify {/* the result */}',
      'has a comment in a heading, which would become part of its anchor; move the comment below the heading',
    ],
    ['```\nls\n```', 'has a code block without a language; add one after the fence, such as bash or text'],
    ['```bsh\nls\n```', 'has a code block in the unknown language "bsh"; did you mean "bash"?'],
    [
      '```mermaid\nflowchart LR\n```',
      'has a diagram without a text alternative; write alt="…" after mermaid, with at least 20 characters that describe the diagram',
    ],
    [
      '```mermaid alt="Two boxes"\nflowchart LR\n```',
      'has a diagram with an alt text of 9 characters; write at least 20 that describe the diagram',
    ],
    [
      'Text {foo} text.',
      'has the expression {foo}, which pages cannot evaluate; for braces in text, use backticks or write &#123; and &#125;',
    ],
    [
      '{foo}',
      'has the expression {foo}, which pages cannot evaluate; for braces in text, use backticks or write &#123; and &#125;',
    ],
    ['<Card title={foo} />', 'has the expression {foo}, which pages cannot evaluate; write a string in quotes'],
    ['<Card {...foo} />', 'has the expression {...foo}, which pages cannot evaluate; write a string in quotes'],
    ['Text {{apiHosst}} text.', 'has {{apiHosst}} outside of code; write `{{apiHost}}` in backticks'],
    ['Text {{apiHost}} text.', 'has {{apiHost}} outside of code; write `{{apiHost}}` in backticks'],
    ['Text `https://{{apiHosst}}/`.', 'has the unknown host token {{apiHosst}}; did you mean {{apiHost}}?'],
    [
      'Text `{{sauceHost}}`.',
      'has the unknown host token {{sauceHost}}; expected {{region}}, {{apiHost}}, {{ondemandHost}}, or {{appHost}}',
    ],
    ['![picture](/a.png)', 'has an image; use a Mermaid diagram instead'],
    ['<Crads />', 'uses unknown component <Crads>; did you mean <Cards>?'],
    [':::caution\n\nA.\n\n:::', 'has an unknown admonition ":::caution"; expected note, tip, info, warning, danger'],
    [
      ':::warning Important\n\nA.\n\n:::',
      "has an admonition that isn't recognized; write its title in brackets: :::warning[Title]",
    ],
    [
      "import A from 'b';",
      "has an unsupported import or export; pages can import only partials, with import Name from '@site/docs/_partials/…'",
    ],
  ])('reports %j with its line', (text, message) => expect(said(text)).toEqual([`7: ${message}`]));

  it('reports a sample line that is too long at its own line', () => {
    expect(said(`\`\`\`bash\nls\n${'x'.repeat(101)}\n\`\`\``)).toEqual([
      '9: has a sample line of 101 characters; the maximum is 100',
    ]);
  });

  it('reports invalid MDX and missing front matter', () => {
    expect(checkPage('docs/a.mdx', `${head}Text {foo(} text.`).findings).toEqual([
      {
        file: 'docs/a.mdx',
        line: 7,
        column: 11,
        rule: 'syntax',
        message: 'is not valid MDX: Could not parse expression with acorn',
      },
    ]);
    expect(checkPage('docs/a.mdx', 'Text.').findings[0]!.message).toBe(
      'has no front matter; title, description, and kind are required',
    );
  });

  it('names mistakes in front matter by line', () => {
    const {findings} = checkPage('docs/a.mdx', head.replace('kind:', 'knid:'));
    expect(findings.map(({line, message}) => `${line}: ${message}`)).toEqual([
      '4: front matter: unknown key "knid"; did you mean "kind"?',
      '1: front matter: "kind" is missing',
    ]);
  });

  it('reports the column of an expression and of a YAML error', () => {
    expect(page('Text {foo} text.').findings).toMatchObject([{line: 7, column: 6}]);
    const {findings} = checkPage('docs/a.mdx', head.replace('title: A', 'title: A: B'));
    expect(findings).toEqual([
      {
        file: 'docs/a.mdx',
        line: 2,
        column: 8,
        rule: 'syntax',
        message: 'front matter is not valid YAML: Nested mappings are not allowed in compact mappings',
      },
    ]);
  });

  it('accepts comments, literal attribute values, and template syntax of other programs', () => {
    expect(
      said(
        '{/* A comment */}\n\nText {/* with a comment */} and `{{ secrets.KEY }}`, `{{requestUrl}}`, `\\{{apiHosst}}`.\n\n<Card title="A" href="/a/" wide={true} columns={2} />',
      ),
    ).toEqual([]);
  });

  it('ignores a byte order mark, which the style check reports', () => {
    expect(checkPage('docs/a.mdx', `\uFEFF${head}Text.`).findings).toEqual([]);
  });

  it('reports unknown flags and capabilities with their lines', () => {
    const mistakes = page(
      'Text with `saucectl run --regoin`.\n\n```bash\nsaucectl run \\\n  --cconfig x\n```\n\n```json\n{"sauce:options": {\n  "tunelName": "x"}}\n```',
    ).findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
    expect(mistakes).toEqual([
      'docs/a.mdx:7: uses the flag --regoin, which saucectl run does not have; did you mean --region?',
      'docs/a.mdx:10: uses the flag --cconfig, which saucectl run does not have; did you mean --config?',
      'docs/a.mdx:16: uses the capability "tunelName", which is missing from src/data/capabilities; did you mean "tunnelName"?',
    ]);
  });

  it('returns generated and explicit anchors', () => {
    expect([
      ...page('## Two words\n\n## Two words\n\n## Own {/* #mine #former #first */}\n\n<span id="there" />').anchors,
    ]).toEqual(['two-words', 'two-words-1', 'mine', 'former', 'first', 'there']);
  });
});

describe('checkLinks', () => {
  const pages = new Map<string, Set<string> | undefined>([
    ['/a/', new Set(['part'])],
    ['/b/', new Set(['there'])],
    ['/c/', undefined],
  ]);
  const links = (text: string) => checkLinks(page(`${text}\n\n## Part`), '/a/', pages).map(({message}) => message);

  it.each([
    '/b/',
    '/b/#there',
    '/b/?q=1#there',
    '/c/#anything',
    '#part',
    'https://example.com/',
    'mailto:a@b.c',
    '/file.json',
  ])('accepts %s', (url) => {
    expect(links(`[x](${url})`)).toEqual([]);
  });

  it.each([
    ['/b', 'links to "/b" without a trailing slash'],
    ['b/', 'links to "b/", which is a relative path; write a path from the root, such as /a/b/'],
    ['/bb/', 'links to /bb/, which does not exist; did you mean /b/?'],
    ['/b/#gone', 'links to /b/#gone, but no heading there has that anchor'],
    ['#gone', 'links to /a/#gone, but no heading there has that anchor'],
    ['http://example.com/', 'links to http://example.com/ without https'],
  ])('reports %s', (url, message) => expect(links(`[x](${url})`)).toEqual([message]));
});
