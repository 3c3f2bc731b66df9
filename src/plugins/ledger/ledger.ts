/** Where the ledger stands, from the folder of the site. */
export const LEDGER_FILE = 'contributing/ledger.txt';

/** Promises to readers: an address of the site such as `/a/b/`, or an address with an anchor, `/a/b/#c`, without the base URL. */
export type Ledger = ReadonlySet<string>;

const LINE = /^\/(\S+\/)?(#\S+)?$/;
const SHAPE = 'each line is an address or an address with an anchor, such as /a/b/ or /a/b/#c';

/** Compares by code units, so that the order is the same on every machine. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The text of a ledger: one promise a line, sorted, so that changes can be read and merged line by line. */
export const writeLedger = (promises: Iterable<string>): string => [...new Set(promises)].sort(byCode).map((promise) => `${promise}\n`).join('');

/**
 * Reads the text of a ledger.
 * @throws an error that names the file and each line that is no address, such as those that a merge leaves behind.
 */
export function readLedger(text: string, file: string): Ledger {
  const lines = text.split('\n');
  const wrong = lines.flatMap((line, at) => (line === '' || LINE.test(line) ? [] : [`${file}:${at + 1}: "${line}" is no promise; ${SHAPE}`]));
  if (wrong.length) throw new Error(`${wrong.join('\n')}\nDelete such lines and run \`npm run ledger\`.`);
  return new Set(lines.filter(Boolean));
}
