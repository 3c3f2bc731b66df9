import type {Remark} from './wording.ts';

const PARTICIPLE = '(?:\\w+ed|set|put|made|given|taken|written|chosen|sent|shown|done|found|run|kept|built|left|held)';
/** Matches a sentence at the start of a step that states an obligation in the passive voice. */
const OBLIGED = new RegExp(
  `^(?:The|Your|An?|All|Each|Every|This|These)\\b[^.:;,]*?\\b(?:must|should|needs? to|ha(?:s|ve) to) (?:then |now |also )?be ${PARTICIPLE}\\b`,
  'g',
);

/** Returns a remark if a step begins with an obligation in the passive voice, such as "The button must be clicked". */
export const passive = (step: string): Remark[] =>
  [...step.matchAll(OBLIGED)].map(({0: found, index}) => ({
    rule: 'passive',
    message: `"${found}": start the step with an imperative verb, such as "Select"`,
    offset: index,
  }));
