import {rmSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Endings} from '../../src/content/expiry.ts';
import {lintIn} from '../../tests/lib/lint.ts';
import {writeSmallProject} from '../../tests/lib/smallProject.ts';
import {doc} from '../../tests/lib/tinySite.ts';
import {checkData, type DatedData} from './expiry.ts';

describe('the linter', () => {
  // Node.js 22 ends on 2027-04-30, and its successor is Node.js 24.
  it.each([
    ['2026-12-30', 0, []],
    [
      '2026-12-31',
      0,
      [
        'docs/guides/b.mdx:8:13: warning: uses Node.js 22, which ends on 2027-04-30, in 120 days; use Node.js 24 [expiry]',
      ],
    ],
    [
      '2027-02-28',
      0,
      [
        'docs/guides/b.mdx:8:13: warning: uses Node.js 22, which ends on 2027-04-30, in 61 days; use Node.js 24 [expiry]',
      ],
    ],
    [
      '2027-03-01',
      1,
      ['docs/guides/b.mdx:8:13: uses Node.js 22, which ends on 2027-04-30, in 60 days; use Node.js 24 [expiry]'],
    ],
    ['2027-05-01', 1, ['docs/guides/b.mdx:8:13: uses Node.js 22, which ended on 2027-04-30; use Node.js 24 [expiry]']],
  ])('reports a sample with a version that ends, as of %s', async (today, code, findings) => {
    const dir = writeSmallProject({'docs/guides/b.mdx': doc('B', '```yaml\nimage: node:22\n```')});
    const outcome = await lintIn(dir, '--rules', 'expiry', '--today', today, 'docs/guides');
    rmSync(dir, {recursive: true});
    expect(outcome.output.split('\n').filter((line) => line.endsWith('[expiry]'))).toEqual(findings);
    expect(outcome.code).toBe(code);
  });

  it('rejects an invalid day', async () => {
    expect((await lintIn('.', '--rules', 'expiry', '--today', '2027-02-30')).output).toContain(
      'Invalid --today 2027-02-30: expected a date, such as 2026-11-23',
    );
  });
});

describe('the data', () => {
  const endings: Endings = {
    products: [
      {
        id: 'playwright',
        name: 'Playwright',
        config: 'playwright',
        file: 'src/data/versions.yaml',
        versions: [{version: '3.0.0'}, {version: '2.0.0', endOfLife: '2031-05-01'}],
      },
      {
        id: 'appium3',
        name: 'Appium version',
        labels: true,
        file: 'src/data/appiumVersions.yaml',
        versions: [{version: 'appium3-2031-01'}, {version: 'appium3-2030-01', endOfLife: '2031-05-01'}],
      },
    ],
    sunsets: [],
    exceptions: [],
    today: '2031-04-01',
  };
  const data: DatedData = {
    configurator: {frameworks: [], realAppium: [], versions: {emulators: [], simulators: []}},
    appium: {realDevices: [], bundles: []},
    lifecycles: [],
    changes: [],
    maintenance: [],
    announcement: undefined,
  };
  const messages = (
    more: Partial<DatedData>,
    today = endings.today,
    exceptions: Endings['exceptions'] = [],
  ): string[] =>
    checkData({source: () => ''}, {...endings, today, exceptions}, {...data, ...more}).map(
      ({file, message, severity}) => `${file}: ${severity ? `${severity}: ` : ''}${message}`,
    );
  const frameworks = ['playwright', 'cucumber'].map((id) => ({
    id,
    name: id,
    on: ['desktop-browsers' as const],
    config: id,
    versions: ['package.json', '3.0.0', '2.0.0'],
  }));

  it('has no version in the Platform Configurator that ends soon, unless it is excepted', () => {
    const configurator = {...data.configurator, frameworks};
    expect(messages({configurator})).toEqual(
      ['playwright', 'cucumber'].map(
        (id) =>
          `src/data/platforms.yaml: offers ${id} with Playwright 2.0.0, which ends on 2031-05-01, in 30 days; use Playwright 3.0.0`,
      ),
    );
    const exception = {file: 'src/data/platforms.yaml', uses: 'Playwright 2.0.0', until: '2031-04-01', reason: 'None.'};
    expect(messages({configurator}, endings.today, [exception])).toEqual([]);
    expect(messages({configurator}, '2031-04-02', [exception])).toHaveLength(2);
  });

  it('has no default in the Platform Configurator that ends soon', () => {
    const choices = (...versions: string[]): Partial<DatedData> => ({
      configurator: {...data.configurator, realAppium: versions.map((version) => ({version}))},
    });
    expect(messages(choices('appium3-2030-01', 'appium3-2031-01'))).toEqual([
      'src/data/appiumVersions.yaml: selects by default Appium version appium3-2030-01, which ends on 2031-05-01, in 30 days; use Appium version appium3-2031-01',
    ]);
    expect(messages(choices('appium3-2031-01', 'appium3-2030-01'))).toEqual([]);
    const emulators = [{version: '30.0', appium: ['4.0.0'], recommended: '4.0.0'}];
    const bundles = [{version: '4.0.0', endOfLife: '2031-05-01'}];
    expect(
      messages({
        configurator: {...data.configurator, versions: {emulators, simulators: []}},
        appium: {realDevices: [], bundles},
      }),
    ).toEqual([expect.stringContaining('recommends for 30.0 Appium version 4.0.0, which ends on 2031-05-01')]);
  });

  it('announces the end of a product, with its successor', () => {
    const life = {id: 'thing', name: 'Thing', endOfLife: '2031-05-01', pages: ['/thing/']};
    const changes = [{id: 'thing-4', pages: ['/thing/'], replacements: ['/thing-5/']}];
    expect(messages({lifecycles: [life], changes})).toEqual([
      'src/data/lifecycle.yaml: describes Thing, which ends on 2031-05-01, in 30 days; set "deprecated", so that its pages link to the date and to its successor /thing-5/',
    ]);
    expect(messages({lifecycles: [life]}, '2031-02-01')).toEqual([expect.stringContaining('warning: describes Thing')]);
    expect(messages({lifecycles: [{...life, deprecated: '2031-01-01'}]})).toEqual([]);
  });

  it('has no announcements and old maintenance windows whose time is over, and marks ended versions', () => {
    const announcement = {id: 'move', content: 'We move.', until: '2031-03-31'};
    expect(messages({announcement})).toEqual([
      'src/config/announcement.ts: shows the announcement "move", which ended on 2031-03-31; remove it or change "until"',
    ]);
    expect(messages({announcement: {...announcement, until: '2031-04-01'}})).toEqual([]);
    const maintenance = ['2029-12-31', '2030-01-01'].map((day) => ({
      center: 'us-west-1',
      start: `${day}T10:00Z`,
      end: `${day}T12:00Z`,
    }));
    expect(messages({maintenance})).toEqual([
      'src/data/maintenance.yaml: warning: lists 1 maintenance windows from before 2030; remove them',
    ]);
    const realDevices = [
      {version: 'a', endOfLife: '2031-04-01'},
      {version: 'b', endOfLife: '2031-04-02', ended: true as const},
      {version: 'c', endOfLife: '2031-04-01', ended: true as const},
    ];
    expect(messages({appium: {realDevices, bundles: []}})).toEqual([
      'src/data/appiumVersions.yaml: warning: lists a, which ended on 2031-04-01; add "ended: true"',
      'src/data/appiumVersions.yaml: marks b as ended, but it ends on 2031-04-02; remove "ended"',
    ]);
  });
});
