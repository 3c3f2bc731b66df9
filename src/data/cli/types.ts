/** Types of the data that `schema.json` describes. */
export type Scalar = string | number | boolean;

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

export interface Deprecated {
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
