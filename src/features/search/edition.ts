/** Returns the edition of a tag: `2024` for `docs-default-2024`. */
export const editionOf = (tag: string): string => tag.replace(/^docs-[^-]+-/, '');
