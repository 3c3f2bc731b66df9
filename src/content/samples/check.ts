import {defaultDataCenter} from '../../data/dataCenters.ts';
import {fillHosts} from '../../lib/hosts.ts';
import type {Finding} from '../checkPage.ts';
import {literalHosts, unknownTokens} from '../hostTokens.ts';
import {configMistakes} from './configs.ts';
import {parsers} from './parsers/index.ts';
import type {Mistake, Sample} from './types.ts';

/** What is wrong with a sample, by the parser of its language and, for a configuration file, by the schema of its keys. */
export async function checkSample(sample: Sample): Promise<Finding[]> {
  const {file, line, language, fragment} = sample;
  const parser = Object.hasOwn(parsers, language) ? parsers[language as keyof typeof parsers] : undefined;
  const text = fillHosts(sample.text, defaultDataCenter);
  const mistakes: Mistake[] = [...unknownTokens(sample.text), ...literalHosts(sample.text), ...(typeof parser === 'function' ? await parser(text, fragment) : [])];
  const found = mistakes.length || language !== 'yaml' ? mistakes : configMistakes({...sample, text});
  return found.map((mistake) => ({file, line: line + mistake.line - 1, message: `${language} sample: ${mistake.message}`}));
}
