import {defaultDataCenter} from '../../data/dataCenters.ts';
import {fillHosts, followsHosts} from '../../lib/hosts.ts';
import type {Finding} from '../checkPage.ts';
import {configMistakes} from './configs.ts';
import {parsers} from './parsers/index.ts';
import type {Mistake, Sample} from './types.ts';

/** What is wrong with a sample, by the parser of its language and, for a configuration file, by the schema of its keys. */
export async function checkSample(sample: Sample): Promise<Finding[]> {
  const {file, line, language, fragment} = sample;
  const parser = Object.hasOwn(parsers, language) ? parsers[language as keyof typeof parsers] : undefined;
  if (typeof parser !== 'function') return [];
  const text = fillHosts(sample.text, defaultDataCenter);
  const mistakes = [...literalHosts(sample.text), ...(await parser(text, fragment))];
  const found = mistakes.length || language !== 'yaml' ? mistakes : configMistakes({...sample, text});
  return found.map((mistake) => ({file, line: line + mistake.line - 1, message: `${language} sample: ${mistake.message}`}));
}

const {region, appHost} = defaultDataCenter;

/** Hosts of the default data center that stand beside tokens: half of the sample would follow the reader's choice. */
function literalHosts(text: string): Mistake[] {
  if (!followsHosts(text)) return [];
  return text.split('\n').flatMap((line, at) => {
    const host = [region, appHost].find((one) => line.includes(one));
    return host ? [{line: at + 1, message: `names ${host} where it has host tokens as well; write {{${host === region ? 'region' : 'appHost'}}}`}] : [];
  });
}
