import {readdirSync} from 'node:fs';

/** The documents of the current edition, as paths below `docs`. */
export const documents = (): string[] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx') && !file.includes('_partials'));
