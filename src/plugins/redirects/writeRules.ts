import {writeFile} from 'node:fs/promises';

/** Writes one rules file; throws if something else claims the same path. */
export async function writeRules(file: string, rules: string): Promise<void> {
  await writeFile(file, rules, {flag: 'wx'});
}
