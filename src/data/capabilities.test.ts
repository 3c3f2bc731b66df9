import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {checkCapabilities, fullName, loadCapabilities, type CapabilitySet} from './capabilities.ts';

const sets = loadCapabilities();
const names = new Set(sets.flatMap((set) => set.capabilities.map((capability) => fullName(set, capability))));

describe('capabilities', () => {
  it('cover every vendor', () => {
    expect(sets.map(({vendor}) => vendor)).toEqual(['appium', 'sauce', 'scripts', 'w3c']);
    for (const name of ['platformName', 'appium:app', 'tunnelName', 'networkCapture']) expect(names).toContain(name);
  });

  it('refer only to existing capabilities', () => {
    const missing = sets.flatMap(({capabilities}) =>
      capabilities.flatMap(({name, needs = [], excludes = []}) =>
        [...needs, ...excludes].filter((other) => !names.has(other)).map((other) => `${name}: ${other}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('exclude each other in both directions', () => {
    const excludes = new Map(
      sets.flatMap(({capabilities}) => capabilities.map((one) => [one.name, one.excludes ?? []] as const)),
    );
    for (const [name, others] of excludes)
      for (const other of others) expect(excludes.get(other), `${other} excludes ${name}`).toContain(name);
  });

  it('reject an invalid group, default, and example', () => {
    const source = [
      'vendor: sauce',
      'title: T',
      'description: D',
      'groups: [{id: job, title: Job}]',
      'capabilities:',
      '  - {name: mode, type: string, group: jobs, appliesTo: [emulators], values: [a, b], default: c, description: D, example: a}',
      '  - {name: time, type: integer, group: job, appliesTo: [emulators], maximum: 5, description: D, example: 6}',
    ].join('\n');
    expect(() => parseData<CapabilitySet>(source, 'sauce.yaml', 'capabilities/schema.json', checkCapabilities)).toThrow(
      [
        'sauce.yaml:6: capabilities[0] (mode).group: must be job, not "jobs"',
        'sauce.yaml:6: capabilities[0] (mode).default: must be one of its values (a, b), not "c"',
        'sauce.yaml:7: capabilities[1] (time).example: must be between the minimum and maximum, not 6',
      ].join('\n'),
    );
  });
});
