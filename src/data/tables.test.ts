import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {fullName, loadCapabilities} from './capabilities.ts';
import {
  checkGlossary,
  checkMaintenance,
  checkProductChanges,
  checkScreens,
  loadAppiumVersions,
  loadDataCenters,
  loadErrorMessages,
  loadGlossary,
  loadProductChanges,
  loadSharedEndpoints,
  loadStatusCodes,
} from './tables.ts';
import type {GlossaryEntry, Maintenance, ProductChange} from './types.ts';

describe('tables', () => {
  it('match their schemas', () => {
    expect(loadStatusCodes().map(({code}) => code)).toContain(429);
    expect(loadDataCenters().map(({id}) => id)).toEqual(['us-west-1', 'us-east-4', 'eu-central-1', 'asia-south-2']);
    expect(loadSharedEndpoints().length).toBeGreaterThan(0);
    expect(loadAppiumVersions().realDevices[0]?.major).toBe(3);
    expect(loadErrorMessages().length).toBeGreaterThan(20);
    expect(loadGlossary().length).toBeGreaterThan(100);
    expect(loadProductChanges().length).toBeGreaterThan(50);
  });

  it('refer only to existing capabilities', () => {
    const names = new Set(
      loadCapabilities().flatMap((set) => set.capabilities.map((capability) => fullName(set, capability))),
    );
    expect(
      loadErrorMessages().flatMap(({capabilities = []}) => capabilities.filter((name) => !names.has(name))),
    ).toEqual([]);
  });

  it('have consistent hosts for each data center', () => {
    for (const {apiHost, ondemandHost, region, webdriver} of loadDataCenters()) {
      expect([apiHost, ondemandHost, webdriver]).toEqual([
        `api.${region}.saucelabs.com`,
        `ondemand.${region}.saucelabs.com`,
        `https://${ondemandHost}/wd/hub`,
      ]);
    }
  });

  it('report problems of the glossary', () => {
    const source = '- {term: Beta, definition: b, see: [Gamma]}\n- {term: Alpha, definition: a, aliases: [beta]}\n';
    expect(() => parseData<GlossaryEntry[]>(source, 'glossary.yaml', 'glossary.schema.json', checkGlossary)).toThrow(
      /\[1\] \(Alpha\): duplicate "beta"[^]*\[0\] \(Beta\)\.see\[0\]: "Gamma" is not a term[^]*\[1\] \(Alpha\)\.term: must come before "Beta"/,
    );
  });

  it('report problems of maintenance windows', () => {
    const source =
      "- {center: us-west-1, start: '2026-02-07T17:00Z', end: '2026-02-07T16:00Z'}\n- {center: us-west, start: '2026-01-07T17:00Z', end: '2026-01-07T19:00Z'}\n";
    expect(() =>
      parseData<Maintenance[]>(source, 'maintenance.yaml', 'maintenance.schema.json', checkMaintenance),
    ).toThrow(
      /:1: \[0\]\.end: must be later than the start[^]*:2: \[1\]\.center: must be us-west-1, us-east-4, [^]*:2: \[1\]\.start: must not be on an earlier day than/,
    );
  });

  it('rejects numbers on a screen that differ from its callouts', () => {
    const rows = [
      [
        {type: 'tab' as const, label: 'A', number: 1},
        {type: 'tab' as const, label: 'B', number: 3},
      ],
    ];
    expect(checkScreens([{id: 'a', title: 'A', rows, callouts: ['One', 'Two']}])).toEqual([
      {steps: [0, 'rows'], message: 'has the numbers 1, 3; expected 1, 2, as in callouts'},
    ]);
  });

  describe('product changes', () => {
    const entry = (keys: string) =>
      `- {event: retired, description: d, replacements: [/new/], sources: [{repository: a/b, path: c.md}], ${keys}}\n`;
    const read = (...entries: string[]) =>
      parseData<ProductChange[]>(
        entries.map(entry).join(''),
        'productChanges.yaml',
        'productChanges.schema.json',
        checkProductChanges,
      );

    it('are in alphabetical order, without regard to code style and case', () => {
      expect(read('id: a, name: API 9', 'id: b, name: "`api` 10"', 'id: c, name: Beta')).toHaveLength(3);
      expect(() => read('id: b, name: Beta', 'id: a, name: "`alpha`"')).toThrow(
        ':2: [1] (`alpha`).name: must come before "Beta"',
      );
    });

    it('report duplicate IDs, and pages that replace themselves', () => {
      expect(() => read('id: a, name: A', 'id: a, name: B')).toThrow(':2: [1] (B): duplicate "a"');
      expect(() => read('id: a, name: A, pages: [/old/, /new/]')).toThrow('/new/ is also in "replacements"');
    });

    it('have at most one date, which is a day or a month', () => {
      expect(read('id: a, name: A, date: 2026-02', 'id: b, name: B, documented: 2026-02-28')).toHaveLength(2);
      expect(() => read('id: a, name: A, date: 2026-02-30')).toThrow('"2026-02-30" isn\'t a valid date');
      expect(() => read('id: a, name: A, documented: 2026-13')).toThrow('"2026-13" isn\'t a valid date');
      expect(() => read('id: a, name: A, date: Spring 2026')).toThrow('must match');
      expect(() => read('id: a, name: A, date: 2026-02, documented: 2026-02')).toThrow(
        '.documented: must be omitted, because the entry has a "date"',
      );
    });
  });
});
