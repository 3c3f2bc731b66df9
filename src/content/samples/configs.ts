import {parseAllDocuments} from 'yaml';
import {checkConfig, checkConfigPart} from '../../data/configFiles.ts';
import type {Mistake, Sample} from './types.ts';

/** Top-level keys that only configuration files of saucectl have. */
const SAUCECTL_KEYS = ['suites', 'sauce'];
/** Keys that only configuration files of Sauce Connect have. */
const TUNNEL_KEYS = ['tunnel-name', 'tunnel-domains', 'tunnel-identifier', 'no-ssl-bump-domains'];

type Check = (source: string, label: string) => void;

/** Validates a YAML sample against the schemas in `src/data/config`. Returns no mistakes if it isn't a Sauce Labs configuration file. */
export function configMistakes(sample: Sample): Mistake[] {
  const documents = parseAllDocuments(sample.text, {logLevel: 'silent'});
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const data: unknown = document.toJS();
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
    const checks = checksOf(data as Record<string, unknown>, sample);
    const [from, , to] = document.range;
    const results = checks.map((check) => run(check, sample.text.slice(from, to)));
    const before = sample.text.slice(0, from).split('\n').length - 1;
    const fewest = results.reduce<Mistake[] | undefined>(
      (best, next) => (best && best.length <= next.length ? best : next),
      undefined,
    );
    return (fewest ?? []).map(({line, message}) => ({line: line + before, message}));
  });
}

/** Returns whether a YAML sample is a Sauce Labs configuration file, which `configMistakes` validates. */
export function isConfig(sample: Sample): boolean {
  const documents = parseAllDocuments(sample.text, {logLevel: 'silent'});
  return (
    Array.isArray(documents) &&
    documents.some((document) => {
      const data: unknown = document.toJS();
      const isMapping = typeof data === 'object' && data !== null && !Array.isArray(data);
      return isMapping && checksOf(data as Record<string, unknown>, sample).length > 0;
    })
  );
}

/** Returns the schema checks for a sample, which must pass one of them. Empty if no schema applies. */
function checksOf(data: Record<string, unknown>, {file, title = '', fragment}: Sample): Check[] {
  const has = (keys: readonly string[]) => keys.some((key) => Object.hasOwn(data, key));
  const isFolder = /(^|\/)\.sauce\//.test(title);
  // Kubernetes manifests have both keys as well, but their kinds are capitalized.
  const isWhole = typeof data.apiVersion === 'string' && typeof data.kind === 'string' && !/^[A-Z]/.test(data.kind);
  if (isWhole && !fragment) return [checkConfig];
  if (isWhole || isFolder || (!title && has(SAUCECTL_KEYS))) {
    return isFolder && !fragment && !/\bpart\b/.test(title) ? [checkConfig] : [checkConfigPart];
  }
  if (!/(^|\/)sauce-connect\.ya?ml$/.test(title) && !has(TUNNEL_KEYS)) return [];
  const versions =
    /sauce-connect-5\//.test(file) && !title.startsWith('old')
      ? ['sauce-connect-5']
      : ['sauce-connect-5', 'sauce-connect-4'];
  return versions.map((version) => (source, label) => checkConfig(source, label, version));
}

function run(check: Check, source: string): Mistake[] {
  try {
    check(source, 'sample');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((text) => {
      const [, line = '1', message = text] = /^sample:(?:(\d+):)? (.*)/.exec(text) ?? [];
      return {line: Number(line), message};
    });
  }
}
