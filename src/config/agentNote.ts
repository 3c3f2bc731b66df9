import * as original from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Start of the element that contains the page in Docusaurus's template. */
const PAGE = '<div id="__docusaurus">';

/** Returns the template of Docusaurus. Node.js and bundlers import the default export of a CommonJS module differently. */
function docusaurusTemplate(): string {
  const {default: exported} = original as {default: string | {default: string}};
  return typeof exported === 'string' ? exported : exported.default;
}

/**
 * Returns the template of static HTML with a sentence at the start of the body that tells programs where `llms.txt` and the Markdown version of
 * the page are. `site` is the absolute URL of the site with a trailing slash.
 *
 * Nobody sees or hears the sentence: readers have the menu of the page tools, and screen readers would read it on every page. It's text and not
 * a link, so the focus can't move to it. It's outside of the page that React renders, so it needs no script, and it isn't in the search index,
 * the Markdown versions, or sections on one page. It contains the URL of the page because it stays when a reader follows a link.
 * @throws if Docusaurus's template doesn't contain the element.
 */
export function templateWithAgentNote(site: string, template = docusaurusTemplate()): string {
  if (!template.includes(PAGE))
    throw new Error(`src/config/agentNote.ts: the template of Docusaurus doesn't contain ${PAGE}; adapt PAGE to it`);
  // The regular expression contains no quotation marks, because Eta would take them for the start of a string.
  const note = `<% const [, page] = /type=.text.markdown. href=.(\\S+?)index\\.md/.exec(it.metaAttributes.join('')) ?? []; %>
  <div class="agent-note sr-only" aria-hidden="true" data-nosnippet>For AI agents: a documentation index is available at ${site}llms.txt<% if (page) { %>; the Markdown version of <%= page %> is at <%= page %>index.md<% } %>.</div>
  `;
  return template.replace(PAGE, () => note + PAGE);
}
