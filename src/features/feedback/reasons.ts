/** Labels of the reasons why a page didn't help, by the code that is sent to the endpoint. */
export const reasons = {
  outdated: 'Outdated',
  incomplete: 'Incomplete',
  'sample does not work': "A sample doesn't work",
  'hard to understand': 'Hard to understand',
  other: 'Other',
} as const;

/** Code of a reason. */
export type Reason = keyof typeof reasons;
export const reasonCodes = Object.keys(reasons) as Reason[];
