import {dataFiles, load} from './load.ts';
import {repeated, type Problem, type Step} from './problems.ts';

/** Types of the data that `schema.json` describes. */
type Scalar = string | number | boolean;

export type ValueType =
  | 'boolean'
  | 'string'
  | 'integer'
  | 'number'
  | 'duration'
  | 'size'
  | 'path'
  | 'url'
  | 'address'
  | 'list'
  | 'map'
  | 'date';

interface Deprecated {
  since?: string;
  use?: string;
  removed?: string;
}

export interface Argument {
  name: string;
  type?: ValueType;
  required?: boolean;
  repeatable?: boolean;
  default?: Scalar;
  values?: Scalar[];
  description: string;
}

/** Option of a command. `long`, `short`, or both are set. */
export interface Option {
  long?: string;
  short?: string;
  aliases?: string[];
  type: ValueType;
  placeholder?: string;
  default?: Scalar | Scalar[];
  values?: Scalar[];
  minimum?: number;
  maximum?: number;
  env?: string;
  config?: string;
  since?: string;
  deprecated?: Deprecated;
  required?: boolean;
  repeatable?: boolean;
  /** Previous anchors on the page of the command, without #. */
  anchors?: string[];
  group?: string;
  description: string;
  notes?: string[];
  example?: string;
}

export interface Example {
  title: string;
  code: string;
  language?: 'bash' | 'powershell' | 'yaml' | 'json' | 'text';
  output?: string;
}

export interface ExitCode {
  code: number;
  description: string;
}

export interface Command {
  /** Text after the tool's name, for example, `storage upload`. */
  name: string;
  summary: string;
  description?: string;
  usage: string;
  aliases?: string[];
  since?: string;
  deprecated?: Deprecated;
  arguments?: Argument[];
  options?: Option[];
  examples?: Example[];
  exitCodes?: ExitCode[];
  notes?: string[];
}

export interface CliTool {
  tool: string;
  title?: string;
  summary: string;
  usage: string;
  since?: string;
  deprecated?: Deprecated;
  /** Options of all commands. */
  options?: Option[];
  commands: Command[];
  environment?: {name: string; description: string; default?: Scalar}[];
  exitCodes?: ExitCode[];
  examples?: Example[];
  notes?: string[];
}

const SCHEMA = 'cli/schema.json';

/** Returns the command-line tool in `src/data/cli/<tool>.yaml`. */
export function loadCli(tool: string): CliTool {
  return load<CliTool>(`cli/${tool}.yaml`, SCHEMA, (data) => [
    ...(data.tool === tool
      ? []
      : [{steps: ['tool'], message: `must be "${tool}", the name of the file, not "${data.tool}"`}]),
    ...checkCli(data),
  ]);
}

/** Returns all tools, in the order of their file names. */
export function loadAllCli(): CliTool[] {
  return dataFiles('cli').map(loadCli);
}

/** Reports duplicate names, and defaults that are not in `values`. */
export function checkCli({options = [], commands}: CliTool): Problem[] {
  return [
    ...repeated(commands, ['commands'], ({name}) => name),
    ...checkOptions(options, ['options']),
    ...commands.flatMap((command, at) => [
      ...repeated(command.options ?? [], ['commands', at, 'options'], ({long}) => long),
      ...checkOptions(command.options ?? [], ['commands', at, 'options']),
    ]),
  ];
}

function checkOptions(options: readonly Option[], at: Step[]): Problem[] {
  return options.flatMap((option, index) => {
    const {values, default: fallback} = option;
    if (!values || fallback === undefined || Array.isArray(fallback) || values.includes(fallback)) return [];
    return [
      {
        steps: [...at, index, 'default'],
        message: `must be one of its values (${values.join(', ')}), not "${fallback}"`,
      },
    ];
  });
}
