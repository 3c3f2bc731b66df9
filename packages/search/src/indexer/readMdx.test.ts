import {describe, expect, it} from 'vitest';
import {readMdx} from './readMdx.ts';

const source = `---
title: "Tunnels"
---
import Note from '@site/docs/_partials/none.mdx'

Open a **tunnel** with \`sc run\`.

## Names {/* #names #what-it-is-called */}

| Flag | Meaning |
| --- | --- |
| \`--tunnel-name\` | Its name |

### What is \`sauce:options\`?

:::note
Keep it.
:::

\`\`\`bash
sc run --region us-west
\`\`\`
`;

describe('readMdx', () => {
  it('returns the same sections as the HTML of the page', () => {
    expect(readMdx(source, 'Tunnels', '.')).toEqual([
      {anchor: '', heading: 'Tunnels', level: 1, text: 'Open a tunnel with sc run.', code: '', identifiers: []},
      {
        anchor: 'names',
        heading: 'Names',
        level: 2,
        text: 'Flag · Meaning\n--tunnel-name · Its name',
        code: '',
        identifiers: ['--tunnel-name'],
      },
      {
        anchor: 'what-is-sauceoptions',
        heading: 'What is sauce:options?',
        level: 3,
        text: 'Keep it.',
        code: 'sc run --region us-west',
        identifiers: ['sauce:options'],
      },
    ]);
  });

  it('returns only the title of a page with invalid MDX', () => {
    expect(readMdx('<Tabs', 'Tunnels', '.')).toEqual([
      {anchor: '', heading: 'Tunnels', level: 1, text: '', code: '', identifiers: []},
    ]);
  });
});
