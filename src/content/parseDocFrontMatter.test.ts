import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseDocFrontMatter} from './parseDocFrontMatter.ts';

const read = (filePath: string, fileContent: string) =>
  parseDocFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: ({fileContent: text}) => {
      const [, head, content] = text.split(/^---$/m);
      return Promise.resolve({frontMatter: parse(head!) as Record<string, unknown>, content: content!});
    },
  });

const bad = '---\ntitle: A\nkind: how-to\nstatsu: beta\n---\nText.';

describe('parseDocFrontMatter', () => {
  it('reports every problem of a document with file and line', async () => {
    await expect(read('docs/a/b.mdx', bad)).rejects.toThrow(
      'docs/a/b.mdx:4: front matter: unknown key "statsu"; did you mean "status"?\ndocs/a/b.mdx:1: front matter: "description" is missing',
    );
  });

  it('validates archived documents', () =>
    expect(read('versioned_docs/version-2024/a.mdx', bad)).rejects.toThrow('statsu'));

  it('recognizes Windows paths and reports them with forward slashes', () =>
    expect(read('docs\\a\\b.mdx', bad)).rejects.toThrow('docs/a/b.mdx:4: front matter: unknown key "statsu"'));

  it.each(['docs/_partials/a.mdx', 'docs\\_partials\\a.mdx', 'docs/a/_partials/b.mdx', 'src/pages/a.mdx'])(
    'skips %s',
    async (file) => {
      expect((await read(file, bad)).frontMatter).toMatchObject({statsu: 'beta'});
    },
  );

  it.each([
    ['docs/dev/api.mdx', 'dev'],
    ['docs/ci.md', 'ci'],
    ['docs/overview.mdx', 'basics'],
    ['versioned_docs/version-2024/api-testing/on-prem/a.mdx', 'api-testing-on-prem'],
  ])('adds the area of %s', async (file, id) => {
    const page =
      '---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\n---\nText.';
    expect((await read(file, page)).frontMatter.area).toMatchObject({id});
  });

  it('adds the types of checked content', async () => {
    const page = (text: string) =>
      `---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\n---\n${text}`;
    const partsOf = async (text: string) => (await read('docs/a.mdx', page(text))).frontMatter.checked;
    expect(await partsOf('Text with `code`, and <Card title="a" />.')).toEqual([]);
    expect(await partsOf('1. Run it:\n\n   ```bash\n   ls\n   ```')).toEqual(['samples']);
    expect(await partsOf('<GlossaryReference />')).toEqual(['data']);
    expect(await partsOf('```js\n```\n\n<ApiReference api="jobs" />')).toEqual(['samples', 'data']);
  });

  it('omits keywords, questions, and queries, which the scripts of the page would contain', async () => {
    const page =
      '---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\nkeywords: [alpha]\nquestions:\n  - How do I do A?\n  - What is A?\nqueries:\n  - get an A\n---\nText.';
    const {frontMatter} = await read('docs/a.mdx', page);
    expect(frontMatter).toMatchObject({title: 'A'});
    expect(frontMatter).not.toHaveProperty('keywords');
    expect(frontMatter).not.toHaveProperty('questions');
    expect(frontMatter).not.toHaveProperty('queries');
  });

  it('adds the date on which the status took effect', async () => {
    const page = (status: string) =>
      `---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\nstatus: ${status}\n---\nText.`;
    expect(
      (await read('docs/secure-connections/sauce-connect-4/faq.mdx', page('end-of-life'))).frontMatter,
    ).toMatchObject({status_since: '2024-12-31'});
    expect(
      (await read('docs/secure-connections/sauce-connect-4/faq.mdx', page('beta'))).frontMatter,
    ).not.toHaveProperty('status_since');
    expect((await read('docs/secure-connections/faq.mdx', page('end-of-life'))).frontMatter).not.toHaveProperty(
      'status_since',
    );
  });
});
