import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {expect, it} from 'vitest';
import {templateWithAgentNote} from './agentNote.ts';

const SITE = 'https://docs.test/sub/';

/** Returns the note in the HTML that Docusaurus's template generates for a page with these tags in its head, and what follows the note. */
async function rendered(...metaAttributes: string[]): Promise<{note: string; rest: string}> {
  const render = await compileSSGTemplate(templateWithAgentNote(SITE));
  const html = render({
    appHtml: '<main>Page</main>',
    baseUrl: '/sub/',
    htmlAttributes: '',
    bodyAttributes: '',
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    metaAttributes,
    scripts: [],
    stylesheets: [],
    noIndex: false,
    version: '3',
  });
  const [, note = '', rest = ''] = /<body[^>]*>\s*<div class="agent-note[^>]*>([^<]*)<\/div>\s*([^]*)/.exec(html) ?? [];
  return {note, rest};
}

it('names llms.txt and the Markdown version of the page before the page', async () => {
  const {note, rest} = await rendered(
    '<title>A</title>',
    '<meta property="og:url" content="https://docs.test/sub/a/">',
    `<link data-rh="true" rel="canonical" href="${SITE}a/" /><link data-rh="true" rel="alternate" type="text/markdown" href="${SITE}a/index.md" />`,
  );
  expect(note).toBe(
    `For AI agents: a documentation index is available at ${SITE}llms.txt; the Markdown version of ${SITE}a/ is at ${SITE}a/index.md.`,
  );
  expect(rest).toMatch(/^<div id="__docusaurus"><main>Page<\/main><\/div>/);
});

it('names only llms.txt on a page without a Markdown version', async () =>
  expect((await rendered('<title>Search</title>')).note).toBe(
    `For AI agents: a documentation index is available at ${SITE}llms.txt.`,
  ));

it('rejects a template without the element of the page', () =>
  expect(() => templateWithAgentNote(SITE, '<body>')).toThrow(
    `the template of Docusaurus doesn't contain <div id="__docusaurus">`,
  ));
