/**
 * `npm run new:page`: asks for an address, a kind, a title and a description, and writes the page with the headings of its kind.
 * The same can be given as arguments: `npm run new:page -- /basics/rotate-a-key/ how-to "Rotate a key" "Replace …"`.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {stringify} from 'yaml';
import {checkFrontMatter} from '../src/content/frontMatter.ts';
import {kinds, type Kind} from '../src/content/kinds.ts';
import {orList} from '../src/lib/nearest.ts';
import {pageTemplates} from './lib/pageTemplates.ts';

const questions = [
  'Address, such as /basics/rotate-a-key/: ',
  `Kind (${kinds.join(', ')}): `,
  'Title, in sentence case: ',
  'Description, what the reader gets, in 50 to 160 characters: ',
];

async function ask(): Promise<string[]> {
  const given = process.argv.slice(2);
  if (given.length) return given;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answers: string[] = [];
  for (const question of questions) answers.push((await terminal.question(question)).trim());
  terminal.close();
  return answers;
}

async function main(): Promise<void> {
  const [route = '', kind = '', title = '', description = ''] = await ask();
  if (!/^\/([a-z\d][a-z\d-]*\/)+$/.test(route)) {
    throw new Error(`"${route}" is no address; write lower-case words between slashes, such as /basics/rotate-a-key/`);
  }
  const problems = checkFrontMatter({title, description, kind});
  if (problems.length) throw new Error(problems.map(({message}) => message).join('\n'));
  const file = path.join('docs', `${route.slice(1, -1)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(file), {recursive: true});
  const frontMatter = stringify({title, description, kind}, {lineWidth: 0});
  writeFileSync(file, `---\n${frontMatter}---\n\n${pageTemplates[kind as Kind]}`, {flag: 'wx'});
  console.log(`${file} is there.\nNext: write it, and put '${route.slice(1, -1)}' into a sidebar below src/config/sidebars/ and into tests/contract/routes.json.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  console.error(`Usage: npm run new:page -- ADDRESS KIND TITLE DESCRIPTION; KIND is ${orList(kinds)}.`);
  process.exitCode = 1;
});
