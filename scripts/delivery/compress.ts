import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|md|yaml|map)$/;
/** Below this, the headers weigh more than what is saved. */
const LEAST = 512;
/** Better ones take ten times as long for 3 % less. */
const QUALITY = {brotli: 9, gzip: 9};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressOne(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  const params = {[constants.BROTLI_PARAM_QUALITY]: QUALITY.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [small, zipped] = await Promise.all([brotli(bytes, {params}), zip(bytes, {level: QUALITY.gzip})]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}

/** Puts a `.br` and a `.gz` beside each text file below a folder that has none yet. */
export async function compress(dir: string): Promise<void> {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const there = new Set(names);
  const files = names.filter((name) => COMPRESSED.test(name) && !there.has(`${name}.br`));
  const next = files.values();
  const work = async (): Promise<void> => {
    for (const name of next) await compressOne(path.join(dir, name));
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}
