/**
 * Badges that front matter can add to a page.
 * The keys are the accepted values; the values are the labels on the page.
 */
export const appliesTo = {
  'desktop-browsers': 'Desktop browsers',
  'mobile-browsers': 'Mobile browsers',
  emulators: 'Android emulators',
  simulators: 'iOS simulators',
  'real-devices': 'Real devices',
  'private-devices': 'Private devices',
  android: 'Android',
  ios: 'iOS',
  cloud: 'Cloud',
  'on-premises': 'On-premises',
} as const;

export const plans = {enterprise: 'Enterprise plan'} as const;

export const statuses = {
  beta: 'Beta',
  deprecated: 'Deprecated',
  legacy: 'Legacy product',
  'end-of-life': 'End of life',
} as const;

export type AppliesTo = keyof typeof appliesTo;
export type Plan = keyof typeof plans;
export type Status = keyof typeof statuses;
