import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lintIn} from '../tests/lib/lint.ts';
import {readFiles, smallProject, writeSmallProject} from '../tests/lib/smallProject.ts';
import {runIn, type Outcome} from '../tests/lib/tinySite.ts';

let dir: string;
beforeEach(() => {
  dir = writeSmallProject();
});
afterEach(() => rmSync(dir, {recursive: true}));

const answers = [
  '/guides/keys/rotate/',
  'how-to',
  'Rotate a key',
  'Replace the access key of an account without stopping the tests that use it.',
] as const;
const [route, kind, title, description] = answers;
const newPage = (args: readonly string[], input = ''): Promise<Outcome> =>
  runIn(dir, 'tsx', [path.resolve('scripts/new-page.ts'), ...args], {}, input);
const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join('');

describe('npm run new:page', () => {
  it.each([
    ['arguments', answers, ''],
    ['arguments, the first as a file', ['docs\\guides\\keys\\rotate.mdx', kind, title, description], ''],
    ['piped lines', [], lines(...answers)],
    ['piped lines with Windows line endings and no final newline', [], answers.join('\r\n')],
  ])('writes the page and its entry in the contract, with %s', async (_, args, input) => {
    const {code, output} = await newPage(args, input);
    expect(code, output).toBe(0);
    const {'docs/guides/keys/rotate.mdx': page, 'tests/contract/routes.json': contract, ...others} = readFiles(dir);
    expect(page).toMatch(`---\ntitle: ${title}\ndescription: ${description}\nkind: how-to\n---\n\n`);
    expect(contract).toContain(
      '"sidebar":"docs"},\n  {"id":"guides/keys/rotate","path":"/guides/keys/rotate/","sidebar":"docs"},\n  {"id":"hidden"',
    );
    expect({...others, 'tests/contract/routes.json': smallProject['tests/contract/routes.json']}).toEqual(smallProject);
    expect(output).toContain(
      "add 'guides/keys/rotate' to the sidebar docs; its neighbors are in src/config/sidebars/guides.ts",
    );
    const check = await lintIn(dir, '--rules', 'routes');
    expect(check.output).toContain(
      "docs/guides/keys/rotate.mdx:1:1: is in no sidebar; add 'guides/keys/rotate' to the sidebar docs",
    );
  });
});

describe('npm run new:page writes nothing', () => {
  it.each([
    ['a wrong path', lines('Guides/New page'), 'Invalid path "/Guides/New page/"'],
    ['the path of a page', lines('/guides/a/'), '/guides/a/ is already a page (docs/guides/a.mdx)'],
    ['the path of a redirect', lines('before'), '/before/ redirects to /guides/a/'],
    [
      'an unknown type',
      lines(route, 'howto'),
      '"kind" must be landing, tutorial, how-to, concept, reference, or troubleshooting, not "howto"; did you mean "how-to"?',
    ],
    ['no title', lines(route, kind, ''), '"title" must be text'],
    ['a title that breaks the style guide', lines(route, kind, 'Rotate Your Key'), '[sentence-case]'],
    [
      'a description that is too short',
      lines(route, kind, title, 'Short.'),
      '"description" must have 50 to 160 characters, not 6',
    ],
    [
      'the description of another page',
      lines(route, kind, title, 'The page "A" of a site that is made for one test only.'),
      'docs/guides/a.mdx has the same description',
    ],
    ['too few lines', lines(route, kind), 'Unexpected end of input. Missing answer: Title, in sentence case'],
    ['no input', '', 'Unexpected end of input. Missing answer: Path'],
  ])('for %s in piped lines', async (_, input, message) => {
    const {code, output} = await newPage([], input);
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(readFiles(dir)).toEqual(smallProject);
  });

  it('and reports all problems of arguments together', async () => {
    const {code, output} = await newPage(['/guides/a/', 'howto', 'A', 'Short.']);
    for (const problem of ['is already a page', 'did you mean "how-to"?', 'not 6']) expect(output).toContain(problem);
    expect(code).toBe(1);
    expect(readFiles(dir)).toEqual(smallProject);
  });

  it.each([[[route]], [[...answers, 'more']]])('for %j, which are too few or too many arguments', async (args) => {
    const {code, output} = await newPage(args);
    expect(output).toContain('Usage: npm run new:page -- PATH KIND TITLE DESCRIPTION');
    expect(code).toBe(1);
  });
});
