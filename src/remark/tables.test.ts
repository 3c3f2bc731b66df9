import {describe, expect, it} from 'vitest';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {tables} from './tables.ts';

/** Returns the HTML properties of the table, its rows, and its cells, in the order of the document. */
function properties(markdown: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
  tables()(tree);
  const found: unknown[] = [];
  visit(tree, ['table', 'tableRow', 'tableCell'], ({data}) => {
    found.push((data as {hProperties?: unknown} | undefined)?.hProperties ?? {});
  });
  return found;
}

const LONG = 'A text that is much longer than the space that a column has on a phone';

describe('tables', () => {
  it('labels the columns of a table that does not fit on a phone', () => {
    expect(properties(`| Name | Type | Description |\n| --- | --- | --- |\n| a | string | ${LONG} |\n`)).toEqual([
      {'data-cards': '2', style: "--c1:'Name';--c2:'Type';--c3:'Description'"},
      ...Array.from({length: 8}, () => ({})),
    ]);
  });

  it('leaves a table alone that fits on a phone', () => {
    expect(properties('| Code | Meaning |\n| --- | --- |\n| 200 | Success |\n')).toEqual(Array(7).fill({}));
  });

  it('escapes headers, and has no label for an empty header', () => {
    expect(
      properties(`| | It's a long \`a\\\` | Column |\n| --- | --- | --- |\n| a | ${LONG} | c |\n`)[0],
    ).toMatchObject({'data-cards': '3', style: String.raw`--c2:'It\'s a long a\\';--c3:'Column'`});
  });

  it('keeps dates on one line', () => {
    const cells = properties('| Day |\n| --- |\n| June 3, 2026 |\n| 2026-06-03 |\n| In June |\n');
    expect(cells.filter((cell) => 'className' in (cell as object))).toEqual(Array(2).fill({className: ['nowrap']}));
  });
});
