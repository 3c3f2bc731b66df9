import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PUBLISHED_URLS_FILE} from '../../src/plugins/publish/steps/publishedUrls.ts';
import {documents} from '../../lint/documents.ts';

const PARTS = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  PUBLISHED_URLS_FILE,
];

/**
 * Copies the site, without caches and with its documents `times` over, to a temporary folder, and returns the folder. Each additional copy
 * of the documents is a category in every sidebar.
 */
export function copyOfSite(times: number): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const part of PARTS) cpSync(part, path.join(dir, part), {recursive: true});
  writeFileSync(path.join(dir, '.gitignore'), 'node_modules\nbuild\n.docusaurus\n');
  linkPackages(path.join(dir, 'node_modules'));
  for (let copy = 2; copy <= times; copy += 1) {
    for (const document of documents()) {
      const target = path.join(dir, 'docs', folderOf(copy), document);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, readFileSync(path.join('docs', document)));
    }
  }
  if (times > 1) multiplySidebars(dir, times);
  // The dates on the pages come from git.
  for (const args of [
    ['init', '-q'],
    ['add', '-A', '.'],
    ['commit', '-qm', 'copy'],
  ])
    execFileSync('git', ['-C', dir, ...args]);
  return dir;
}

const folderOf = (copy: number): string => `copy-${copy}`;

/** Links each package separately, so that the copy has its own caches, which are in the same folder. */
function linkPackages(dir: string): void {
  mkdirSync(dir);
  const packages = readdirSync('node_modules').filter((name) => name !== '.cache');
  for (const name of packages) symlinkSync(path.resolve('node_modules', name), path.join(dir, name));
}

function multiplySidebars(dir: string, times: number): void {
  renameSync(path.join(dir, 'sidebars.ts'), path.join(dir, 'sidebars.once.ts'));
  const copies = Array.from({length: times - 1}, (_, index) => folderOf(index + 2));
  writeFileSync(
    path.join(dir, 'sidebars.ts'),
    `import sidebars from './sidebars.once.ts';

type Item = string | {type: string; id?: string; link?: {type: string; id?: string}; items?: Item[]};

const copied = (folder: string, item: Item): Item => {
  if (typeof item === 'string') return \`\${folder}/\${item}\`;
  const {id, link, items} = item;
  return {
    ...item,
    ...(id && {id: \`\${folder}/\${id}\`}),
    ...(link && {link: link.id ? {...link, id: \`\${folder}/\${link.id}\`} : link}),
    ...(items && {items: items.map((one) => copied(folder, one))}),
  };
};

export default Object.fromEntries(
  Object.entries(sidebars as unknown as Record<string, Item[]>).map(([name, items]) => [
    name,
    [...items, ...${JSON.stringify(copies)}.map((folder) => ({type: 'category', label: folder, items: items.map((item) => copied(folder, item))}))],
  ]),
);
`,
  );
}
