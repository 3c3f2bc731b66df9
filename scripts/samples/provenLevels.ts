/** What pages show about the checks of their samples, compared with what was proven. */
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  loadProven,
  proofFile,
  proofKey,
  PROVEN_LEVELS,
  provenSections,
  sectionOf,
  type Proven,
  type ProvenLevel,
} from '../../src/content/samples/proofs.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';

/** Languages whose compilers check only the syntax, which parsers check as well. */
const SYNTAX_ONLY = new Set(['python', 'ruby']);

const strengthOf = (level: ProvenLevel | undefined): number =>
  level ? PROVEN_LEVELS.length - PROVEN_LEVELS.indexOf(level) : 0;

/** Returns the strongest check that a sample passed, or `undefined` if only its syntax is checked. */
export const provenLevel = (sample: Sample, proofs: readonly Proof[]): ProvenLevel | undefined =>
  PROVEN_LEVELS.find(
    (one) =>
      !(one === 'compiled' && SYNTAX_ONLY.has(sample.language)) &&
      proofs.some(({level, proven}) => level === one && proven.has(sample)),
  );

interface Shown {
  sample: Sample;
  section: string;
  key: string;
  found: ProvenLevel | undefined;
  /** What the page shows. */
  shown: ProvenLevel | undefined;
  isSkipped: boolean;
}

/** Compares the samples of pages. Files with findings are omitted, because their levels aren't known. */
function compare(samples: readonly Sample[], proofs: readonly Proof[], load: typeof loadProven): Shown[] {
  const failed = new Set(proofs.flatMap(({diagnostics}) => diagnostics).map(({file}) => file));
  return samples.flatMap((sample) => {
    const section = sectionOf(sample.file);
    if (section === undefined || failed.has(sample.file)) return [];
    const key = proofKey(sample.language, sample.text);
    const isSkipped = proofs.some(({skipped}) => skipped?.has(sample));
    return [{sample, section, key, found: provenLevel(sample, proofs), shown: load(section)[key], isSkipped}];
  });
}

/**
 * Returns the strongest check that each sample passed, by section and `proofKey`. Samples that can't be checked on this computer keep the
 * level that is shown.
 */
export function provenLevels(
  samples: readonly Sample[],
  proofs: readonly Proof[],
  load: typeof loadProven = loadProven,
): Map<string, Proven> {
  const sections = new Map<string, Record<string, ProvenLevel>>();
  for (const {section, key, found, shown, isSkipped} of compare(samples, proofs, load)) {
    const level = isSkipped && strengthOf(shown) > strengthOf(found) ? shown : found;
    if (level) sections.set(section, {...sections.get(section), [key]: level});
  }
  return sections;
}

/** Writes the files from which pages show how their samples are checked, each one completely or not at all. */
export function writeProofs(samples: readonly Sample[], proofs: readonly Proof[]): void {
  const sections = provenLevels(samples, proofs);
  for (const [section, levels] of sections) {
    const file = proofFile(section);
    mkdirSync(path.dirname(file), {recursive: true});
    const sorted = Object.fromEntries(Object.entries(levels).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  }
  for (const section of provenSections()) if (!sections.has(section)) rmSync(proofFile(section));
}

/** Reports samples whose page shows a stronger check than they passed. Other differences are only noted. */
export function checkProofs(
  samples: readonly Sample[],
  proofs: readonly Proof[],
  load: typeof loadProven = loadProven,
): Proof {
  const all = compare(samples, proofs, load);
  const stale = all.filter(({found, shown, isSkipped}) => strengthOf(found) < strengthOf(shown) && !isSkipped);
  const missing = all.filter(({found, shown}) => strengthOf(found) > strengthOf(shown));
  return {
    level: 'parsed',
    proven: new Set(),
    diagnostics: stale.map(({sample, found, shown, section}) =>
      findingIn(
        sample,
        1,
        'sample-proof',
        `is shown as "${shown}" because of src/data/sampleProofs/${section}.json, but ${found ? `is only "${found}"` : 'only its syntax is checked'}. Run \`npm run check:samples -- --deep --write\`.`,
      ),
    ),
    notes: missing.length
      ? [
          `Not shown: ${missing.length} samples passed a stronger check than their pages show. Run \`npm run check:samples -- --deep --write\`.`,
        ]
      : [],
  };
}
