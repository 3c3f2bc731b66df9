import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {fillHosts} from '../../lib/hosts.ts';
import {posixPath} from '../../lib/paths.ts';
import {defaultDataCenter} from '../../data/dataCenters.ts';
import {dataFile} from '../../data/load.ts';

/** How a sample is checked beyond its syntax, from the strongest check to the weakest. */
export const PROVEN_LEVELS = ['run', 'type-checked', 'compiled', 'validated'] as const;
export type ProvenLevel = (typeof PROVEN_LEVELS)[number];
/** The strongest check that each sample passed, by `proofKey`. */
export type Proven = Readonly<Record<string, ProvenLevel>>;

const FOLDER = dataFile('sampleProofs');
const PAGE = /(?:^|\/)docs\/(?!_partials\/)([\w-]+)/;

/**
 * Returns the section of a page, such as `web-apps`, or `undefined` if the file isn't a page. Each section has its own file in
 * `src/data/sampleProofs`, so that pages of other sections aren't compiled again. `npm run check:samples -- --deep --write` writes the files.
 */
export const sectionOf = (file: string): string | undefined => PAGE.exec(posixPath(file))?.[1];

export const proofFile = (section: string): string => `${FOLDER}/${section}.json`;

/** Returns the sections that have a file. */
export const provenSections = (): string[] => readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));

/** Returns the key of a sample: a hash of its language and text, with the hosts of the default data center. A changed sample has no proof. */
export const proofKey = (language: string, text: string): string =>
  createHash('sha256')
    .update(`${language}\n${fillHosts(text, defaultDataCenter)}`)
    .digest('hex')
    .slice(0, 12);

const known = new Map<string, {mtimeMs: number; proven: Proven}>();

/** Returns the strongest checks of the samples in a section, cached until the file changes. */
export function loadProven(section: string): Proven {
  const file = proofFile(section);
  if (!existsSync(file)) return {};
  const {mtimeMs} = statSync(file);
  const cached = known.get(section);
  if (cached?.mtimeMs === mtimeMs) return cached.proven;
  const proven = JSON.parse(readFileSync(file, 'utf8')) as Proven;
  known.set(section, {mtimeMs, proven});
  return proven;
}
