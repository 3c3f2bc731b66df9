import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Where text for people stands: pages, and what is written for contributors. */
export const PROSE = ['docs', 'versioned_docs', 'contributing', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** The files at and below these files and folders, in the order of their names. */
export const filesAt = (sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort(),
  );

/**
 * Those of `files` that `args` name, or that lie in folders which they name; all where nothing is named.
 * @throws where none does; `sources` are what is accepted.
 */
export function chosen(files: readonly string[], args: readonly string[], sources: readonly string[]): string[] {
  const only = args.map((arg) => path.normalize(arg).replace(/\/$/, ''));
  const found = files.filter((file) => !only.length || only.some((o) => file === o || file.startsWith(`${o}/`)));
  if (!found.length) throw new Error(`nothing that is checked lies at ${only.join(', ')}; accepted are files and folders below ${sources.join(', ')}`);
  return found;
}

/** The Markdown among the prose, as `chosen` takes it. */
export const chosenProse = (args: readonly string[]): string[] => chosen(filesAt(PROSE).filter((file) => /\.mdx?$/.test(file)), args, PROSE);
