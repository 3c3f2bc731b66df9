import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const table = readFileSync('contributing/specification.md', 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!Row|---)/.test(line));

/** Files in the test column of all rows, each with the quoted test names that follow it. */
const references = rows.flatMap((row) => {
  const cell = row.split(' | ').at(-1)!;
  return [...cell.matchAll(/`([^`]+)`((?: ?,? ?"[^"]+")*)/g)].map(([, file, names]) => ({
    file: file!,
    names: [...names!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!),
  }));
});
const files = references.filter(({file}) => !file.endsWith('/'));

describe('the table of the specification', () => {
  it('has a test in every row', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((row) => !/`(tests|src)\/[^`]+`/.test(row.split(' | ').at(-1)!))).toEqual([]);
  });

  it('references existing files', () => {
    expect([...new Set(files.map(({file}) => file))].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('references tests that exist in these files', () => {
    const missing = files.flatMap(({file, names}) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
