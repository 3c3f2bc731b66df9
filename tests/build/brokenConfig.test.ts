import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinySite} from '../lib/tinySite.ts';

const withNavbarItem = (name: string, item: object, files?: Record<string, string>) =>
  writeTinySite(name, {change: `config.themeConfig.navbar.items = [${JSON.stringify(item)}];`, ...(files && {files})});

/** Builds a site whose build has to fail, and returns the output of the build. */
async function failureOf(dir: string): Promise<string> {
  const {code, output} = await buildTinySite(dir);
  expect(code, output).not.toBe(0);
  expect(hasBuild(dir)).toBe(false);
  return output;
}

it('an unknown type of navbar item fails the build and names the item', async () => {
  const output = await failureOf(
    withNavbarItem('unknown-item', {type: 'docsVersionDropDown', label: 'Mine', position: 'left'}),
  );
  expect(output).toContain('Bad navbar item type docsVersionDropDown');
});

it('an unknown version in a version dropdown fails the build and lists the versions that there are', async () => {
  const output = await failureOf(withNavbarItem('unknown-version', {type: 'docsVersionDropdown', versions: ['2019']}));
  expect(output).toContain(
    "No docs version exist for name '2019', please verify your 'docsVersionDropdown' navbar item versions config",
  );
  expect(output).toMatch(/Available version names:\s+- current/);
});

it('a navbar item for a sidebar without a link fails the build and names the sidebar', async () => {
  const files = {'sidebars.ts': "export default {docs: ['index'], bare: [{type: 'html', value: 'No link'}]};"};
  const output = await failureOf(
    withNavbarItem('bare-sidebar', {type: 'docSidebar', sidebarId: 'bare', label: 'Bare'}, files),
  );
  expect(output).toContain(`Sidebar with ID "bare" doesn't have anything to be linked to`);
});

it('a sidebar with an unknown document fails the build and names the document', async () => {
  const output = await failureOf(
    writeTinySite('unknown-document', {files: {'sidebars.ts': "export default {docs: ['index', 'indexx']};"}}),
  );
  expect(output).toContain('These sidebar document ids do not exist:\n  - indexx');
});

it('a page without a default export fails the build and says what to do', async () => {
  const output = await failureOf(
    writeTinySite('no-default-export', {files: {'src/pages/bare.tsx': 'export const Bare = () => null;'}}),
  );
  expect(output).toContain(
    "The page component at /bare/ doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  );
});

it('redirects that loop, chain, lead nowhere or cover a page fail the build, each named', async () => {
  const redirects = [
    {from: '/one/', to: '/two/'},
    {from: '/two/', to: '/one/'},
    {from: '/old/', to: '/older/'},
    {from: '/older/', to: '/a/'},
    {from: '/lost/', to: '/nowhere/'},
    {from: '/a/', to: '/'},
  ];
  const output = await failureOf(
    writeTinySite('bad-redirects', {
      parts: `{redirects: ${JSON.stringify(redirects)}}`,
      files: {'docs/a.mdx': doc('A', 'Text.')},
    }),
  );
  for (const problem of [
    '/one/ → /two/ is part of a redirect loop',
    '/old/ → /older/ is a redirect chain: use /old/ → /a/',
    '/lost/ → /nowhere/: no page has this URL',
    '/a/ is a page of the site: remove the redirect or the page',
  ]) {
    expect(output).toContain(`src/config/redirects.ts: ${problem}`);
  }
});
