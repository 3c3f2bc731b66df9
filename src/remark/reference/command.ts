import {loadCli} from '../../data/cli/load.ts';
import type {Argument, CliTool, Command, Deprecated, Example, ExitCode, Option} from '../../data/cli/types.ts';
import {nearest, orList} from '../../lib/nearest.ts';
import type {Attributes} from './index.ts';
import {block, code, heading, join, slug, table} from './markdown.ts';

/** `<CommandReference tool="saucectl" />`: every command of a tool; with `command="run"`, that one alone. */
export function renderCommandReference({tool: name, command: only}: Attributes): string {
  if (!name) throw new Error('needs tool="…", the name of a file in src/data/cli');
  const tool = loadCli(name);
  if (only === undefined) return renderTool(tool);
  const command = tool.commands.find((c) => c.name === only);
  if (command) return renderCommand(tool, command, 2);
  const names = tool.commands.map((c) => c.name);
  const near = nearest(only, names);
  throw new Error(`${name} has no command "${only}"; ${near ? `did you mean "${near}"?` : `accepted: ${orList(names)}`}`);
}

function renderTool(tool: CliTool): string {
  return join([
    block('bash', tool.usage, 'fragment title="Usage"'),
    ...(tool.notes ?? []),
    tool.commands.length > 1 &&
      table(
        ['Command', 'What it does'],
        tool.commands.map(({name, summary}) => [`[${code(name)}](#${slug(name)})`, summary]),
      ),
    ...tool.commands.flatMap((command) => [heading(2, code(command.name), slug(command.name)), renderCommand(tool, command, 3, slug(command.name))]),
    tool.options?.length && join([heading(2, 'Options of every command', 'global-options'), renderOptions(tool.options, 3, 'global')]),
    tool.environment?.length &&
      join([
        heading(2, 'Environment variables', 'environment-variables'),
        table(
          ['Variable', 'Default', 'Meaning'],
          tool.environment.map((v) => [code(v.name), v.default === undefined ? '' : code(v.default), v.description]),
        ),
      ]),
    renderExitCodes(tool.exitCodes, 2),
    renderExamples(tool.examples, 2, 'examples'),
  ]);
}

/** One command; `depth` is that of its first headings, `prefix` stands before its anchors where several commands share a page. */
function renderCommand(tool: CliTool, command: Command, depth: number, prefix = ''): string {
  const id = (part: string) => (prefix ? `${prefix}-${part}` : part);
  return join([
    renderDeprecated(command.deprecated),
    command.summary,
    command.description,
    block('bash', command.usage, 'fragment title="Usage"'),
    command.aliases?.length && `Also: ${command.aliases.map(code).join(', ')}.`,
    command.since && `Since ${command.since}.`,
    command.arguments?.length && join([heading(depth, 'Arguments', id('arguments')), renderArguments(command.arguments)]),
    command.options?.length && join([heading(depth, 'Options', id('options')), renderOptions(command.options, depth + 1, prefix)]),
    renderExamples(command.examples, depth, id('examples')),
    renderExitCodes(command.exitCodes ?? (prefix ? undefined : tool.exitCodes), depth),
    ...(command.notes ?? []),
  ]);
}

const renderArguments = (args: readonly Argument[]): string =>
  table(
    ['Argument', 'Needed', 'Meaning'],
    args.map(({name, required, repeatable, description, values, default: fallback}) => [
      code(name) + (repeatable ? ' …' : ''),
      required ? 'yes' : 'no',
      join([description, values && `One of ${values.map(code).join(', ')}.`, fallback !== undefined && `Default: ${code(String(fallback))}.`]).replace(/\n+/g, ' '),
    ]),
  );

function renderOptions(options: readonly Option[], depth: number, prefix: string): string {
  const groups = [...new Set(options.map(({group}) => group))];
  return join(
    groups.flatMap((group) => [
      group && groups.length > 1 && `**${group}**`,
      ...options.filter((option) => option.group === group).map((option) => renderOption(option, depth, prefix)),
    ]),
  );
}

function renderOption(option: Option, depth: number, prefix: string): string {
  const names = [option.long, option.short, ...(option.aliases ?? [])].filter((name) => name !== undefined);
  const id = [prefix, slug(option.long ?? option.short ?? '')].filter(Boolean).join('-');
  const {default: fallback, placeholder} = option;
  const facts = [
    `**Type:** ${option.type}${placeholder ? ` (${code(placeholder)})` : ''}${option.repeatable ? ', repeatable' : ''}`,
    option.required && '**Required**',
    fallback !== undefined && `**Default:** ${[fallback].flat().map(code).join(', ')}`,
    option.values && `**Values:** ${option.values.map(code).join(', ')}`,
    option.minimum !== undefined && `**Least:** ${code(option.minimum)}`,
    option.maximum !== undefined && `**Most:** ${code(option.maximum)}`,
    option.env && `**Variable:** ${code(option.env)}`,
    option.config && `**In the configuration file:** ${code(option.config)}`,
    option.since && `**Since:** ${option.since}`,
  ].filter((fact) => typeof fact === 'string');
  return join([
    heading(Math.min(depth, 6), names.map(code).join(', '), id),
    renderDeprecated(option.deprecated),
    option.description,
    facts.join(' · '),
    ...(option.notes ?? []),
    option.example && block('bash', option.example),
  ]);
}

function renderDeprecated(deprecated: Deprecated | undefined): string | undefined {
  if (!deprecated) return undefined;
  const {since, use, removed} = deprecated;
  return `**Deprecated${since ? ` since ${since}` : ''}${removed ? `, removed in ${removed}` : ''}.**${use ? ` Use ${/^-/.test(use) ? code(use) : use} instead.` : ''}`;
}

function renderExamples(examples: readonly Example[] | undefined, depth: number, id: string): string | undefined {
  if (!examples?.length) return undefined;
  return join([
    heading(depth, 'Examples', id),
    ...examples.flatMap(({title, code: text, language = 'bash', output}) => [
      `${title}:`,
      block(language, text),
      output && block('text', output, 'title="Output"'),
    ]),
  ]);
}

function renderExitCodes(codes: readonly ExitCode[] | undefined, depth: number): string | undefined {
  if (!codes?.length) return undefined;
  return join([
    heading(depth, 'Exit codes', 'exit-codes'),
    table(
      ['Code', 'Meaning'],
      codes.map(({code: value, description}) => [code(value), description]),
    ),
  ]);
}
