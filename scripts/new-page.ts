/**
 * `npm run new:page`: prompts for the path, kind, title, and description of a page. Writes the page with the headings of its kind, and its
 * entry in the contract. You can also pass the values as arguments or piped lines:
 * `npm run new:page -- /basics/rotate-a-key/ how-to "Rotate a key" "Replace …"`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Kind} from '../src/content/frontMatter.ts';
import {runMain} from './lib/main.ts';
import {askAll, neighborsOf, newPageText, questionsAbout, type Question} from './lib/newPage.ts';
import {CONTRACT_FILE, readSiteMap, routeFromInput, withEntry, writeContract} from './lib/siteMap.ts';

const USAGE = 'Usage: npm run new:page -- PATH KIND TITLE DESCRIPTION';

async function fromArguments(questions: readonly Question[], args: string[]): Promise<string[]> {
  if (args.length !== questions.length)
    throw new Error(`Expected ${questions.length} arguments, not ${args.length}.\n${USAGE}`);
  const wrong = (await Promise.all(questions.map(({problems}, at) => problems(args[at]!)))).flat();
  if (wrong.length) throw new Error(`${wrong.join('\n')}\n${USAGE}`);
  return args;
}

async function fromInput(questions: readonly Question[]): Promise<string[]> {
  const isPerson = process.stdin.isTTY === true;
  const terminal = createInterface({input: process.stdin, output: process.stdout, terminal: isPerson});
  // `question()` would lose lines that arrive before it's called.
  const lines = terminal[Symbol.asyncIterator]();
  const read = async (prompt: string): Promise<string | undefined> => {
    process.stdout.write(prompt);
    const {value, done} = await lines.next();
    return done ? undefined : (value as string);
  };
  try {
    return await askAll(questions, read, isPerson);
  } finally {
    terminal.close();
  }
}

async function main(): Promise<void> {
  const siteMap = await readSiteMap();
  const questions = questionsAbout(siteMap);
  const args = process.argv.slice(2);
  const [address, kind, title, description] = (await (args.length
    ? fromArguments(questions, args)
    : fromInput(questions))) as [string, Kind, string, string];
  const route = routeFromInput(address);
  const id = route.slice(1, -1);
  const file = `docs/${id}.mdx`;
  const {sidebar, file: neighbors} = neighborsOf(siteMap.contract, route);

  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, newPageText(kind, title, description), {flag: 'wx'});
  writeFileSync(CONTRACT_FILE, writeContract(withEntry(siteMap.contract, {id, path: route, sidebar})));
  console.log(`\nWrote ${file}, and its entry in ${CONTRACT_FILE}.`);
  console.log(
    `Next: write the page, and add '${id}' to the sidebar ${String(sidebar)}${neighbors ? `; its neighbors are in ${neighbors}` : ' in src/config/sidebars'}.`,
  );
  console.log('To list what is missing, run npm run check -- --changed.');
}

runMain(main);
