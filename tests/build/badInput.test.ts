import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinySite} from '../lib/tinySite.ts';

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
  expect(output).toContain('docs/a.mdx:6: front matter: "status" must be beta, deprecated, legacy or end-of-life, not "betta"; did you mean "beta"?');
  expect(hasBuild(dir)).toBe(false);
});

it('a wrong setting ends the build at once, names the variable and what it accepts', async () => {
  const dir = writeTinySite('bad-setting', {});
  const {code, output} = await buildTinySite(dir, {RESPECT_SYSTEM_COLOR_MODE: 'yes'});
  expect(code).not.toBe(0);
  expect(output).toContain('RESPECT_SYSTEM_COLOR_MODE is "yes"; accepted: true or false');
  expect(hasBuild(dir)).toBe(false);
});
