import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCache, writeCache} from '../../scripts/lib/jsonCache.ts';
import {checkStyle} from '../../src/content/style/checkStyle.ts';
import type {Diagnostic} from '../diagnostic.ts';
import type {Context, Rules} from '../run.ts';
import {filesAt} from '../sources.ts';

/** Files and folders of this project that the findings depend on, in addition to the file itself. */
const SOURCES = [
  'src/content/style',
  'src/content/markdown.ts',
  'src/data/words.yaml',
  'package-lock.json',
  'lint/rules/style.ts',
].map((source) => path.resolve(__dirname, '../..', source));
const CACHE = '.cache/style.json';
const ADVICE =
  'The rule is in brackets. To allow an exception, write {/* lint ignore RULE */} on its own line before the block (<!-- lint ignore RULE --> in .md files). Names and words are in src/data/words.yaml.';

interface Checked {
  digest: string;
  findings: Diagnostic[];
}

const digestOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

/** Returns the rules for Markdown and wording. Findings are cached until the file, the rules, or the packages change. */
export function style({documents, files}: Context): Rules {
  const rules = digestOf(...filesAt(SOURCES).map((file) => readFileSync(file, 'utf8')));
  const cache = readCache<Checked>(CACHE);
  const findingsIn = async (file: string): Promise<Diagnostic[]> => {
    const source = documents.source(file);
    const message = 'starts with a byte order mark; save the file as UTF-8 without one';
    const mark = {file, line: 1, column: 1, rule: 'byte-order-mark', message};
    const findings = (await checkStyle(file, source, documents.parse(file))).map((finding) =>
      finding.rule === 'syntax' ? finding : {...finding, advice: ADVICE},
    );
    return [...(documents.text(file) === source ? [] : [mark]), ...findings];
  };
  return {
    async checkFile(file) {
      const digest = digestOf(rules, documents.text(file));
      if (cache[file]?.digest !== digest) cache[file] = {digest, findings: await findingsIn(file)};
      return cache[file].findings;
    },
    finish() {
      writeCache(CACHE, cache);
      return {checked: `${files.length} files`};
    },
  };
}
