import {
  fullName,
  loadCapabilities,
  type Capability,
  type CapabilityKey,
  type CapabilitySet,
  type Place,
  type Unit,
  type Value,
} from '../../data/capabilities.ts';
import {nearest, orList} from '../../lib/nearest.ts';
import {entry, type Fact} from './entry.ts';
import {
  anchorOf,
  block,
  code,
  codes,
  filter,
  filtered,
  heading,
  inlineJson,
  join,
  jump,
  link,
  list,
  prose,
  table,
  wrap,
} from './markdown.ts';
import type {Attributes} from './index.ts';

/** Platform labels, and the values that the attribute `on` accepts. */
const places: Record<Place, string> = {
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
function factsOf(set: CapabilitySet, capability: Capability): Fact[] {
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
function sample({vendor, prefix}: CapabilitySet, {name, example}: Capability): string {
  const value = isShort(example) ? inlineJson(example) : JSON.stringify(example, null, 2);
  return vendor === 'scripts' ? value : `"${prefix ?? ''}${name}": ${value}`;
}

/** Whether an example is short enough, as JSON, for the line of facts. */
const isShort = (example: unknown): boolean => JSON.stringify(example).length <= 44;

/** Renders a table of the values that have descriptions. */
const explainedValues = (values: readonly Value[] = []): string =>
  table(
    ['Value', 'Description'],
    values
      .filter((value) => typeof value === 'object')
      .map(({value, description}) => [code(value), prose(description)]),
  );

/** Renders a table of the keys of a capability that is an object. */
const keyTable = (keys: readonly CapabilityKey[] = []): string =>
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

/** Route of the page with the entries of all capabilities. */
const PAGE = '/dev/test-configuration-options/';
const ORDER: readonly CapabilitySet['vendor'][] = ['w3c', 'appium', 'sauce', 'scripts'];

/**
 * Renders `<CapabilityReference />`: all capabilities, with a filter. `set="sauce"` selects a vendor, and `on="real-devices"` selects a
 * platform. With `names="tunnelName,appium:app"`, renders a table of these capabilities with links to their entries.
 * @throws {Error} if an attribute value is unknown.
 */
export function renderCapabilityReference({set: vendor, on, names}: Attributes): string {
  const sets = [...loadCapabilities()].sort((a, b) => ORDER.indexOf(a.vendor) - ORDER.indexOf(b.vendor));
  if (on !== undefined && !(on in places))
    throw new Error(`invalid on="${on}"; expected ${orList(Object.keys(places))}`);
  if (names !== undefined)
    return renderTable(
      sets,
      names.split(',').map((name) => name.trim()),
    );
  const chosen = sets.filter((set) => vendor === undefined || set.vendor === vendor);
  if (!chosen.length) throw new Error(`invalid set="${vendor}"; expected ${orList(ORDER)}`);
  const kept = chosen.map((set) => ({
    ...set,
    capabilities: set.capabilities.filter(({appliesTo}) => on === undefined || appliesTo.includes(on as Place)),
  }));
  if (vendor !== undefined || on !== undefined) return wrap('reference', join(kept.map((set) => renderGroups(set, 2))));
  const facets = Object.keys(places).filter((place) =>
    kept.some(({capabilities}) => capabilities.some(({appliesTo}) => appliesTo.includes(place as Place))),
  );
  return wrap(
    'reference filterable',
    join([
      filter('capabilities', facets),
      ...kept.map((set) =>
        filtered(join([heading(2, set.title, anchorOf(set.title)), prose(set.description), renderGroups(set, 3)])),
      ),
    ]),
  );
}

function renderGroups(set: CapabilitySet, depth: number): string {
  return join(
    set.groups.map(({id, title, description}) => {
      const members = set.capabilities.filter(({group}) => group === id);
      return (
        members.length > 0 &&
        filtered(
          join([
            heading(depth, title, `${set.vendor}-${id}`),
            description && prose(description),
            jumps(set, members),
            ...members.map((one) => renderEntry(set, one, depth + 1)),
          ]),
        )
      );
    }),
  );
}

const jumps = (set: CapabilitySet, members: readonly Capability[]): string | false =>
  members.length > 1 &&
  wrap(
    'jumps jumps--flat',
    list([members.map((one) => jump(fullName(set, one), anchorOf(fullName(set, one)))).join(' ')]),
  );

function renderEntry(set: CapabilitySet, capability: Capability, depth: number): string {
  const name = fullName(set, capability);
  return filtered(
    entry({
      depth,
      title: code(name),
      anchor: anchorOf(name),
      deprecated: capability.deprecated,
      facts: factsOf(set, capability),
      description: capability.description,
      notes: capability.notes,
      examples: [
        explainedValues(capability.values),
        keyTable(capability.keys),
        isShort(capability.example) ? '' : block('json', sample(set, capability), 'fragment'),
      ],
    }),
    capability.appliesTo,
  );
}

function renderTable(sets: readonly CapabilitySet[], names: readonly string[]): string {
  const all = new Map(sets.flatMap((set) => set.capabilities.map((one) => [fullName(set, one), one] as const)));
  const rows = names.map((name) => {
    const capability = all.get(name);
    if (capability)
      return [
        link(code(name), `${PAGE}#${anchorOf(name)}`),
        [capability.type].flat().join(' or '),
        prose(capability.description),
      ];
    const near = nearest(name, [...all.keys()]);
    throw new Error(
      `unknown capability "${name}"${near ? `; did you mean "${near}"?` : `; expected ${orList([...all.keys()])}`}`,
    );
  });
  return table(['Capability', 'Type', 'Description'], rows);
}
