/** Shell samples: subcommands of our tools, options of curl, requests to our APIs, and packages in install commands. */
import {commandsOf, unknownCommand} from '../../src/content/commandLines.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {addressProblems, readCurl, requestProblems, unquote} from './curl.ts';
import {findingIn, type Proof} from './findings.ts';

const SHELLS = ['bash', 'powershell', 'batch'];
const PREFIX = /^(?:\$ |sudo |time |if |while |until |! |[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|[^\s"'$(]\S*)? )+/;

/** Splits a command into words. Quoted text stays in its word, with its quotation marks. Stops at a redirection or the end of the command. */
export function wordsOf(command: string): string[] {
  const words: string[] = [];
  for (const [word] of command.matchAll(
    /\d?>{1,2}&?\s*\S*|<{1,3}\s*\S+|(?:\\.|[^\s"'<>|;&)]|"(?:[^"\\]|\\.)*"|'[^']*')+|&(?=\S)|\S/g,
  )) {
    if (/^[|;&)]/.test(word)) break;
    if (!/^\d?[<>]/.test(word)) words.push(word);
  }
  return words;
}

/** Returns the proof that programs, subcommands, options, endpoints, and query parameters in shell samples exist. */
export function checkCommands(samples: readonly Sample[]): Proof {
  const own = samples.filter(({language}) => SHELLS.includes(language));
  const proven = new Set<Sample>();
  const diagnostics = own.flatMap((sample) =>
    commandsOf(sample.text).flatMap(({line, text}) => {
      const command = text.trim().replace(PREFIX, '');
      const {isKnown, problems} = problemsOf(command);
      if (isKnown) proven.add(sample);
      return problems.map((message) => findingIn(sample, line + 1, 'sample-command', message));
    }),
  );
  const others = samples.filter(({language}) => !SHELLS.includes(language));
  const addresses = others.flatMap((sample) =>
    addressProblems(sample.text).map(({line, message}) => findingIn(sample, line, 'sample-command', message)),
  );
  return {level: 'validated', proven, diagnostics: [...diagnostics, ...addresses], notes: []};
}

function problemsOf(command: string): {isKnown: boolean; problems: string[]} {
  if (/^curl(\.exe)?\s/.test(command)) {
    const {method, urls, problems} = readCurl(wordsOf(command.replace(/^\S+\s+/, '')));
    return {isKnown: true, problems: [...problems, ...urls.flatMap((url) => requestProblems(method, unquote(url)))]};
  }
  const unknown = unknownCommand(command);
  return {isKnown: unknown !== undefined, problems: unknown ?? []};
}
