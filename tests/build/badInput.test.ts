import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinySite} from '../lib/tinySite.ts';

/** Line of a stack trace. */
const STACK_LINE = /^[\s│]*at .+:\d+\)?$/m;

it('mistakes in front matter fail the build, each with file, line and nearest name', async () => {
  const dir = writeTinySite('bad-front-matter', {
    files: {
      'docs/a.mdx': doc('A', 'Text.', 'sidebar_lable: Short\nstatus: betta\n'),
      'docs/b.mdx': '---\ntitle: B\nkind: howto\n---\n\nText.\n',
    },
  });
  const {code, output} = await buildTinySite(dir);
  expect(code).not.toBe(0);
  expect(output).toContain('docs/a.mdx:5: front matter: unknown key "sidebar_lable"; did you mean "sidebar_label"?');
  expect(output).toContain(
    'docs/a.mdx:6: front matter: "status" must be beta, deprecated, legacy, or end-of-life, not "betta"; did you mean "beta"?',
  );
  expect(output).toContain('docs/b.mdx:3:1: front matter: "kind" must be');
  expect(output).not.toMatch(STACK_LINE);
  expect(hasBuild(dir)).toBe(false);
});

it.each<[string, Record<string, string>, string[]]>([
  [
    'syntax',
    {
      'docs/a.mdx': doc('A', 'Text {foo(} text.'),
      'docs/b.mdx': doc('B', 'Text <Foo text.'),
      'docs/c.mdx': doc('C', 'Text {foo} text.'),
    },
    [
      'docs/a.mdx:7:11: is not valid MDX',
      'docs/b.mdx:7:15: is not valid MDX',
      'docs/c.mdx:7:6: has the expression {foo}',
    ],
  ],
  [
    'names',
    {
      'docs/a.mdx': doc('A', 'Text {foo} text.'),
      'docs/b.mdx': doc('B', '<Unknown />'),
      'docs/c.mdx': doc('C', '[A](/not-there/)'),
    },
    [
      'docs/a.mdx:7:6: has the expression {foo}',
      'docs/b.mdx:7:1: uses unknown component <Unknown>',
      'docs/c.mdx:7:1: links to /not-there/, which does not exist',
    ],
  ],
])(
  'errors in the %s of pages are all reported with file and line, without stack traces',
  async (name, files, problems) => {
    const {code, output} = await buildTinySite(writeTinySite(`bad-${name}`, {files}));
    expect(code).not.toBe(0);
    for (const problem of problems) expect(output).toContain(problem);
    expect(output).not.toMatch(STACK_LINE);
  },
);

it('a wrong setting ends the build at once, names the variable and what it accepts', async () => {
  const dir = writeTinySite('bad-setting', {});
  const {code, output} = await buildTinySite(dir, {RESPECT_SYSTEM_COLOR_MODE: 'yes'});
  expect(code).not.toBe(0);
  expect(output).toContain('Invalid RESPECT_SYSTEM_COLOR_MODE="yes": expected true or false');
  expect(hasBuild(dir)).toBe(false);
});
