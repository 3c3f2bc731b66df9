import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {Sample} from '../../src/content/samples/types.ts';

/** Levels of proof, from the weakest to the strongest. */
export const LEVELS = ['parsed', 'validated', 'type-checked', 'compiled', 'run'] as const;
export type Level = (typeof LEVELS)[number];

/** What a proof found out about some samples. */
export interface Proof {
  level: Level;
  /** Samples that were checked at this level, whether or not they have findings. */
  proven: ReadonlySet<Sample>;
  /** Samples that can't be checked on this computer, because a program is missing or too old. */
  skipped?: ReadonlySet<Sample>;
  diagnostics: readonly Diagnostic[];
  /** What couldn't be checked, and why. */
  notes: readonly string[];
}

/** Returns a finding in a sample. `line` is 1-based, within the sample. */
export const findingIn = (sample: Sample, line: number, rule: string, message: string): Diagnostic => ({
  file: sample.file,
  line: sample.line + line - 1,
  column: 1,
  rule,
  message: `${sample.language} sample: ${message}`,
});
