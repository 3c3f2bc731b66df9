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
function linked(text: string, file = 'docs/ci.mdx', frontMatter = {}): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(text) as Root;
  glossary.call(processor as unknown as Processor)(tree, {cwd: '/home/docs/site', path: `/home/docs/site/${file}`, data: {frontMatter}} as unknown as VFile);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    const to = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'to')?.value as string;
    found.push(`${(node.children[0] as {value: string}).value} ${to}`);
  });
  return found;
}

describe('glossary terms', () => {
  it('are linked at their first use, in any form that the data has', () => {
    expect(linked('Start Emulators before the tests. An emulator stays.\n\nThe VDC runs the app under test.')).toEqual([
      'Emulators /dev/glossary/#emulator',
      'VDC /dev/glossary/#virtual-device-cloud',
      'app under test /dev/glossary/#app-under-test',
    ]);
  });

  it('are left alone in headings, links, code and names on the screen, and inside other words', () => {
    expect(linked('## A vault\n\n[vault](/ci/), `vault`, **Vault**, vaulting, sauce-vault and vault.log\n\n```bash\nvault\n```')).toEqual([]);
  });

  it('in capitals are found as they are written only', () => expect(linked('vdc')).toEqual([]));

  it('that are common words are not linked', () => expect(linked('Run a job, a build and a mobile app.')).toEqual([]));

  it('that list their texts are linked by these texts only', () => {
    expect(linked('An AWS access key and an SSH tunnel.')).toEqual([]);
    expect(linked('Your Sauce Labs access key opens Sauce Connect tunnels.')).toEqual(['Sauce Labs access key /dev/glossary/#access-key', 'Sauce Connect tunnels /dev/glossary/#tunnel']);
  });

  it('are not linked in the glossary, on the page that explains them, in partials and in archived pages', () => {
    expect(linked('A vault.', 'docs/dev/glossary.mdx')).toEqual([]);
    expect(linked('A vault.', 'docs/_partials/vault.mdx')).toEqual([]);
    expect(linked('A vault.', 'versioned_docs/version-2024/api.mdx')).toEqual([]);
    expect(linked('A vault.')).toHaveLength(1);
    expect(linked('A vault.', 'docs/api-testing/vault.mdx')).toEqual([]);
  });

  it('that a page excludes are not linked on it', () => {
    expect(linked('A bank vault and an emulator.', 'docs/ci.mdx', {glossary_exclude: ['Vault']})).toEqual(['emulator /dev/glossary/#emulator']);
  });
});
