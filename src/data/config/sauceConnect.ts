import type {CliTool, Option, ValueType} from '../cli/types.ts';
import type {ConfigSchema} from './types.ts';

/** Options that are not keys of the configuration file. */
const NOT_IN_FILE = ['--config-file', '--help', '--version'];

const types: Partial<Record<ValueType, string | string[]>> = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'number',
  size: ['integer', 'string'],
  list: ['string', 'array'],
  map: ['string', 'array'],
};

/** Returns the schema of Sauce Connect's configuration file. Its keys are command-line options without their leading dashes. */
export function sauceConnectSchema({tool, title = tool, commands, options = []}: CliTool): ConfigSchema {
  const all = commands.find(({name}) => name === 'run')?.options ?? options;
  const keys = all.filter(({long}) => long !== undefined && !NOT_IN_FILE.includes(long));
  return {
    title: `${title} configuration file`,
    description: 'Keys are options of the command line without their dashes.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys.map((option) => [option.long!.slice(2), property(option)])),
  };
}

function property({type, description, values, default: fallback, placeholder, deprecated}: Option): ConfigSchema {
  const several = type === 'list' || type === 'map';
  // With a placeholder, values can be combined with other text, so the list of values is not complete.
  const closed = values && !placeholder && !several;
  return {
    description,
    type: types[type] ?? 'string',
    ...(several && {items: {type: 'string'}}),
    ...(closed && {enum: values}),
    ...(fallback !== undefined && {default: fallback}),
    ...(deprecated && {deprecated: true, ...(deprecated.use && {'x-use': deprecated.use})}),
  };
}
