import type {Remark} from './wording.ts';

const PARTICIPLE = '(?:\\w+ed|set|put|made|given|taken|written|chosen|sent|shown|done|found|run|kept|built|left|held)';
/** A first sentence whose subject is a thing to which something has to be done. */
const OBLIGED = new RegExp(`^(?:The|Your|An?|All|Each|Every|This|These)\\b[^.:;,]*?\\b(?:must|should|needs? to|ha(?:s|ve) to) (?:then |now |also )?be ${PARTICIPLE}\\b`, 'g');

/** Looks for steps that say what has to be done and not who does it. */
export const passive = (step: string): Remark[] =>
  [...step.matchAll(OBLIGED)].map(({0: found, index}) => ({
    rule: 'passive',
    message: `"${found}": a step tells the reader what to do, so begin it with the verb`,
    offset: index,
  }));
