import {loadConfigSchema} from '../config/load.ts';
import type {ConfigSchema} from '../config/types.ts';
import {plain} from './capabilityOptions.ts';
import type {FrameworkChoice, Option, OptionType, Place} from './types.ts';

/** Common keys of the saucectl configuration file. `suites` is the only suite in the generated file. */
const KEYS: readonly [group: string, path: string, places?: Place[]][] = [
  ['Run', 'sauce.concurrency'],
  ['Run', 'sauce.retries'],
  ['Run', 'suites.timeout'],
  ['Name and visibility', 'sauce.metadata.build'],
  ['Name and visibility', 'sauce.metadata.tags'],
  ['Name and visibility', 'sauce.visibility'],
  ['Environment', 'suites.screenResolution', ['desktop-browsers']],
  ['Environment', 'suites.timeZone', ['desktop-browsers']],
  ['Environment', 'suites.headless', ['desktop-browsers']],
  ['Tunnel settings', 'sauce.tunnel.name'],
  ['Tunnel settings', 'sauce.tunnel.owner'],
];

/** Returns the options of the frameworks that saucectl runs, from their schemas. Throws an error if no schema has one of the keys. */
export function fileOptions(frameworks: readonly FrameworkChoice[]): Option[] {
  return KEYS.map(([group, path, places]) => {
    const having = frameworks.flatMap((framework) => {
      const schema = framework.config && at(loadConfigSchema(framework.config), path.split('.'));
      return schema ? [{framework, schema}] : [];
    });
    const [{schema} = {schema: undefined}] = having;
    if (!schema) throw new Error(`src/data/configurator/fileOptions.ts: no schema has the key ${path}`);
    return {
      ...option(
        `file:${path}`,
        group,
        schema,
        having.map(({framework}) => framework),
      ),
      ...(places && {places}),
    };
  });
}

function option(id: string, group: string, schema: ConfigSchema, frameworks: readonly FrameworkChoice[]): Option {
  const {description = '', enum: values, default: fallback, minimum, maximum, examples, type} = schema;
  return {
    id,
    group,
    type: type === 'array' ? 'list' : ((values ? 'string' : type) as OptionType),
    text: plain(description),
    ...(values && {values: values.map(String)}),
    ...(fallback !== undefined && {default: fallback as string}),
    ...(minimum !== undefined && {minimum}),
    ...(maximum !== undefined && {maximum}),
    ...(examples?.length && {example: [examples[0]].flat().join(', ')}),
    places: [...new Set(frameworks.flatMap(({on}) => on))],
    frameworks: frameworks.map(({id: framework}) => framework),
    // The schema requires the name of a tunnel that has an owner.
    ...(id === 'file:sauce.tunnel.owner' && {needs: ['file:sauce.tunnel.name']}),
  };
}

/** Returns the schema at a path of keys. Lists do not add a step to the path. */
function at(schema: ConfigSchema | undefined, path: readonly string[]): ConfigSchema | undefined {
  const [key, ...rest] = path;
  if (!schema || key === undefined) return schema;
  return at((schema.properties ?? schema.items?.properties)?.[key], rest);
}
