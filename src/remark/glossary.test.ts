import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {glossary} from './glossary.ts';

/** Returns the words that are linked on a page, each with the URL of its entry. */
function linked(text: string, file = 'docs/ci.mdx', frontMatter = {}): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(text) as Root;
  glossary.call(processor as unknown as Processor)(tree, {
    cwd: '/home/docs/site',
    path: `/home/docs/site/${file}`,
    data: {frontMatter},
  } as unknown as VFile);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    const to = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'to')?.value as string;
    found.push(`${(node.children[0] as {value: string}).value} ${to}`);
  });
  return found;
}

describe('glossary', () => {
  it('links the first use of a term, in all its forms', () => {
    expect(linked('Start Emulators before the tests. An emulator stays.\n\nThe VDC runs the app under test.')).toEqual([
      'Emulators /dev/glossary/#emulator',
      'VDC /dev/glossary/#virtual-device-cloud',
      'app under test /dev/glossary/#app-under-test',
    ]);
  });

  it('ignores headings, links, code, UI labels, and parts of other words', () => {
    expect(
      linked(
        '## A vault\n\n[vault](/ci/), `vault`, **Vault**, vaulting, sauce-vault and vault.log\n\n```bash\nvault\n```',
      ),
    ).toEqual([]);
  });

  it('matches abbreviations case-sensitively', () => expect(linked('vdc')).toEqual([]));

  it('ignores terms that are common words', () => expect(linked('Run a job, a build and a mobile app.')).toEqual([]));

  it('links a term with a list of texts only where these texts occur', () => {
    expect(linked('An AWS access key and an SSH tunnel.')).toEqual([]);
    expect(linked('Your Sauce Labs access key opens Sauce Connect tunnels.')).toEqual([
      'Sauce Labs access key /dev/glossary/#access-key',
      'Sauce Connect tunnels /dev/glossary/#tunnel',
    ]);
  });

  it('ignores the glossary, the page that explains a term, partials, and archived pages', () => {
    expect(linked('A vault.', 'docs/dev/glossary.mdx')).toEqual([]);
    expect(linked('A vault.', 'docs/_partials/vault.mdx')).toEqual([]);
    expect(linked('A vault.', 'versioned_docs/version-2024/api.mdx')).toEqual([]);
    expect(linked('A vault.')).toHaveLength(1);
    expect(linked('A vault.', 'docs/api-testing/vault.mdx')).toEqual([]);
  });

  it('ignores terms that the front matter excludes', () => {
    expect(linked('A bank vault and an emulator.', 'docs/ci.mdx', {glossary_exclude: ['Vault']})).toEqual([
      'emulator /dev/glossary/#emulator',
    ]);
  });
});
