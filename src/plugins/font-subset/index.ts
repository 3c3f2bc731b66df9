import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

/** A variable font as the site uses it. */
export interface Font {
  /** The WOFF2 file, as the site's styles and modules import it. */
  file: string;
  /** The one weight, or the range of weights, that it is shown in. */
  weight: number | {min: number; max: number};
}

interface Options {
  fonts: readonly Font[];
  /** All characters that the fonts are to have, as one text. */
  characters: string;
}

/**
 * Puts fonts that have the site's characters and weights alone in the place of the whole ones.
 * @throws where a file is not there, or is no font with weights.
 */
export function fontSubset({generatedFilesDir}: LoadContext, {fonts, characters}: Options): Plugin {
  const dir = path.join(generatedFilesDir, 'fonts');
  const subsetOf = (file: string): string => path.join(dir, path.basename(file));
  return {
    name: 'font-subset',
    async loadContent() {
      mkdirSync(dir, {recursive: true});
      for (const {file, weight} of fonts) {
        const font = await subsetFont(readFileSync(require.resolve(file)), characters, {targetFormat: 'woff2', variationAxes: {wght: weight}});
        writeChanged(subsetOf(file), font);
      }
    },
    configureWebpack: () => ({
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: Object.fromEntries(fonts.map(({file}) => [`${file}$`, subsetOf(file)]))},
    }),
  };
}

/** Files that stay the same keep their date, by which the bundler's cache knows them. */
function writeChanged(file: string, content: Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
}
