import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {aliases, hosts} from './headings.ts';
import {diagrams} from './diagrams.ts';
import {samples} from './samples.ts';
import {proofKey} from '../content/samples/proofs.ts';

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as Root;

function drawn(text: string): Root {
  const tree = parse(text);
  const fail = (reason: string, place?: unknown): never => {
    throw Object.assign(new Error(reason), {line: (place as {start: {line: number}}).start.line});
  };
  diagrams()(tree, {fail});
  return tree;
}

const attributesOf = (node: unknown) =>
  Object.fromEntries(
    (node as {attributes: {name: string; value: string}[]}).attributes.map(({name, value}) => [name, value]),
  );

describe('samples', () => {
  const run = (text: string, path = 'docs/a.mdx') => {
    const tree = parse(text);
    const proofs = {
      [proofKey('js', 'run()')]: 'run',
      [proofKey('bash', 'ls')]: 'validated',
      [proofKey('bash', 'ps')]: 'validated',
    } as const;
    samples({load: () => proofs})(tree, {path} as never);
    return tree.children;
  };
  const fence = (text: string, language = 'bash') => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;

  it('labels excerpts, in addition to their title', () => {
    const metas = run(
      '```js fragment\na\n```\n```js title="a fragment.js"\na\n```\n```js title="a.js" fragment\na\n```',
    );
    expect(metas.map((code) => (code as {meta?: string}).meta)).toEqual([
      'fragment title="Excerpt"',
      'title="a fragment.js"',
      'title="a.js (excerpt)" fragment',
    ]);
  });

  it('states at the end of a page how its samples are checked', () => {
    expect(JSON.stringify(run(fence('run()', 'js') + fence('ls') + fence('ps') + fence('df')).at(-1))).toContain(
      'checked automatically: 1 runs against a WebDriver stub and 2 are validated against a schema or reference data.',
    );
  });

  it('states nothing about other samples, changed samples, and partials', () => {
    expect(run(fence('ls -l') + fence('run()'))).toHaveLength(2);
    expect(run(fence('ls'), 'docs/_partials/a.mdx')).toHaveLength(1);
    expect(run(fence('ls'), 'versioned_docs/version-2024/a.mdx')).toHaveLength(1);
  });
});

describe('diagrams', () => {
  it('replaces each fence with a numbered diagram and its text alternative', () => {
    const fence = '```mermaid title="Two" alt="One leads to two."\nflowchart LR\n  a[One] --> b[Two]\n```';
    const {children} = drawn(`${fence}\n\n\`\`\`bash\nls\n\`\`\`\n\n${fence}`);
    expect(children.map((child) => ('name' in child ? child.name : child.type))).toEqual([
      'Diagram',
      'code',
      'Diagram',
    ]);
    expect(attributesOf(children[0])).toMatchObject({
      alt: 'One leads to two.',
      title: 'Two',
      size: expect.stringMatching(/^\d+ \d+$/),
    });
    expect(attributesOf(children[0]).svg).toContain('diagram-1-');
    expect(attributesOf(children[2]).svg).toContain('diagram-2-');
  });

  it('fails with the line if the text alternative is missing or the diagram is invalid', () => {
    expect(() => drawn('Text.\n\n```mermaid\nflowchart LR\n```')).toThrow(
      expect.objectContaining({message: 'diagram without a text alternative: add alt="…" after mermaid', line: 3}),
    );
    expect(() => drawn('```mermaid alt="Nothing."\nnonsense\n```')).toThrow(/invalid diagram: /);
  });
});

it('hosts replaces tokens in headings, but not in other code', () => {
  const tree = parse('## Host `{{apiHost}}`\n\n`{{apiHost}}`');
  hosts()(tree);
  const [heading, paragraph] = tree.children as unknown as {children: {type: string; value: string}[]}[];
  const codeOf = (node: typeof heading) => node!.children.find(({type}) => type === 'inlineCode')!.value;
  expect(codeOf(heading)).toBe('api.us-west-1.saucelabs.com');
  expect(codeOf(paragraph)).toBe('{{apiHost}}');
});

it('aliases adds an empty element before a heading for each former anchor', () => {
  const tree = parse(
    '## One {/* #one #first #former */}\n\n## Two {/* #two */}\n\n## Three\n\n> ## Four {/* #four #fourth */}',
  );
  aliases()(tree);
  const elements = (nodes: unknown) =>
    (nodes as {name?: string; type: string}[]).map((node) =>
      node.name ? `${node.name} ${attributesOf(node).id}` : node.type,
    );
  expect(elements(tree.children)).toEqual(['a first', 'a former', 'heading', 'heading', 'heading', 'blockquote']);
  expect(elements((tree.children.at(-1) as unknown as Root).children)).toEqual(['a fourth', 'heading']);
});
