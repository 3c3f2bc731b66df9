import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runIn, writeTinyFile} from '../tests/lib/tinySite.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'spelling-'));
  cpSync('cspell.config.yaml', path.join(dir, 'cspell.config.yaml'));
  cpSync('contributing/words.txt', path.join(dir, 'contributing/words.txt'));
});
afterAll(() => rmSync(dir, {recursive: true}));

/** Returns the unknown words of a page, in document order. */
async function unknownWords(page: string): Promise<string[]> {
  writeTinyFile(dir, 'docs/a.mdx', page);
  const {output} = await runIn(dir, 'cspell', ['lint', '--no-progress', '--no-summary', 'docs/a.mdx']);
  return [...output.matchAll(/Unknown word \((.*?)\)/g)].map(([, word]) => word!);
}

describe('the spelling check', () => {
  it('checks all text, including text between code blocks', async () => {
    const page = [
      '---\ntitle: The frist title\ndescription: The secnod text.\n---',
      'The thrid text.',
      '```bash\nls\n```',
      'The fuorth text, between two blocks.',
      '1. A step:\n\n   ```bash\n   ls\n   ```\n\n   The fitfh text, in a list.',
      '```js title="a.js"\nlet a;\n```\n\n```js\nlet b;\n```',
      'The sixht text.',
      '| A |\n| --- |\n| The sevneth text |',
      '<Card title="The eigth text">',
      ':::note\n\nThe nniht text.\n\n:::',
      '````md\n```js\n```\n````',
      'The tehnt text, after code in code.',
    ].join('\n\n');
    expect(await unknownWords(page)).toEqual([
      'frist',
      'secnod',
      'thrid',
      'fuorth',
      'fitfh',
      'sixht',
      'sevneth',
      'eigth',
      'nniht',
      'tehnt',
    ]);
  });

  it('skips code and URLs, and checks the text after them', async () => {
    const code = {
      blocks: '```bash\nxqzzya\n```',
      'blocks in lists': '1. Step:\n\n   ```bash\n   xqzzyb\n   ```\n\n- ```js\n  xqzzyb\n  ```',
      'blocks in quotes': '> ```js\n> xqzzyc\n> ```',
      'blocks with tildes': '~~~text\nxqzzyd\n~~~',
      'blocks that contain blocks': '````md\n```js\nxqzzye\n```\nxqzzye\n````',
      'inline code': 'The flag `--xqzzyf`.',
      URLs: 'See [the page](/xqzzyg/) and https://xqzzyg.example/xqzzyg/.',
      'attributes with values of code':
        '<TabItem value="xqzzyh" label="Text">\n\n<Card href="/xqzzyh/" title="Text" />\n\n<Tabs groupId="xqzzyh">',
    };
    expect(await unknownWords(`${Object.values(code).join('\n\n')}\n\nThe xqzzyi value`)).toEqual(['xqzzyi']);
  });
});
