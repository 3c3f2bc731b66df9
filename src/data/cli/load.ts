import {dataFiles, load} from '../load.ts';
import type {Problem} from '../explain.ts';
import type {Step} from '../locate.ts';
import {repeated} from '../repeated.ts';
import type {CliTool, Option} from './types.ts';

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
