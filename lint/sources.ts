import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../src/lib/nearest.ts';
import {posixPath} from '../src/lib/paths.ts';

/** Files and folders with prose: pages, contributor guides, and instructions for AI agents. */
export const PROSE = [
  'docs',
  'versioned_docs',
  'contributing',
  'skills',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'AGENTS.md',
];

/** Returns the files in these files and folders, sorted by name, with forward slashes. */
export const filesAt = (sources: readonly string[]): string[] =>
  sources.map(posixPath).flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => posixPath(path.join(entry.parentPath, entry.name)))
          .sort(),
  );

const cleanPath = (arg: string): string => path.posix.normalize(posixPath(arg)).replace(/(?<=.)\/$/, '');

/** Returns a predicate for files at these paths or in these folders. It accepts all files if there are no paths. */
export function isAt(args: readonly string[]): (file: string) => boolean {
  const paths = args.map(cleanPath);
  return (file) => !paths.length || paths.some((one) => one === '.' || file === one || file.startsWith(`${one}/`));
}

const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));

/**
 * Returns the files at the paths or in the folders of `args`, or all files if there are no arguments.
 * @throws if there are no files at one of the arguments. The message lists `sources`.
 */
export function chosen(files: readonly string[], args: readonly string[], sources: readonly string[]): string[] {
  for (const arg of args) {
    if (files.some(isAt([arg]))) continue;
    const near = nearest(cleanPath(arg), [...new Set(files.flatMap((file) => [...foldersOf(file), file]))]);
    throw new Error(
      `Nothing to check at ${cleanPath(arg)}${near ? `; did you mean ${near}?` : '.'} Expected files or folders in ${sources.join(', ')}.`,
    );
  }
  return files.filter(isAt(args));
}

/** Returns the Markdown files in `PROSE` that `args` select; see `chosen`. */
export const chosenProse = (args: readonly string[]): string[] =>
  chosen(
    filesAt(PROSE).filter((file) => /\.mdx?$/.test(file)),
    args,
    PROSE,
  );
