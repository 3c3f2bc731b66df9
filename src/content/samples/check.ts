import type {Diagnostic} from '../../../lint/diagnostic.ts';
import {defaultDataCenter} from '../../data/dataCenters.ts';
import {fillHosts} from '../../lib/hosts.ts';
import {literalHosts, unknownTokens} from '../hostTokens.ts';
import {configMistakes} from './configs.ts';
import {parsers} from './parsers/index.ts';
import type {Mistake, Sample} from './types.ts';

/** Returns findings about a sample: wrong hosts, syntax errors, and, if there are none, schema violations in a configuration file. */
export async function checkSample(sample: Sample): Promise<Diagnostic[]> {
  const {file, line, language, fragment} = sample;
  const parser = Object.hasOwn(parsers, language) ? parsers[language as keyof typeof parsers] : undefined;
  const text = fillHosts(sample.text, defaultDataCenter);
  const mistakes: Mistake[] = [
    ...unknownTokens(sample.text),
    ...literalHosts(sample.text),
    ...(typeof parser === 'function' ? await parser(text, fragment) : []),
  ];
  const found = mistakes.length || language !== 'yaml' ? mistakes : configMistakes({...sample, text});
  return found.map((mistake) => ({
    file,
    line: line + mistake.line - 1,
    column: 1,
    rule: 'sample',
    message: `${language} sample: ${mistake.message}`,
  }));
}
