/** Types of pages. The style guide (`docs/contributing/style-guide.mdx`) describes the content of each type. */
export const kinds = ['landing', 'tutorial', 'how-to', 'concept', 'reference', 'troubleshooting'] as const;

export type Kind = (typeof kinds)[number];
