import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {glossary} from './glossary.ts';

/** The words that are linked on a page, each with the anchor of its entry. */
function linked(text: string, file = 'docs/ci.mdx'): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(text) as Root;
  glossary.call(processor as unknown as Processor)(tree, {cwd: '/home/docs/site', path: `/home/docs/site/${file}`} as VFile);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    const to = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'to')?.value as string;
    found.push(`${(node.children[0] as {value: string}).value} ${to}`);
  });
  return found;
}

describe('glossary terms', () => {
  it('are linked at their first use, in any form that the data has', () => {
    expect(linked('Start Tunnels before the tests. A tunnel stays.\n\nYour VDC needs an access key.')).toEqual([
      'Tunnels /dev/glossary/#tunnel',
      'VDC /dev/glossary/#virtual-device-cloud',
      'access key /dev/glossary/#access-key',
    ]);
  });

  it('are left alone in headings, links, code and names on the screen, and inside other words', () => {
    expect(linked('## A tunnel\n\n[tunnel](/ci/), `tunnel`, **Tunnel**, tunneling, sauce-tunnel and tunnel.log\n\n```bash\ntunnel\n```')).toEqual([]);
  });

  it('in capitals are found as they are written only', () => expect(linked('vdc')).toEqual([]));

  it('that are common words are not linked', () => expect(linked('Run a job, a build and a mobile app.')).toEqual([]));

  it('are not linked in the glossary, on the page that explains them, in partials and in archived pages', () => {
    expect(linked('A tunnel.', 'docs/dev/glossary.mdx')).toEqual([]);
    expect(linked('A tunnel.', 'docs/_partials/tunnel.mdx')).toEqual([]);
    expect(linked('A tunnel.', 'versioned_docs/version-2024/api.mdx')).toEqual([]);
    expect(linked('An access key.')).toHaveLength(1);
    expect(linked('An access key.', 'docs/basics/environment-variables.mdx')).toEqual([]);
  });
});
