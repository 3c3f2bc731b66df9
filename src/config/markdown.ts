import type {Config} from '@docusaurus/types';
import {parseDocFrontMatter} from '../content/parseDocFrontMatter.ts';

/** Markdown options. Invalid front matter fails the build and shows an error during `npm start`. */
export const markdown: NonNullable<Config['markdown']> = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: parseDocFrontMatter,
};
