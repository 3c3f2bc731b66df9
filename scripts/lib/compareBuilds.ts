import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const digests = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(dir, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/** Number of characters to show before and after a difference. */
const AROUND = 60;

/** Returns the position of the first difference between two texts, with an excerpt of each. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `at character ${at}: ${JSON.stringify(one.slice(from, at + AROUND))} and ${JSON.stringify(other.slice(from, at + AROUND))}`;
}

/** Returns the differences between the folders of two builds, one line for each file. The list is empty if all files are identical. */
export function compareBuilds(one: string, other: string): string[] {
  const a = digests(one);
  const b = digests(other);
  return [...new Set([...a.keys(), ...b.keys()])].sort().flatMap((file) => {
    if (a.get(file) === b.get(file)) return [];
    if (!a.has(file)) return [`${file} is only in ${other}`];
    if (!b.has(file)) return [`${file} is only in ${one}`];
    return [
      `${file} differs ${firstDifference(readFileSync(path.join(one, file), 'latin1'), readFileSync(path.join(other, file), 'latin1'))}`,
    ];
  });
}
