import type {ConfiguratorData} from '../../../data/configurator.ts';
import type {Choice} from '../model/types.ts';
import {needsArm} from './session.ts';

/** Input of `toYaml`. Properties that are `undefined` are omitted. */
type Tree = string | number | boolean | readonly Tree[] | {readonly [key: string]: Tree | undefined};

/** Plain scalars that YAML doesn't parse as strings, and strings that don't need quotation marks. */
const OTHER = /^(true|false|null|yes|no|on|off|~)$/i;
const PLAIN = /^[A-Za-z./][\w ./@()-]*$|^\{\{\w+\}\}$/;

const scalar = (value: string | number | boolean): string =>
  typeof value !== 'string' || (PLAIN.test(value) && !OTHER.test(value) && !value.endsWith(' '))
    ? String(value)
    : JSON.stringify(value);
const isScalar = (value: Tree): value is string | number | boolean => typeof value !== 'object';

/** Converts a tree to YAML in block style, with lists of scalars in flow style. The result starts with a line break unless it's a value. */
function toYaml(tree: Tree, indent = ''): string {
  if (isScalar(tree)) return scalar(tree);
  if (Array.isArray(tree)) {
    if (tree.every(isScalar))
      return `[${tree.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(', ')}]`;
    return tree.map((item) => `\n${indent}- ${toYaml(item as Tree, `${indent}  `).trimStart()}`).join('');
  }
  return Object.entries(tree)
    .flatMap(([key, value]) => {
      if (value === undefined) return [];
      const text = toYaml(value, `${indent}  `);
      return [`\n${indent}${key}:${text.startsWith('\n') ? '' : ' '}${text}`];
    })
    .join('');
}

type Branch = Record<string, Tree | undefined>;
interface Parts {
  /** Top-level section with the name of the framework. */
  own?: Branch;
  suite: Branch;
}

/** Returns a saucectl configuration file (`.sauce/config.yml`). */
export function saucectl(choice: Choice, data: ConfiguratorData): string {
  const {framework, os, place, browser} = choice;
  const {own, suite} = parts[framework.id]!(choice, data);
  const what = place === 'desktop-browsers' ? data.browsers.find(({id}) => id === browser)!.name : choice.os;
  const where = place === 'desktop-browsers' ? `on ${os}` : place === 'real-devices' ? 'real devices' : place;
  const file: Branch = {
    apiVersion: framework.apiVersion,
    kind: framework.kind,
    sauce: {region: '{{region}}'},
    ...own,
    suites: [{name: `${what} ${where}`, ...suite}],
  };
  for (const [id, value] of Object.entries(choice.options)) set(file, id.replace('file:', '').split('.'), value);
  return toYaml(file).trimStart();
}

/** Sets the value at a path. `suites` in the path is the only suite. */
function set(branch: Branch, [key, ...rest]: string[], value: Tree): void {
  if (rest.length === 0) branch[key!] = value;
  else if (key === 'suites') set((branch.suites as Branch[])[0]!, rest, value);
  else set((branch[key!] ??= {}) as Branch, rest, value);
}

const browserOf = ({framework, browser}: Choice): string => framework.browsers![browser]!;
const simulatorsOf = ({name, version}: Choice, more: Branch = {}): Tree => [
  {name, ...more, platformVersions: [version]},
];

function devicesOf({name, version}: Choice): Tree {
  // Device IDs end with `_real` or `_real_` and a suffix; device names don't.
  const device: Branch = /_real(_\w+)?$/.test(name) ? {id: name} : {name};
  return [{...device, ...(version && {platformVersion: version})}];
}

/** Framework-specific parts of the configuration file, with the default test locations. */
const parts: Readonly<Record<string, (choice: Choice, data: ConfiguratorData) => Parts>> = {
  playwright: (choice) => ({
    own: {playwright: {version: choice.frameworkVersion}},
    suite: {platformName: choice.os, params: {browserName: browserOf(choice)}, testMatch: ['tests/.*.spec.[jt]s']},
  }),
  cypress: (choice) => ({
    own: {cypress: {version: choice.frameworkVersion, configFile: 'cypress.config.js'}},
    suite: {
      platformName: choice.os,
      browser: browserOf(choice),
      ...(choice.version && {browserVersion: choice.version}),
      config: {specPattern: ['cypress/e2e/**/*.cy.js']},
    },
  }),
  testcafe: (choice) => ({
    own: {testcafe: {version: choice.frameworkVersion}},
    suite: {
      ...(choice.place === 'simulators'
        ? {browserName: 'safari', simulators: simulatorsOf(choice, {platformName: 'iOS'})}
        : {platformName: choice.os, browserName: browserOf(choice), browserVersion: choice.version}),
      src: ['tests/**/*.test.js'],
    },
  }),
  cucumber: (choice) => ({
    own: {playwright: {version: choice.frameworkVersion}},
    suite: {platformName: choice.os, browserName: browserOf(choice), options: {paths: ['features/**/*.feature']}},
  }),
  replay: (choice) => ({
    suite: {
      platform: choice.os,
      browserName: browserOf(choice),
      browserVersion: choice.version,
      recordings: ['recordings/**/*.json'],
    },
  }),
  espresso: (choice) => ({
    own: {espresso: {app: 'my-app.apk', testApp: 'my-app-androidTest.apk'}},
    suite: choice.place === 'emulators' ? {emulators: simulatorsOf(choice)} : {devices: devicesOf(choice)},
  }),
  xcuitest: (choice, data) => ({
    own: {
      xcuitest:
        choice.place === 'simulators'
          ? {app: 'MyApp.app', testApp: 'MyAppUITests-Runner.app'}
          : {app: 'MyApp.ipa', testApp: 'MyAppUITests-Runner.ipa'},
    },
    suite:
      choice.place === 'simulators'
        ? {simulators: simulatorsOf(choice, needsArm(choice, data) ? {armRequired: true} : {})}
        : {devices: devicesOf(choice)},
  }),
};
