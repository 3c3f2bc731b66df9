import {fullName, loadCapabilities, type Capability} from './capabilities.ts';
import type {FrameworkChoice, Option, OptionType, Place} from './configurator.ts';
import {loadConfigSchema, type ConfigSchema} from './configFiles.ts';

/** Capabilities that other fields of the configurator set, and credentials, which samples read from environment variables. */
const ELSEWHERE = new Set([
  'browserName',
  'browserVersion',
  'platformName',
  'username',
  'accessKey',
  'appiumVersion',
  'armRequired',
  'appium:deviceName',
  'appium:platformVersion',
  'appium:automationName',
  'appium:app',
]);
const TYPES: readonly OptionType[] = ['boolean', 'string', 'integer', 'number', 'list'];

/** Returns the capabilities that readers can set with a simple field, as options of the frameworks that control a session. */
export function capabilityOptions(frameworks: readonly FrameworkChoice[], browsers: readonly string[]): Option[] {
  const drivers = frameworks.filter(({driver}) => driver);
  const sets = loadCapabilities().filter(({vendor}) => vendor !== 'scripts');
  const named = sets.flatMap((set) =>
    set.capabilities.map((capability) => ({set, capability, name: fullName(set, capability)})),
  );
  const idOf = new Map(named.map(({set, name}) => [name, `${set.vendor}:${name.replace('appium:', '')}`]));
  const options = named.flatMap(({set, capability, name}): Option[] => {
    const type = [capability.type].flat().find((one): one is OptionType => TYPES.includes(one as OptionType));
    const places = capability.appliesTo.filter((place): place is Place => place !== 'private-devices');
    if (
      !type ||
      !places.length ||
      ELSEWHERE.has(name) ||
      capability.deprecated ||
      [capability.type].flat().includes('object')
    )
      return [];
    return [
      {
        id: idOf.get(name)!,
        group: set.groups.find(({id}) => id === capability.group)!.title,
        type,
        ...describe(capability),
        places,
        frameworks: drivers.filter(({on}) => on.some((place) => places.includes(place))).map(({id}) => id),
        ...idsOf('needs', capability.needs, idOf),
        ...idsOf('excludes', capability.excludes, idOf),
      },
    ];
  });
  const offered = new Set(options.map(({id}) => id));
  // Omits options that require an unavailable option, because they could never be set.
  return options.filter(
    (option) =>
      (option.needs ?? []).every((id) => offered.has(id)) &&
      (!option.browsers || option.browsers.some((id) => browsers.includes(id))),
  );
}

function describe({description, values, default: fallback, minimum, maximum, unit, example, os, browsers}: Capability) {
  return {
    text: plain(description),
    ...(values && {values: values.map((value) => String(typeof value === 'object' ? value.value : value))}),
    ...(fallback !== undefined && {default: fallback}),
    ...(minimum !== undefined && {minimum}),
    ...(maximum !== undefined && {maximum}),
    ...(unit && {unit}),
    ...(typeof example !== 'object' && typeof example !== 'boolean' && {example: String(example)}),
    ...(Array.isArray(example) && {example: example.join(', ')}),
    ...(os && {os}),
    ...(browsers && {browsers}),
  };
}

/** Returns the first sentence of Markdown text without links and bold. Keeps the backticks of code. */
function plain(markdown: string): string {
  const text = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '');
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

const idsOf = (key: 'needs' | 'excludes', names: readonly string[] | undefined, idOf: ReadonlyMap<string, string>) =>
  names ? {[key]: names.map((name) => idOf.get(name) ?? name)} : {};

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
    if (!schema) throw new Error(`src/data/configuratorOptions.ts: no schema has the key ${path}`);
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
