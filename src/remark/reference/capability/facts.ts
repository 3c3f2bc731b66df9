import type {Capability, CapabilityKey, CapabilitySet, Place, Unit, Value} from '../../../data/capabilities/types.ts';
import type {Fact} from '../entry.ts';
import {code, codes, inlineJson, prose, table} from '../markdown.ts';

/** Platform labels, and the values that the attribute `on` accepts. */
export const places: Record<Place, string> = {
  'desktop-browsers': 'desktop browsers',
  emulators: 'emulators',
  simulators: 'simulators',
  'real-devices': 'real devices',
  'private-devices': 'private devices',
};
const units: Record<Unit, string> = {s: 'seconds', ms: 'milliseconds', kbps: 'kbps', '%': '%', KB: 'KB'};
const systems = {android: 'Android', ios: 'iOS', windows: 'Windows', macos: 'macOS', linux: 'Linux'};
const browsers = {chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', ie: 'Internet Explorer', safari: 'Safari'};

/** Returns the facts about a capability. */
export function factsOf(set: CapabilitySet, capability: Capability): Fact[] {
  const {appliesTo, os, browsers: only, required, values, appium, needs, excludes, status} = capability;
  const everywhere = required?.length === appliesTo.length;
  const plain = values?.filter((value) => typeof value !== 'object');
  return [
    required && [everywhere ? 'Required' : `Required on ${required.map((place) => places[place]).join(', ')}`],
    status && ['Beta'],
    ['Type', [capability.type].flat().join(' or ')],
    ...limits(capability),
    plain !== undefined && plain.length === values?.length && ['Allowed values', codes(plain)],
    ['Supported on', appliesTo.map((place) => places[place]).join(', ')],
    os && ['Operating systems', os.map((system) => systems[system]).join(', ')],
    only && ['Browsers', only.map((browser) => browsers[browser]).join(', ')],
    appium?.since && ['Since Appium', code(appium.since)],
    appium?.until && ['Up to Appium', code(appium.until)],
    needs && ['Requires', codes(needs)],
    excludes && ["Can't be combined with", codes(excludes)],
    isShort(capability.example) && ['Example', code(sample(set, capability))],
  ];
}

function limits({
  default: fallback,
  minimum,
  maximum,
  unit,
}: Pick<Capability, 'default' | 'minimum' | 'maximum' | 'unit'>): Fact[] {
  const withUnit = (value: string | number | boolean) => (unit ? `${code(value)} ${units[unit]}` : code(value));
  return [
    fallback !== undefined && ['Default', withUnit(fallback)],
    minimum !== undefined && ['Minimum', withUnit(minimum)],
    maximum !== undefined && ['Maximum', withUnit(maximum)],
    unit !== undefined &&
      fallback === undefined &&
      maximum === undefined &&
      minimum === undefined && ['Unit', units[unit]],
  ];
}

/** Returns the example of a capability, such as `"recordVideo": false`, or only the argument if it's a command for a running test. */
export function sample({vendor, prefix}: CapabilitySet, {name, example}: Capability): string {
  const value = isShort(example) ? inlineJson(example) : JSON.stringify(example, null, 2);
  return vendor === 'scripts' ? value : `"${prefix ?? ''}${name}": ${value}`;
}

/** Whether an example is short enough, as JSON, for the line of facts. */
export const isShort = (example: unknown): boolean => JSON.stringify(example).length <= 44;

/** Renders a table of the values that have descriptions. */
export const explainedValues = (values: readonly Value[] = []): string =>
  table(
    ['Value', 'Description'],
    values
      .filter((value) => typeof value === 'object')
      .map(({value, description}) => [code(value), prose(description)]),
  );

/** Renders a table of the keys of a capability that is an object. */
export const keyTable = (keys: readonly CapabilityKey[] = []): string =>
  table(
    ['Key', 'Type', 'Description'],
    keys.map((key) => [
      code(key.name),
      key.type,
      [
        key.required && '**Required.**',
        prose(key.description),
        key.values &&
          `Allowed values: ${codes(key.values.map((value) => (typeof value === 'object' ? value.value : value)))}.`,
        ...limits(key).flatMap((fact) => (fact ? [`${fact[0]}: ${fact[1]}.`] : [])),
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );
