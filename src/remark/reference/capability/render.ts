import {fullName, loadCapabilities} from '../../../data/capabilities/load.ts';
import type {Capability, CapabilitySet, Place} from '../../../data/capabilities/types.ts';
import {nearest, orList} from '../../../lib/nearest.ts';
import {entry} from '../entry.ts';
import {filter} from '../filter.ts';
import type {Attributes} from '../index.ts';
import {anchorOf, block, code, filtered, heading, join, jump, link, list, prose, table, wrap} from '../markdown.ts';
import {explainedValues, factsOf, isShort, keyTable, places, sample} from './facts.ts';

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
