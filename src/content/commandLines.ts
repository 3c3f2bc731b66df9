import {loadCli, type CliTool, type Option} from '../data/cli.ts';
import {nearest} from '../lib/nearest.ts';

/** Patterns that match the invocation of each tool in a shell. The arguments follow the match. */
const calls: readonly {call: RegExp; tools: readonly string[]}[] = [
  {call: /^(?:npx (?:--yes )?)?saucectl(?= |$)/, tools: ['saucectl']},
  {call: /^(?:\S*\/|\.\\)?sc(?:\.exe)?(?= |$)/, tools: ['sauce-connect-5', 'sauce-connect-4']},
  {call: /^docker run .*?saucelabs\/sauce-connect(?::\S+)?(?= |$)/, tools: ['sauce-connect-5', 'sauce-connect-4']},
  {call: /^java -jar (?:\S*\/)?virtual-usb-client\S*\.jar(?= |$)/, tools: ['virtual-usb']},
  {call: /^morgue(?= |$)/, tools: ['morgue']},
];

/** Returns the tool that a shell command starts, and the words after it, or `undefined` for programs without reference data. */
function callOf(line: string): {tool: CliTool; newest: CliTool; words: string[]} | undefined {
  const command = line.trim().replace(/^(?:\$ |sudo |[A-Z_]+=(?:"[^"]*"|\S*) )+/, '');
  const known = calls.find(({call}) => call.test(command));
  if (!known) return undefined;
  const words = wordsOf(command.replace(known.call, ''));
  return {tool: pickTool(known.tools, words), newest: loadOnce(known.tools[0]!), words};
}

/** Returns messages about a subcommand that doesn't exist, or `undefined` for programs without reference data. */
export function unknownCommand(line: string): string[] | undefined {
  const call = callOf(line);
  if (!call) return undefined;
  const {words, newest: tool} = call;
  const spoken = withoutValues([tool, call.tool], words);
  const [first] = spoken;
  // Uppercase words are placeholders.
  if (first === undefined || !tool.commands.length || !/^[a-z][\w-]*$/.test(first)) return [];
  const names = tool.commands.flatMap(({name, aliases = []}) => [
    name,
    ...aliases.map((alias) => [...name.split(' ').slice(0, -1), alias].join(' ')),
  ]);
  const matching = names.filter((name) => isSpoken(name.split(' '), spoken)).sort((a, b) => b.length - a.length)[0];
  const parent = matching ?? names.find((name) => name.startsWith(`${first} `))?.split(' ')[0];
  const next = spoken[parent?.split(' ').length ?? 0];
  const below = names.filter((name) => name.startsWith(parent ? `${parent} ` : ''));
  const command = tool.commands.find(({name}) => name === matching);
  const isComplete = matching !== undefined && (!below.length || Boolean(command?.arguments?.length));
  if (next === undefined || isComplete || !/^[a-z][\w-]*$/.test(next)) return [];
  const full = [parent, next].filter(Boolean).join(' ');
  const near = nearest(full, names);
  return [`runs ${tool.tool} ${full}, which doesn't exist${near ? `; did you mean ${tool.tool} ${near}?` : ''}`];
}

/** Returns the words that aren't options or their values. */
function withoutValues(tools: readonly CliTool[], words: readonly string[]): string[] {
  const valued = tools
    .flatMap(({options = [], commands}) => [...options, ...commands.flatMap((command) => command.options ?? [])])
    .filter(({type}) => type !== 'boolean')
    .flatMap(({long, short, aliases = []}) => [long, short, ...aliases]);
  return words.filter((word, at) => !word.startsWith('-') && !valued.includes(words[at - 1] ?? ''));
}

/** Returns messages about unknown flags in a shell command. Empty for programs without reference data. */
export function checkCommandLine(line: string): string[] {
  const call = callOf(line);
  if (!call) return [];
  const {tool, words} = call;
  const {name, options} = commandOf(tool, words);
  const accepted = options
    .flatMap(({long, short, aliases = []}) => [long, short, ...aliases])
    .filter((flag) => flag !== undefined);
  return (
    words
      .filter((word) => /^--?[a-z]/i.test(word))
      .map((word) => word.replace(/=.*/, ''))
      // Text such as `--tunnel-` stands for all flags with that prefix.
      .filter((flag) => !accepted.includes(flag) && !flag.endsWith('-') && !isBundle(flag, accepted))
      .map((flag) => {
        const near = nearest(flag, accepted);
        return `uses the flag ${flag}, which ${[tool.title ?? tool.tool, name].filter(Boolean).join(' ')} does not have${near ? `; did you mean ${near}?` : ''}`;
      })
  );
}

/** Whether a flag combines known short flags, such as `-vv`, or `-it` for `-i -t`. */
const isBundle = (flag: string, accepted: readonly string[]): boolean =>
  /^-[a-z]{2,}$/i.test(flag) && [...flag.slice(1)].every((letter) => accepted.includes(`-${letter}`));

/** Returns the version of a tool that has the command. Sauce Connect 4 has no commands, so it's the fallback. */
function pickTool(names: readonly string[], words: readonly string[]): CliTool {
  const tools = names.map(loadOnce);
  const first = words.find((word) => !word.startsWith('-'));
  return tools.find(({commands}) => commands.some(({name}) => name.split(' ')[0] === first)) ?? tools.at(-1)!;
}

/** Returns the most specific command that matches the words, with its own options, its parents' options, and the tool's options. */
function commandOf(tool: CliTool, words: readonly string[]): {name: string; options: Option[]} {
  const spoken = words.filter((word) => !word.startsWith('-'));
  const chain = tool.commands
    .filter(({name}) => isSpoken(name.split(' '), spoken))
    .sort((a, b) => b.name.length - a.name.length);
  // The compatibility mode accepts the options of Sauce Connect 4.
  const former =
    tool.tool === 'sauce-connect-5' && chain[0]?.name === 'legacy' ? (loadOnce('sauce-connect-4').options ?? []) : [];
  return {
    name: chain[0]?.name ?? '',
    options: [...(tool.options ?? []), ...chain.flatMap(({options = []}) => options), ...former],
  };
}

/** Whether a command line begins with the words of a command name. Arguments can be in between, as in `morgue scrubber PROJECT create`. */
const isSpoken = ([first, ...others]: string[], spoken: readonly string[]): boolean =>
  first === spoken[0] && others.every((word, at) => spoken.slice(1, at + 3).includes(word));

const loaded = new Map<string, CliTool>();
function loadOnce(name: string): CliTool {
  const tool = loaded.get(name) ?? loadCli(name);
  loaded.set(name, tool);
  return tool;
}

/** Splits a command into words, up to a pipe or the next command. Quoted text is one word. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"'|;&]|"[^"]*"|'[^']*')+|[|;&]+/g)]
    .map(([word]) => word)
    .reduce<{words: string[]; done: boolean}>(
      ({words, done}, word) => (done || /^[|;&]+$/.test(word) ? {words, done: true} : {words: [...words, word], done}),
      {words: [], done: false},
    ).words;
}

/** Returns the commands of a shell sample, each with its 0-based line. Continued lines are joined. */
export function commandsOf(sample: string): {line: number; text: string}[] {
  const commands: {line: number; text: string}[] = [];
  let open: {line: number; text: string} | undefined;
  sample.split('\n').forEach((text, line) => {
    const continues = /[\\`^]\s*$/.test(text);
    const part = text.replace(/\s*[\\`^]\s*$/, '').trim();
    if (open) open.text += ` ${part}`;
    else open = {line, text: part};
    if (continues) return;
    commands.push(...open.text.split(/\s(?:&&|\|\||;|\|)\s|\$\(/).map((one) => ({line: open!.line, text: one})));
    open = undefined;
  });
  if (open) commands.push(open);
  return commands.filter(({text}) => text && !text.startsWith('#'));
}
