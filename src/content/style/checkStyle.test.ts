import {describe, expect, it} from 'vitest';
import {checkStyle} from './checkStyle.ts';

const PAGE = '---\ntitle: Rotate a key\ndescription: What it is.\nkind: concept\n---\n\n';

/** Returns the line, counted from the end of the front matter, and the rule of each finding. */
async function findings(body: string, file = 'docs/a.mdx'): Promise<string[]> {
  return (await checkStyle(file, PAGE + body)).map(({line, rule}) => `${line - 6} ${rule}`);
}

/** Like `findings`, for a page with `last_reviewed` in its front matter. */
async function findingsOfReviewed(body: string): Promise<string[]> {
  const reviewed = PAGE.replace('kind: concept', 'kind: concept\nlast_reviewed: 2026-11-23');
  return (await checkStyle('docs/a.mdx', reviewed + body)).map(({line, rule}) => `${line - 7} ${rule}`);
}

describe('checkStyle', () => {
  it.each([
    ['a misspelled name', 'Runs on\nGithub and Sauce-Labs.\n', ['2 names', '2 names']],
    [
      'words to avoid, with their inflections',
      'Whitelisted hosts, in order to utilize them.\n',
      ['1 inclusive', '1 plain', '1 plain'],
    ],
    ['empty praise', 'A powerful API.\n', ['1 vague']],
    ['a word that is repeated on the next line', 'See the\nthe log.\n', ['1 repeated']],
    ['a link text that does not describe the target', 'Click [here](/ci/).\n', ['1 link-text']],
    ['capitals in a heading', '## Rotate Your Key\n', ['1 sentence-case', '1 sentence-case']],
    ['a step in the passive voice', '1. The button must be clicked.\n', ['1 passive']],
    ['a skipped heading level', '## A\n\n#### B\n', ['3 heading-increment']],
    ['two headings with the same text', '## A\n\n## A\n', ['3 no-duplicate-headings']],
    ['a bare URL', 'See https://saucelabs.com for it.\n', ['1 no-literal-urls']],
    ['a different list marker', '* One\n', ['1 unordered-list-marker-style']],
    ['list numbers out of order', '1. One\n3. Three\n', ['2 ordered-list-marker-value']],
    ['more cells than columns', '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n', ['3 no-hidden-table-cell']],
    ['an undefined reference', 'See [it][there].\n', ['1 no-undefined-references']],
    ['spaces at the end of a line', 'One   \ntwo\n', ['1 hard-break-spaces']],
  ])('reports %s', async (_, body, expected) => expect(await findings(body)).toEqual(expected));

  it.each([
    ['code', 'Set `whitelist` for `github`.\n\n```bash\nsimply whitelist\n```\n'],
    ['UI labels in bold', 'Choose **Whitelist**.\n'],
    ['URLs and file names', 'See github.com/saucelabs, `a` and python.exe.\n'],
    ['words to avoid in allowed phrases', 'The very page that failed.\n'],
    ['names in headings', '## Connect GitHub Actions to Sauce Labs\n\n### Step 2: Choose a key\n'],
    ['attributes of components', '<Card title="Click Here Now" />\n'],
    ['a passive clause that is not the step itself', '1. Open the service that should be alerted.\n'],
  ])('accepts %s', async (_, body) => expect(await findings(body)).toEqual([]));

  it('ignores only the block after a lint comment that lists the rule', async () => {
    expect(await findings('{/* lint ignore names */}\n\nOn Github.\n\nOn Github.\n')).toEqual(['5 names']);
    expect(await findings('<!-- lint ignore names -->\n\nOn Github.\n\nOn Github.\n', 'contributing/a.md')).toEqual([
      '5 names',
    ]);
  });

  it.each([
    ['headings', '## What you need\n\nA key.\n', ['1 standard-heading']],
    ['headings with anchors', '## Check that it worked {/* #check */}\n\nA key.\n', ['1 standard-heading']],
    ['headings with contractions', "## When it didn't work\n\nA key.\n", ['1 standard-heading']],
    ['headings of next steps', '## Where to go from here\n\nA key.\n', ['1 standard-heading']],
    ['bold labels', '**Remedy:** Wait.\n', ['1 standard-label']],
    [
      'table headers',
      '| Symptom | Cause and remedy |\n| --- | --- |\n| a | b |\n',
      ['1 terms', '1 standard-column', '1 standard-column'],
    ],
    [
      'table headers that are phrases',
      '| What you see | Why | What to do |\n| --- | --- | --- |\n| a | b | c |\n',
      ['1 standard-column', '1 standard-column', '1 standard-column'],
    ],
    ['table headers in references', '| Flag | Meaning |\n| --- | --- |\n| a | b |\n', ['1 standard-column']],
    ['words', 'Your user name, and that of\nsomebody else.\n', ['1 terms', '2 terms']],
  ])('reports nonstandard %s on reviewed pages only', async (_, body, expected) => {
    expect(await findingsOfReviewed(body)).toEqual(expected);
    expect(await findings(body)).toEqual([]);
  });

  it.each([
    [
      'standard headings',
      '## Before you begin\n\nA key.\n\n## Verify the key\n\nIt works.\n\n## Troubleshooting\n\nWait.\n\n## Next steps\n\nRun.\n',
    ],
    [
      'standard table headers',
      '| Problem | Cause | Solution | Description |\n| --- | --- | --- | --- |\n| a | b | c | d |\n',
    ],
    ['nonstandard words in a longer heading', '## Check the logs\n\n**Why it matters:** It does.\n'],
    ['nonstandard table headers in a cell', '| Key | Description |\n| --- | --- |\n| Meaning | Symptom |\n'],
    ['UI labels', 'Enter **User name**.\n'],
  ])('accepts %s on a reviewed page', async (_, body) => expect(await findingsOfReviewed(body)).toEqual([]));

  it('checks the front matter', async () => {
    const [finding] = await checkStyle(
      'docs/a.mdx',
      '---\ntitle: Rotate A Key\ndescription: On Github.\n---\n\nText.\n',
    );
    expect(finding).toMatchObject({line: 2, rule: 'sentence-case'});
  });
});
