import type {Config} from '@docusaurus/types';
import {parseDocFrontMatter} from '../content/parseDocFrontMatter.ts';

/** How Markdown is read. A mistake in front matter ends the build, and shows in live editing. */
export const markdown: NonNullable<Config['markdown']> = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: parseDocFrontMatter,
};
