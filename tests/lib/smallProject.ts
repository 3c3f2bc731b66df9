import {mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {posixPath} from '../../src/lib/paths.ts';
import {doc, writeTinyFile} from './tinySite.ts';

/** Files of a project, by path: a few documents and everything that lists them, for tests of the commands that check and move pages. */
export const smallProject: Readonly<Record<string, string>> = {
  'docs/start.mdx': doc('Start', 'See [A](/guides/a/#part), [B](/guides/b/).'),
  'docs/guides/a.mdx': doc('A', '## Part\n\nText.'),
  'docs/guides/b.mdx': doc('B', '<Card title="A" href="/guides/a/" />\n\nNot [another page](/guides/a-b/).'),
  'docs/guides/a-b.mdx': doc('Another', 'Text.'),
  'docs/hidden.mdx': doc('Hidden', 'Text.'),
  'docs/_partials/note.mdx': 'See [A](/guides/a/).\n',
  'sidebars.ts':
    "import {guides} from './src/config/sidebars/guides.ts';\n\nexport default {docs: ['start', guides]};\n",
  'src/config/sidebars/guides.ts':
    "export const guides = {\n  type: 'category',\n  label: 'Guides',\n  link: {type: 'doc', id: 'guides/a'},\n  items: ['guides/b', 'guides/a-b'],\n};\n",
  'src/config/redirects.ts':
    "export const redirects: readonly {from: string; to: string}[] = [\n  {from: '/before/', to: '/guides/a/'},\n];\n",
  'src/config/home.ts': "export const tasks = [{title: 'A', to: '/guides/a/'}];\n",
  'src/data/glossary.yaml': '- term: A\n  page: /guides/a/\n  text: See [A](/guides/a/#part).\n',
  'tests/contract/routes.json':
    '[\n' +
    '  {"id":"guides/a-b","path":"/guides/a-b/","sidebar":"docs"},\n' +
    '  {"id":"guides/a","path":"/guides/a/","sidebar":"docs"},\n' +
    '  {"id":"guides/b","path":"/guides/b/","sidebar":"docs"},\n' +
    '  {"id":"hidden","path":"/hidden/","sidebar":null},\n' +
    '  {"id":"start","path":"/start/","sidebar":"docs"}\n' +
    ']\n',
  'contributing/published-urls.txt': '/guides/a/\n/guides/a/#part\n',
  'README.md': 'See [a](docs/guides/a.mdx).\n',
};

/** Writes the project to a temporary folder and returns the folder. `files` replaces files or adds more. */
export function writeSmallProject(files: Readonly<Record<string, string>> = {}): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const [file, text] of Object.entries({...smallProject, ...files})) writeTinyFile(dir, file, text);
  return dir;
}

/** Returns the contents of all files in a folder except `.git`, by POSIX path. */
export function readFiles(dir: string): Record<string, string> {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]\.git[\\/]/.test(file));
  return Object.fromEntries(files.map((file) => [posixPath(path.relative(dir, file)), readFileSync(file, 'utf8')]));
}
