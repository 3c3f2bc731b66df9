import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadConfigurator} from '../../../data/configurator.ts';
import {dataCenters} from '../../../data/dataCenters.ts';
import {fromQuery, toQuery} from './link.ts';
import {solve} from './solve.ts';
import type {Wanted} from './types.ts';

const data = loadConfigurator();
const us = {id: 'us-west-1', name: 'US West 1'};
const asia = {id: 'asia-south-2', name: 'Asia South 2'};
const centers = [us, {id: 'us-east-4', name: 'US East 4'}, asia];

const choiceOf = (wanted: Wanted, center = us) => solve(data, center, wanted).choice;
const field = (wanted: Wanted, id: string, center = us) =>
  solve(data, center, wanted).fields.find((one) => one.id === id);
const reasons = (wanted: Wanted, id: string, center = us) =>
  Object.fromEntries(
    (field(wanted, id, center)?.entries ?? []).flatMap(({value, reason}) => (reason ? [[value, reason]] : [])),
  );

describe('solve', () => {
  it('returns a supported default selection', () => {
    expect(choiceOf({})).toMatchObject({
      place: 'desktop-browsers',
      framework: {id: 'selenium'},
      os: 'Windows 11',
      browser: 'chrome',
      version: 'latest',
    });
  });

  it('marks incompatible values as unavailable, with the reason', () => {
    expect(reasons({}, 'browser')).toEqual({
      safari: 'available only on macOS',
      chromium: 'not supported by Selenium',
      webkit: 'not supported by Selenium',
    });
    expect(reasons({}, 'framework')).toMatchObject({
      appium: 'runs only on Android emulators, iOS simulators, and real devices',
      xcuitest: 'runs only on iOS simulators and real devices',
    });
    expect(reasons({framework: 'cypress'}, 'os')).toMatchObject({'macOS 27': 'not supported by Cypress'});
    expect(reasons({framework: 'cypress', os: 'macOS 26'}, 'browser')).toMatchObject({
      firefox: "Cypress doesn't support Firefox on macOS 14, 15, and 26",
    });
    expect(reasons({framework: 'cypress', os: 'macOS 26'}, 'frameworkVersion')).toEqual({
      '15.12.0': 'on macOS, it supports versions 11, 12, and 13',
      '15.9.0': 'on macOS, it supports versions 11, 12, and 13',
    });
    expect(reasons({framework: 'playwright', os: 'macOS 15'}, 'browser')).toMatchObject({
      firefox: 'a bug in the firewall of macOS 15 blocks the network connections of Firefox',
    });
    expect(reasons({framework: 'playwright', os: 'macOS 13'}, 'frameworkVersion')).toEqual({
      '1.61.1': 'on macOS, it supports versions 14, 15, and 26',
      '1.60.0': 'on macOS, it supports versions 14, 15, and 26',
      '1.58.2': 'on macOS, it supports versions 14 and 15',
    });
    expect(reasons({framework: 'cypress', os: 'macOS 12'}, 'browser')).toMatchObject({
      webkit: 'WebKit requires macOS 13 or later',
    });
    expect(reasons({}, 'device', asia)).toEqual({
      'desktop-browsers': 'Asia South 2 has only real devices',
      emulators: 'Asia South 2 has only real devices',
      simulators: 'Asia South 2 has only real devices',
    });
    expect(reasons({device: 'simulators', osVersion: '26.1'}, 'name')).toMatchObject({
      'iPhone Instant Simulator': 'available only with iOS latest, current_major, previous_major',
      'iPhone 16 Simulator': 'available only with iOS 18.6, 18.0',
    });
    expect(reasons({device: 'simulators', framework: 'testcafe'}, 'osVersion')).toMatchObject({
      '26.1': 'not supported by TestCafe',
      latest: 'supported only by Appium',
    });
    expect(reasons({device: 'real-devices', framework: 'espresso'}, 'os')).toEqual({
      iOS: 'Espresso supports only Android',
    });
  });

  it('replaces unavailable values with available ones', () => {
    const {choice, refused} = solve(data, us, {browser: 'safari'});
    expect(choice.browser).toBe('chrome');
    expect(refused).toEqual([{id: 'browser', value: 'safari', reason: 'available only on macOS'}]);
    expect(choiceOf({}, asia)).toMatchObject({place: 'real-devices', framework: {id: 'appium'}, os: 'Android'});
  });

  it('validates version numbers for the selected operating system', () => {
    const wanted = {os: 'macOS 15', version: 'exact', number: '120'};
    expect(field(wanted, 'number')).toMatchObject({
      value: '120',
      error: 'must be at least 134, the oldest version of Chrome on macOS 15',
    });
    expect(choiceOf(wanted).version).toBe('134');
    expect(choiceOf({...wanted, number: '140'}).version).toBe('140');
    expect(choiceOf({...wanted, os: 'Windows 10'}).version).toBe('120');
    expect(field({os: 'macOS 14', browser: 'safari'}, 'version')?.entries?.map(({value}) => value)).toEqual([
      'latest',
      '18',
    ]);
    expect(field({device: 'real-devices', osVersion: '4'}, 'osVersion')?.error).toBe(
      'must be at least 9, the oldest version of Android on real devices',
    );
    expect(choiceOf({device: 'real-devices', osVersion: '^1[45].*'}).version).toBe('^1[45].*');
  });

  it('lists the Appium versions that a virtual device supports, with the recommended version first', () => {
    expect(field({device: 'simulators', osVersion: '18.0'}, 'appium')?.entries?.map(({value}) => value)).toEqual([
      '2.11.3',
      '',
    ]);
    expect(choiceOf({device: 'emulators', osVersion: '5.1'}).appium).toBe('1.22.1');
    expect(field({device: 'simulators', osVersion: 'latest'}, 'appium')?.entries?.map(({value}) => value)).toEqual([
      '',
    ]);
  });

  describe('options', () => {
    const options = (wanted: Wanted) =>
      Object.fromEntries(solve(data, us, wanted).options.map(({option, ...rest}) => [option.id, rest]));

    it('are limited to the options that the platform supports', () => {
      expect(Object.keys(options({}))).toContain('sauce:extendedDebugging');
      expect(Object.keys(options({browser: 'edge'}))).not.toContain('sauce:extendedDebugging');
      expect(Object.keys(options({device: 'real-devices', os: 'iOS'}))).not.toContain('appium:autoGrantPermissions');
      expect(Object.keys(options({framework: 'cypress'}))).toContain('file:suites.headless');
    });

    it('have values of their type', () => {
      const {choice} = solve(data, us, {
        'sauce:tags': 'a, b',
        'sauce:idleTimeout': '60',
        'sauce:recordVideo': 'false',
        'sauce:name': 'N',
      });
      expect(choice.options).toEqual({
        'sauce:name': 'N',
        'sauce:tags': ['a', 'b'],
        'sauce:recordVideo': false,
        'sauce:idleTimeout': 60,
      });
      expect(options({'sauce:idleTimeout': '1001'})['sauce:idleTimeout']).toEqual({
        value: '1001',
        error: 'must be at most 1000 s',
      });
      expect(options({'sauce:idleTimeout': 'x'})['sauce:idleTimeout']?.error).toBe('must be a whole number');
      expect(options({'w3c:pageLoadStrategy': 'x'})['w3c:pageLoadStrategy']?.error).toBe(
        'must be one of normal, eager, none',
      );
    });

    it('can require or exclude other options', () => {
      expect(options({})['sauce:capturePerformance']).toEqual({value: '', reason: 'requires extendedDebugging'});
      expect(options({'sauce:extendedDebugging': 'true'})['sauce:capturePerformance']).toEqual({value: ''});
      expect(options({'sauce:extendedDebugging': 'true'})['sauce:devTools']).toEqual({
        value: '',
        reason: "can't be combined with extendedDebugging",
      });
      expect(options({'sauce:tunnelOwner': 'a'})['sauce:tunnelOwner']).toEqual({
        value: '',
        reason: 'requires tunnelName',
      });
      expect(options({device: 'real-devices'})['sauce:allowTouchIdEnroll']).toEqual({value: ''});
      expect(
        options({device: 'real-devices', 'sauce:resigningEnabled': 'false'})['sauce:allowTouchIdEnroll']?.reason,
      ).toBe('requires resigningEnabled');
    });
  });
});

