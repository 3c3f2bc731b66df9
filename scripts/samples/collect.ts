import {readFileSync} from 'node:fs';
import {filesAt} from '../../lint/sources.ts';
import {cliSamples} from '../../src/content/samples/cliSamples.ts';
import {fencesOf} from '../../src/content/samples/fences.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {defaultDataCenter} from '../../src/data/dataCenters.ts';
import {fillHosts} from '../../src/lib/hosts.ts';

/** Folders whose samples are proven. Samples of the archived edition are parsed only, because they show earlier versions of the products. */
export const FOLDERS = ['docs', 'src/data/cli'];

/** Returns the samples in these files, with the hosts of the default data center. */
export const collectSamples = (files: readonly string[] = filesAt(FOLDERS)): Sample[] =>
  files
    .filter((file) => /\.mdx?$|^src\/data\/cli\/.*\.yaml$/.test(file))
    .flatMap((file) => (file.endsWith('.yaml') ? cliSamples : fencesOf)(file, readFileSync(file, 'utf8')))
    .map((sample) => ({...sample, text: fillHosts(sample.text, defaultDataCenter)}));
