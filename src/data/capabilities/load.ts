import {dataFiles, load} from '../load.ts';
import type {Problem} from '../explain.ts';
import {repeated} from '../repeated.ts';
import type {Capability, CapabilitySet} from './types.ts';

/** Returns the capabilities of all vendors, in the order of their file names. */
export function loadCapabilities(): CapabilitySet[] {
  return dataFiles('capabilities').map((vendor) =>
    load<CapabilitySet>(`capabilities/${vendor}.yaml`, 'capabilities/schema.json', checkCapabilities),
  );
}

/** Returns the name of a capability with its prefix, for example, `appium:app`. Names inside `sauce:options` have no prefix. */
export function fullName({prefix}: CapabilitySet, {name}: Capability): string {
  return (prefix ?? '') + name;
}

/** Reports duplicate names, unknown groups, and defaults and examples that are not allowed by `values`, `minimum`, and `maximum`. */
export function checkCapabilities({groups, capabilities}: CapabilitySet): Problem[] {
  const ids = groups.map(({id}) => id);
  return [
    ...repeated(capabilities, ['capabilities'], ({name}) => name),
    ...capabilities.flatMap((capability, at) => {
      const problems: Problem[] = [];
      const add = (key: string, message: string) => problems.push({steps: ['capabilities', at, key], message});
      if (!ids.includes(capability.group)) add('group', `must be ${ids.join(', ')}, not "${capability.group}"`);
      const values = capability.values?.map((value) => (typeof value === 'object' ? value.value : value));
      for (const key of ['default', 'example'] as const) {
        const value = capability[key];
        if (values && value !== undefined && !values.includes(value as never))
          add(key, `must be one of its values (${values.join(', ')}), not ${JSON.stringify(value)}`);
      }
      const {minimum = -Infinity, maximum = Infinity, example} = capability;
      if (typeof example === 'number' && (example < minimum || example > maximum))
        add('example', `must be between the minimum and maximum, not ${example}`);
      return problems;
    }),
  ];
}
