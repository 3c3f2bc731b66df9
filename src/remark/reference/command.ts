import {
  loadCli,
  type Argument,
  type CliTool,
  type Command,
  type Example,
  type ExitCode,
  type Option,
} from '../../data/cli.ts';
import {nearest, orList} from '../../lib/nearest.ts';
import {deprecation, entry, samples, type Fact} from './entry.ts';
import {anchorOf, block, code, codes, heading, join, jump, link, list, prose, slug, table, wrap} from './markdown.ts';
import type {Attributes} from './index.ts';

/** Returns the names of an option, with the long name first. */
export const namesOf = ({long, short, aliases = []}: Option): string[] =>
  [long, short, ...aliases].filter((name) => name !== undefined);

/** Returns the anchor of an option. `prefix` identifies the command if several commands share a page. */
export const optionAnchor = ({long, short}: Option, prefix = ''): string =>
  prefix ? `${prefix}-${slug(long ?? short ?? '')}` : anchorOf(long ?? short ?? '');

/** Renders options as entries. If they have groups, each group has a heading, and an overview links to all options. */
function renderOptions(options: readonly Option[], depth: number, prefix: string): string {
  const groups = [...new Set(options.map(({group}) => group))];
  if (groups.length < 2) return join(options.map((option) => renderOption(option, depth, prefix)));
  const members = (group: string | undefined) => options.filter((option) => option.group === group);
  return join([
    wrap(
      'jumps',
      list(
        groups.map(
          (group) =>
            `**${group}** ${members(group)
              .map((option) => to(option, prefix))
              .join(' ')}`,
        ),
      ),
    ),
    ...groups.flatMap((group) => [
      heading(depth, group ?? '', [prefix, slug(group ?? ''), 'options'].filter(Boolean).join('-')),
      ...members(group).map((option) => renderOption(option, depth + 1, prefix)),
    ]),
  ]);
}

const to = (option: Option, prefix: string): string => jump(namesOf(option)[0]!, optionAnchor(option, prefix));

const renderOption = (option: Option, depth: number, prefix: string): string =>
  entry({
    depth,
    title: codes(namesOf(option)),
    // Previous anchors are those of the page that shows only this command.
    anchor: [optionAnchor(option, prefix), ...((!prefix && option.anchors) || [])].join(' #'),
    deprecated: option.deprecated,
    facts: factsOf(option),
    description: option.description,
    notes: option.notes,
    examples: [option.example && block('bash', option.example, 'fragment')],
  });

const factsOf = (option: Option): Fact[] => [
  option.required && ['Required'],
  ['Type', typeOf(option)],
  defaultOf(option) !== '' && ['Default', defaultOf(option)],
  option.values && ['Allowed values', codes(option.values)],
  option.minimum !== undefined && ['Minimum', code(option.minimum)],
  option.maximum !== undefined && ['Maximum', code(option.maximum)],
  option.env && ['Environment variable', code(option.env)],
  option.config && ['Configuration key', code(option.config)],
  option.since && ['Available since', option.since],
];

const typeOf = ({type, placeholder, repeatable}: Option): string =>
  `${type}${placeholder ? ` ${code(placeholder)}` : ''}${repeatable ? ', repeatable' : ''}`;

const defaultOf = ({default: fallback}: Option): string => (fallback === undefined ? '' : codes([fallback].flat()));

/** Renders options as a table, with an anchor in each row. Used for subcommands, which are described in less detail. */
const renderOptionTable = (options: readonly Option[], prefix: string): string =>
  table(
    ['Option', 'Type', 'Description'],
    options.map((option) => [
      `<a id="${optionAnchor(option, prefix)}"></a>${codes(namesOf(option))}`,
      option.values ? codes(option.values) : typeOf(option),
      meaningOf(option),
    ]),
  );

