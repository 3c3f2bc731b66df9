/** Why a page did not help: the codes that the endpoint gets, and the words for them. */
export const reasons = {
  outdated: 'Outdated',
  incomplete: 'Incomplete',
  'sample does not work': "A sample doesn't work",
  'hard to understand': 'Hard to understand',
  other: 'Other',
} as const;

export type Reason = keyof typeof reasons;
export const reasonCodes = Object.keys(reasons) as Reason[];
