import {describe, expect, it} from 'vitest';
import {checkStyle} from './checkStyle.ts';

const PAGE = '---\ntitle: Rotate a key\ndescription: What it is.\nkind: concept\n---\n\n';

/** Line, from the first after the front matter, and rule of each finding. */
async function findings(body: string, file = 'docs/a.mdx'): Promise<string[]> {
  return (await checkStyle(file, PAGE + body)).map(({line, message}) => `${line - 6} ${/\[([\w-]+)\]$/.exec(message)![1]}`);
}

/** The same for a page that has been reviewed. */
async function findingsOfReviewed(body: string): Promise<string[]> {
  const reviewed = PAGE.replace('kind: concept', 'kind: concept\nlast_reviewed: 2026-11-23');
  return (await checkStyle('docs/a.mdx', reviewed + body)).map(({line, message}) => `${line - 7} ${/\[([\w-]+)\]$/.exec(message)![1]}`);
}

describe('the style of a page', () => {
  it.each([
    ['a name in another spelling', 'Runs on\nGithub and Sauce-Labs.\n', ['2 names', '2 names']],
    ['words that are to be avoided, with their forms', 'Whitelisted hosts, in order to utilize them.\n', ['1 inclusive', '1 plain', '1 plain']],
    ['empty praise', 'A powerful API.\n', ['1 vague']],
    ['a word that stands twice, over the end of a line', 'See the\nthe log.\n', ['1 repeated']],
    ['a link that names no target', 'Click [here](/ci/).\n', ['1 link-text']],
    ['capitals in a heading', '## Rotate Your Key\n', ['1 sentence-case', '1 sentence-case']],
    ['a step that is done by nobody', '1. The button must be clicked.\n', ['1 passive']],
    ['a level left out', '## A\n\n#### B\n', ['3 heading-increment']],
    ['two headings of one name', '## A\n\n## A\n', ['3 no-duplicate-headings']],
    ['a bare address', 'See https://saucelabs.com for it.\n', ['1 no-literal-urls']],
    ['another marker of lists', '* One\n', ['1 unordered-list-marker-style']],
    ['numbers out of order', '1. One\n3. Three\n', ['2 ordered-list-marker-value']],
    ['more cells than columns', '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n', ['3 no-hidden-table-cell']],
    ['a reference that nothing defines', 'See [it][there].\n', ['1 no-undefined-references']],
    ['spaces at the end of a line', 'One   \ntwo\n', ['1 hard-break-spaces']],
  ])('finds %s', async (_, body, expected) => expect(await findings(body)).toEqual(expected));

  it.each([
    ['code', 'Set `whitelist` for `github`.\n\n```bash\nsimply whitelist\n```\n'],
    ['names on the screen', 'Choose **Whitelist**.\n'],
    ['addresses and file names', 'See github.com/saucelabs, `a` and python.exe.\n'],
    ['the phrases in which a word is right', 'The very page that failed.\n'],
    ['names in headings', '## Connect GitHub Actions to Sauce Labs\n\n### Step 2: Choose a key\n'],
    ['what stands in a component', '<Card title="Click Here Now" />\n'],
    ['a clause that is no step', '1. Open the service that should be alerted.\n'],
  ])('leaves %s alone', async (_, body) => expect(await findings(body)).toEqual([]));

  it('leaves out the block after a comment that names the rule, and only that', async () => {
    expect(await findings('{/* lint ignore names */}\n\nOn Github.\n\nOn Github.\n')).toEqual(['5 names']);
    expect(await findings('<!-- lint ignore names -->\n\nOn Github.\n\nOn Github.\n', 'contributing/a.md')).toEqual(['5 names']);
  });

  it.each([
    ['a heading', '## What you need\n\nA key.\n', ['1 standard-heading']],
    ['a heading with an anchor', '## Check that it worked {/* #check */}\n\nA key.\n', ['1 standard-heading']],
    ['a heading with a contraction', "## When it didn't work\n\nA key.\n", ['1 standard-heading']],
    ['a heading for what follows', '## Where to go from here\n\nA key.\n', ['1 standard-heading']],
    ['a bold label', '**Remedy:** Wait.\n', ['1 standard-label']],
    ['table headers', '| Symptom | Cause and remedy |\n| --- | --- |\n| a | b |\n', ['1 terms', '1 standard-column', '1 standard-column']],
    ['other table headers', '| What you see | Why | What to do |\n| --- | --- | --- |\n| a | b | c |\n', ['1 standard-column', '1 standard-column', '1 standard-column']],
    ['a table header of a reference', '| Flag | Meaning |\n| --- | --- |\n| a | b |\n', ['1 standard-column']],
    ['words', 'Your user name, and that of\nsomebody else.\n', ['1 terms', '2 terms']],
  ])('replaces %s with the standard ones on a reviewed page only', async (_, body, expected) => {
    expect(await findingsOfReviewed(body)).toEqual(expected);
    expect(await findings(body)).toEqual([]);
  });

  it.each([
    ['standard headings', '## Before you begin\n\nA key.\n\n## Verify the key\n\nIt works.\n\n## Troubleshooting\n\nWait.\n\n## Next steps\n\nRun.\n'],
    ['standard table headers', '| Problem | Cause | Solution | Description |\n| --- | --- | --- | --- |\n| a | b | c | d |\n'],
    ['replaced words in a longer heading', '## Check the logs\n\n**Why it matters:** It does.\n'],
    ['replaced table headers in a cell', '| Key | Description |\n| --- | --- |\n| Meaning | Symptom |\n'],
    ['UI labels', 'Enter **User name**.\n'],
  ])('accepts %s on a reviewed page', async (_, body) => expect(await findingsOfReviewed(body)).toEqual([]));

  it('reads the front matter', async () => {
    const [finding] = await checkStyle('docs/a.mdx', '---\ntitle: Rotate A Key\ndescription: On Github.\n---\n\nText.\n');
    expect(finding).toMatchObject({line: 2, message: expect.stringContaining('[sentence-case]')});
  });
});