describe('links', () => {
  const wanted = {framework: 'playwright', os: 'macOS 14', browser: 'webkit', 'file:sauce.retries': '2'};

  it('restore the selection', () => {
    const query = toQuery(solve(data, us, wanted), 'us-west-1', true);
    expect(query).toBe('framework=playwright&os=macOS+14&browser=webkit&file%3Asauce.retries=2&dc=us-west-1');
    const linked = fromQuery(data, centers, asia, `?${query}`);
    expect(linked).toMatchObject({wanted, center: 'us-west-1', nonsense: []});
  });

  it('are empty for the default selection', () => {
    expect(toQuery(solve(data, us, {}), 'us-west-1', true)).toBe('');
    expect(toQuery(solve(data, asia, {}), 'asia-south-2', false)).toBe('dc=asia-south-2');
  });

  it.each([
    ['?os=Windows+95', ['os=Windows 95']],
    ['?dc=moon-1', ['dc=moon-1']],
    ['?colour=blue', ['colour']],
    ['?browser=safari', ['browser=safari']],
    ['?version=exact&number=3', ['number=3']],
    ['?osVersion=14.0', ['osVersion']],
    ['?sauce%3AidleTimeout=1e9', ['sauce:idleTimeout=1e9']],
    ['?device=simulators&dc=us-east-4', ['device=simulators']],
    ['?%E0%A4%A=1&os', ['os=']],
  ])('with an invalid parameter are ignored entirely: %s', (query, nonsense) => {
    const linked = fromQuery(data, centers, us, query);
    expect(linked.wanted).toEqual({});
    expect(linked.nonsense).toEqual(expect.arrayContaining(nonsense));
  });

  it('on pages contain only valid selections', () => {
    const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
    const queries = pages.flatMap((file) =>
      [...readFileSync(`docs/${file}`, 'utf8').matchAll(/\/basics\/platform-configurator\/(\?[^)#\s"]+)/g)].map(
        ([, query]) => query!,
      ),
    );
    expect(queries.length).toBeGreaterThan(4);
    for (const query of queries)
      expect(fromQuery(data, dataCenters, dataCenters[0]!, query).nonsense, query).toEqual([]);
  });

  it('ignore tracking parameters', () => {
    expect(fromQuery(data, centers, us, '?utm_source=mail&os=Windows+10')).toEqual({
      wanted: {utm_source: 'mail', os: 'Windows 10'},
      nonsense: [],
    });
  });
});
