import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {fullName, loadCapabilities} from './capabilities/load.ts';
import {checkGlossary, checkMaintenance, loadAppiumVersions, loadDataCenters, loadErrorMessages, loadGlossary, loadSharedEndpoints, loadStatusCodes} from './tables.ts';
import type {GlossaryEntry, Maintenance} from './types.ts';

describe('the tables', () => {
  it('hold their schemas', () => {
    expect(loadStatusCodes().map(({code}) => code)).toContain(429);
    expect(loadDataCenters().map(({id}) => id)).toEqual(['us-west-1', 'us-east-4', 'eu-central-1', 'asia-south-2']);
    expect(loadSharedEndpoints().length).toBeGreaterThan(0);
    expect(loadAppiumVersions().realDevices[0]?.major).toBe(3);
    expect(loadErrorMessages().length).toBeGreaterThan(20);
    expect(loadGlossary().length).toBeGreaterThan(100);
  });

  it('name only capabilities that exist', () => {
    const names = new Set(loadCapabilities().flatMap((set) => set.capabilities.map((capability) => fullName(set, capability))));
    expect(loadErrorMessages().flatMap(({capabilities = []}) => capabilities.filter((name) => !names.has(name)))).toEqual([]);
  });

  it('agree on the hosts of a data center', () => {
    for (const {apiHost, ondemandHost, region, webdriver} of loadDataCenters()) {
      expect([apiHost, ondemandHost, webdriver]).toEqual([`api.${region}.saucelabs.com`, `ondemand.${region}.saucelabs.com`, `https://${ondemandHost}/wd/hub`]);
    }
  });

  it('say what is wrong with a glossary', () => {
    const source = '- {term: Beta, definition: b, see: [Gamma]}\n- {term: Alpha, definition: a, aliases: [beta]}\n';
    expect(() => parseData<GlossaryEntry[]>(source, 'glossary.yaml', 'glossary.schema.json', checkGlossary)).toThrow(
      /\[1\] \(Alpha\): "beta" stands here twice[^]*\[0\] \(Beta\)\.see\[0\]: "Gamma" is no term[^]*\[1\] \(Alpha\)\.term: must stand before "Beta"/,
    );
  });

  it('say what is wrong with a window of maintenance', () => {
    const source = "- {center: us-west-1, start: '2026-02-07T17:00Z', end: '2026-02-07T16:00Z'}\n- {center: us-west, start: '2026-01-07T17:00Z', end: '2026-01-07T19:00Z'}\n";
    expect(() => parseData<Maintenance[]>(source, 'maintenance.yaml', 'maintenance.schema.json', checkMaintenance)).toThrow(
      /:1: \[0\]\.end: must be later than its start[^]*:2: \[1\]\.center: must be us-west-1, us-east-4, [^]*:2: \[1\]\.start: must not be a day before/,
    );
  });
});
