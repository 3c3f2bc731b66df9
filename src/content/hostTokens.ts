import {distance} from 'fastest-levenshtein';
import {dataCenters, defaultDataCenter} from '../data/dataCenters.ts';
import {followsHosts, HOST_TOKENS} from '../lib/hosts.ts';
import {nearest, orList} from '../lib/nearest.ts';

/** Problem with host tokens or hosts in code. */
interface HostMistake {
  /** 1-based. */
  line: number;
  message: string;
}

const ANY_TOKEN = /(?<!\\)\{\{(\w+)\}\}/g;
const accepted = HOST_TOKENS.map((name) => `{{${name}}}`);

/** Whether a word in double braces is probably a misspelled host token. Other programs use the same syntax, as in `{{requestUrl}}`. */
function isMeantAsToken(word: string): boolean {
  const near = nearest(word, HOST_TOKENS);
  return (
    /host$/i.test(word) || (near !== undefined && near !== 'region') || distance(word.toLowerCase(), 'region') <= 1
  );
}

/** Returns misspelled host tokens in code. */
export function unknownTokens(text: string): HostMistake[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(ANY_TOKEN)].flatMap(([token, word]) => {
      if (HOST_TOKENS.some((name) => name === word) || !isMeantAsToken(word!)) return [];
      const near = nearest(word!, HOST_TOKENS);
      return [
        {
          line: at + 1,
          message: `has the unknown host token ${token}; ${near ? `did you mean {{${near}}}?` : `expected ${orList(accepted)}`}`,
        },
      ];
    }),
  );
}

const otherHost = new RegExp(`\\b(${dataCenters.map(({region}) => region).join('|')})\\.saucelabs\\.com\\b`);

/** Returns literal hosts in code that also has host tokens, because only the tokens would follow the reader's data center. */
export function literalHosts(text: string): HostMistake[] {
  if (!followsHosts(text)) return [];
  return text.split('\n').flatMap((line, at) => {
    const {region, appHost} = defaultDataCenter;
    const found = line.includes(region)
      ? region
      : (otherHost.exec(line)?.[1] ?? (line.includes(appHost) ? appHost : undefined));
    return found
      ? [
          {
            line: at + 1,
            message: `mixes host tokens and the literal ${found}; write {{${found === appHost ? 'appHost' : 'region'}}}`,
          },
        ]
      : [];
  });
}
