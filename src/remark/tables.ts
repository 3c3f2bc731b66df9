import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Width in characters up to which a value is short, so its label fits next to it. */
const SHORT = 24;
/** Width in characters that a column with longer text needs at least to be readable. */
const READABLE = 18;
/** Width in characters of a table that fits on a phone with 320 px, and the width of the padding of a cell. */
const NARROW = 34;
const PADDING = 4;

const DATE = /^(?:[A-Z][a-z]+\.? \d{1,2}, \d{4}|[A-Z][a-z]+ \d{4}|\d{4}-\d{2}-\d{2})$/;

/**
 * Remark plugin that prepares tables for phones, where `TableBox` shows each row as a card. A table that doesn't fit on a phone gets
 * `data-cards` with the numbers of the columns whose values are short, and its headers as the labels `--c1`, `--c2`, and so on. In all
 * tables, dates don't wrap.
 */
export function tables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      if (!head) return;
      for (const cell of rows.flatMap((row) => row.children))
        if (DATE.test(toString(cell))) set(cell, {className: ['nowrap']});

      const labels = head.children.map((cell) => toString(cell).trim());
      const columns = labels.map((_, at) => rows.map((row) => row.children[at]).filter((cell) => cell !== undefined));
      const widths = columns.map((cells, at) => Math.max(labels[at]!.length, ...cells.map(neededWidth)) + PADDING);
      if (!rows.length || widths.reduce((sum, width) => sum + width, 0) <= NARROW) return;

      const short = columns.flatMap((cells, at) => (at && cells.every(isShort) ? [at + 1] : []));
      const style = labels.flatMap((label, at) => (label ? [`--c${at + 1}:${cssString(label)}`] : [])).join(';');
      set(table, {'data-cards': short.join(' '), style});
    });
  };
}

/** Adds properties to the HTML element of a node. */
function set(node: Table | TableCell, properties: Record<string, unknown>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}} as NonNullable<typeof node.data>;
}

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/** Returns the width that a cell needs: all of a short text, or the longest word and enough space for a longer text. */
function neededWidth(cell: TableCell): number {
  const text = toString(cell);
  return Math.max(longestWord(text), Math.min(text.length, READABLE));
}

const isShort = (cell: TableCell): boolean => toString(cell).length <= SHORT;

/** Quotes a text as a CSS string. */
const cssString = (text: string): string => `'${text.replace(/\s+/g, ' ').replace(/[\\']/g, '\\$&')}'`;
