import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

/** A variable font and the weights that the site uses. */
export interface Font {
  /** Module path of the WOFF2 file, as imported by styles and modules. */
  file: string;
  /** The weight, or range of weights, to keep. */
  weight: number | {min: number; max: number};
}

interface Options {
  fonts: readonly Font[];
  /** All characters to keep, as one string. */
  characters: string;
}

/**
 * Returns a plugin that replaces fonts with subsets that contain only the characters and weights that the site uses.
 * @throws if a file doesn't exist or isn't a variable font with a weight axis.
 */
export function fontSubset({generatedFilesDir}: LoadContext, {fonts, characters}: Options): Plugin {
  const dir = path.join(generatedFilesDir, 'fonts');
  const subsetOf = (file: string): string => path.join(dir, path.basename(file));
  return {
    name: 'font-subset',
    async loadContent() {
      mkdirSync(dir, {recursive: true});
      for (const {file, weight} of fonts) {
        const font = await subsetFont(readFileSync(require.resolve(file)), characters, {
          targetFormat: 'woff2',
          variationAxes: {wght: weight},
        });
        writeChanged(subsetOf(file), font);
      }
    },
    configureWebpack: () => ({
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: Object.fromEntries(fonts.map(({file}) => [`${file}$`, subsetOf(file)]))},
    }),
  };
}

/** Writes a file only if its content differs, to preserve its modification time, which the bundler's cache depends on. */
function writeChanged(file: string, content: Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
}
