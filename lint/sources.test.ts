import {describe, expect, it} from 'vitest';
import {chosen, filesAt} from './sources.ts';

const files = ['docs/a.mdx', 'docs/basics/b.mdx', 'docs/basics/sso/c.mdx', 'docs/basics-2/d.mdx', 'README.md'];
const sources = ['docs', 'README.md'];

describe('chosen and filesAt', () => {
  it.each([
    [[], files],
    [['docs/basics'], ['docs/basics/b.mdx', 'docs/basics/sso/c.mdx']],
    [['docs/basics/'], ['docs/basics/b.mdx', 'docs/basics/sso/c.mdx']],
    [['./docs//a.mdx'], ['docs/a.mdx']],
    [
      ['docs\\basics\\sso', '.\\docs\\a.mdx'],
      ['docs/a.mdx', 'docs/basics/sso/c.mdx'],
    ],
    [['.'], files],
  ])('chosen returns the files at %j', (args, expected) => expect(chosen(files, args, sources)).toEqual(expected));

  it('chosen rejects a path without files and suggests the nearest one, even if other paths have files', () => {
    expect(() => chosen(files, ['docs/a.mdx', 'docs/bsics/'], sources)).toThrow(
      'Nothing to check at docs/bsics; did you mean docs/basics? Expected files or folders in docs, README.md.',
    );
  });

  it('filesAt returns paths with forward slashes', () => {
    expect(filesAt(['src\\lib', 'README.md'])).toContain('src/lib/paths.ts');
    expect(filesAt(['src/lib', 'README.md']).filter((file) => !/^(src\/lib\/|README\.md$)/.test(file))).toEqual([]);
  });
});
