import {checkSample} from '../../src/content/samples/check.ts';
import {cliSamples} from '../../src/content/samples/cliSamples.ts';
import {fencesOf} from '../../src/content/samples/fences.ts';
import {parsers} from '../../src/content/samples/parsers/index.ts';
import type {Context, Rules} from '../run.ts';

/** Returns the rules for code samples in documents and examples in the command-line reference, which have to be valid. */
export function samples({documents, isEverything}: Context): Rules {
  const counts = new Map<string, number>();
  return {
    async checkFile(file) {
      const found = (file.endsWith('.yaml') ? cliSamples : fencesOf)(file, documents.source(file));
      for (const {language} of found) counts.set(language, (counts.get(language) ?? 0) + 1);
      return (await Promise.all(found.map(checkSample))).flat();
    },
    finish() {
      const notes = Object.entries(parsers).flatMap(([language, parser]) =>
        typeof parser !== 'function' && counts.has(language)
          ? [`Not parsed: ${counts.get(language)} samples in ${language}, because ${parser.unparsed}`]
          : [],
      );
      const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
      return {checked: `${count} samples`, notes: isEverything ? notes : []};
    },
  };
}
