import type {Sample} from '../../src/content/samples/types.ts';
import {LEVELS, type Proof} from './findings.ts';

/** Returns a Markdown table with the number of samples that were proven at each level, by language. */
export function proofTable(samples: readonly Sample[], proofs: readonly Proof[]): string {
  const languages = new Map<string, Sample[]>();
  for (const sample of samples) {
    const language = sample.language || 'none';
    languages.set(language, [...(languages.get(language) ?? []), sample]);
  }
  const count = (own: readonly Sample[], level: string): number => {
    const of = proofs.filter((proof) => proof.level === level);
    return own.filter((sample) => of.some(({proven}) => proven.has(sample))).length;
  };
  const row = (name: string, own: readonly Sample[]): string =>
    `| ${[name, own.length, ...LEVELS.map((level) => count(own, level))].join(' | ')} |`;
  return [
    `| Language | Samples | ${LEVELS.map((level) => level[0]!.toUpperCase() + level.slice(1)).join(' | ')} |`,
    `| --- |${' --- |'.repeat(LEVELS.length + 1)}`,
    ...[...languages].sort(([, a], [, b]) => b.length - a.length).map(([name, own]) => row(name, own)),
    row('Total', samples),
  ].join('\n');
}
