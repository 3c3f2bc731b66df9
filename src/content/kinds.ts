/** The kinds of page, as `contributing/writing.md` describes them. */
export const kinds = [
  'landing',
  'tutorial',
  'how-to',
  'concept',
  'reference',
  'troubleshooting',
] as const;

export type Kind = (typeof kinds)[number];
