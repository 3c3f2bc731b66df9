/** `2024` for the tag `docs-default-2024`. */
export const editionOf = (tag: string): string => tag.replace(/^docs-[^-]+-/, '');