function meaningOf({deprecated, required, description, notes = [], config, example, ...option}: Option): string {
  const fallback = defaultOf(option as Option);
  const parts = [
    deprecated && `**Deprecated.**${deprecated.use ? ` Use ${deprecated.use}.` : ''}`,
    required && '**Required.**',
    prose(description),
    fallback && `Default: ${fallback}.`,
    ...notes.map(prose),
    config && `Configuration key: ${code(config)}.`,
    example && `Example: ${code(example)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Renders `<CommandReference tool="saucectl" />`: all commands of a tool. `command="run"` selects one command, `below="run"` renders its
 * subcommands (such as `run cypress`) in a shorter form, and `only="options"` selects a part of the tool's own reference.
 * @throws {Error} if an attribute value is missing or unknown.
 */
export function renderCommandReference({tool: name, command, below, only}: Attributes): string {
  if (!name) throw new Error('missing tool="…"; expected the name of a file in src/data/cli');
  const tool = loadCli(name);
  if (only !== undefined) return wrap('reference', renderPart(tool, only));
  if (command !== undefined) return wrap('reference', renderCommand(tool, find(tool, command), 2));
  if (below !== undefined) return wrap('reference', renderBelow(tool, below));
  return wrap('reference', renderTool(tool));
}

function find(tool: CliTool, wanted: string): Command {
  const command = tool.commands.find(({name}) => name === wanted);
  if (command) return command;
  const names = tool.commands.map(({name}) => name);
  const near = nearest(wanted, names);
  throw new Error(
    `${tool.tool} has no command "${wanted}"; ${near ? `did you mean "${near}"?` : `expected ${orList(names)}`}`,
  );
}

/** Renders the subcommands of `parent`, each with a table of its options. */
function renderBelow(tool: CliTool, parent: string): string {
  const commands = tool.commands.filter(({name}) => name.startsWith(`${parent} `));
  if (!commands.length) throw new Error(`${tool.tool} has no subcommands of "${parent}"`);
  return join(
    commands.map((command) => {
      const prefix = slug(command.name);
      return join([
        heading(3, code(`${command.usage.split(' ')[0]!} ${command.name}`), prefix),
        renderBeginning(command),
        command.arguments?.length && renderArguments(command.arguments),
        command.options?.length && renderOptionTable(command.options, prefix),
        ...samples(command.examples ?? []),
        ...(command.notes ?? []).map(prose),
        command.exitCodes?.length && renderExitCodes(command.exitCodes),
      ]);
    }),
  );
}

const parts = {
  options: ({options = []}: CliTool) => renderOptions(options, 3, 'global'),
  environment: ({environment = []}: CliTool) =>
    table(
      ['Variable', 'Default', 'Description'],
      environment.map((variable) => [
        code(variable.name),
        variable.default === undefined ? '' : code(variable.default),
        prose(variable.description),
      ]),
    ),
  'exit-codes': ({exitCodes = []}: CliTool) => renderExitCodes(exitCodes),
};

function renderPart(tool: CliTool, part: string): string {
  if (!(part in parts)) throw new Error(`invalid only="${part}"; expected ${orList(Object.keys(parts))}`);
  const text = parts[part as keyof typeof parts](tool);
  if (!text) throw new Error(`${tool.tool} has no ${part}`);
  return text;
}

function renderTool(tool: CliTool): string {
  const several = tool.commands.length > 1;
  return join([
    deprecation(tool.deprecated),
    renderUsage(tool.usage),
    ...(tool.notes ?? []).map(prose),
    several &&
      table(
        ['Command', 'Description'],
        tool.commands.map(({name, summary}) => [link(code(name), `#${slug(name)}`), prose(summary)]),
      ),
    ...tool.commands.flatMap((command) => [
      heading(2, code(command.name), slug(command.name)),
      renderCommand(tool, command, 3, slug(command.name)),
    ]),
    tool.options?.length &&
      join([
        heading(2, tool.commands.length ? 'Global options' : 'Options', 'global-options'),
        renderOptions(tool.options, 3, tool.commands.length ? 'global' : ''),
      ]),
    tool.environment?.length &&
      join([heading(2, 'Environment variables', 'environment-variables'), parts.environment(tool)]),
    tool.exitCodes?.length && join([heading(2, 'Exit codes', 'exit-codes'), renderExitCodes(tool.exitCodes)]),
    renderExamples(tool.examples, 2, 'examples'),
  ]);
}

/** Renders a command. `depth` is the level of its top headings, and `prefix` the prefix of its anchors if several commands share a page. */
function renderCommand(tool: CliTool, command: Command, depth: number, prefix = ''): string {
  const id = (part: string) => (prefix ? `${prefix}-${part}` : part);
  const exitCodes = command.exitCodes ?? (prefix ? undefined : tool.exitCodes);
  return join([
    renderBeginning(command),
    ...(command.notes ?? []).map(prose),
    renderExamples(command.examples, depth, id('examples')),
    command.arguments?.length &&
      join([heading(depth, 'Arguments', id('arguments')), renderArguments(command.arguments)]),
    command.options?.length &&
      join([heading(depth, 'Options', id('options')), renderOptions(command.options, depth + 1, prefix)]),
    exitCodes?.length && join([heading(depth, 'Exit codes', id('exit-codes')), renderExitCodes(exitCodes)]),
  ]);
}

const renderBeginning = ({deprecated, summary, description, usage, aliases, since}: Command): string =>
  join([
    deprecation(deprecated),
    prose([summary, description].filter(Boolean).join(' ')),
    renderUsage(usage),
    aliases?.length && `${aliases.length > 1 ? 'Aliases' : 'Alias'} of the last word: ${codes(aliases)}.`,
    since && `Available since ${since}.`,
  ]);

/** Renders a synopsis. A long synopsis has a line break before each option. */
const renderUsage = (usage: string): string =>
  block('bash', usage.length > 72 ? usage.replace(/ (?=--|\[OPTIONS)/g, ' \\\n  ') : usage, 'fragment title="Usage"');

const renderArguments = (args: readonly Argument[]): string =>
  table(
    ['Argument', 'Required', 'Description'],
    args.map(({name, required, repeatable, description, values, default: fallback}) => [
      code(name) + (repeatable ? ' …' : ''),
      required ? 'Yes' : 'No',
      [
        prose(description),
        values && `Allowed values: ${codes(values)}.`,
        fallback !== undefined && `Default: ${code(fallback)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );

const renderExamples = (examples: readonly Example[] | undefined, depth: number, id: string): string | undefined =>
  examples?.length ? join([heading(depth, 'Examples', id), ...samples(examples)]) : undefined;

const renderExitCodes = (exitCodes: readonly ExitCode[]): string =>
  table(
    ['Exit code', 'Description'],
    exitCodes.map(({code: value, description}) => [code(value), prose(description)]),
  );
