import {describe, expect, it} from 'vitest';
import {compile} from './load.ts';
import {loadCapabilities} from './capabilities.ts';
import {loadCli} from './cli.ts';
import {loadDataCenters} from './tables.ts';
import {checkConfig, configNames, loadConfigSchema, type ConfigSchema} from './configFiles.ts';

const cypress = `apiVersion: v1
kind: cypress
sauce:
  region: us-west-1
cypress:
  version: package.json
  configFile: cypress.config.js
suites:
  - name: checkout
    browser: firefox
    config:
      specPattern: ["cypress/e2e/**/*.cy.js"]
`;
const errorOf = (source: string, name?: string) => {
  try {
    checkConfig(source, 'config.yml', name);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

/** Yields all properties of a schema with their paths. List items do not add a step to the path. */
function* keysOf(schema: ConfigSchema, at = ''): Generator<[string, ConfigSchema]> {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    yield [at + key, value];
    yield* keysOf(value, `${at}${key}.`);
  }
  if (schema.items) yield* keysOf(schema.items, at);
}

describe('configuration file schemas', () => {
  it.each(configNames)('%s describes all keys and has valid defaults and examples', (name) => {
    const schema = loadConfigSchema(name);
    compile(schema);
    for (const [path, key] of keysOf(schema)) {
      expect(key.description, path).toMatch(/\S\.?$/);
      expect(key.type ?? key.enum ?? key.const, `${path} has a type, values or one value`).toBeDefined();
      const validate = name.startsWith('sauce-connect') ? undefined : compile(key);
      for (const value of [...(key.examples ?? []), ...('default' in key ? [key.default] : [])]) {
        if (validate)
          expect(validate(value), `${path}: ${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
  });

  it('accept valid files', () => {
    expect(errorOf(cypress)).toBe('no error');
    expect(
      errorOf(
        'region: us-west\ntunnel-name: staging\ntunnel-domains: [a, b]\nlog-http: api:errors,url\n',
        'sauce-connect-5',
      ),
    ).toBe('no error');
  });

  it('report problems with the accepted values', () => {
    expect(errorOf(cypress.replace('browser: firefox', 'browser: firefix'))).toBe(
      'config.yml:10: suites[0] (checkout).browser: must be chrome, firefox, microsoftedge, or webkit, not "firefix"; did you mean "firefox"?',
    );
    expect(errorOf(cypress.replace('  region:', '  regions:'))).toContain(
      'config.yml:4: sauce: unknown key "regions"; did you mean "region"? Accepted keys: region, concurrency,',
    );
    expect(errorOf(cypress.replace('kind: cypress', 'kind: cypres'))).toContain(
      'must be cypress, playwright, testcafe, puppeteer-replay, playwright-cucumberjs, espresso, xcuitest, xctest, or apitest, not "cypres"; did you mean "cypress"?',
    );
    const espresso =
      'apiVersion: v1alpha\nkind: espresso\nespresso: {app: a.apk, testApp: b.apk}\nsuites:\n  - name: one\n    devices: [{private: true}]\n    testOptions: {clearPackageData: true}\n';
    expect(errorOf(espresso).split('\n')).toEqual([
      'config.yml:6: suites[0] (one).devices[0]: must have exactly one of the keys id or name',
      'config.yml:6: suites[0] (one).devices[0]: unknown key "private". Accepted keys: id, name, platformVersion, or options',
      'config.yml:7: suites[0] (one).testOptions: missing key "useTestOrchestrator", which "clearPackageData" requires',
    ]);
    expect(errorOf('regoin: us-west\n', 'sauce-connect-5')).toContain('unknown key "regoin"; did you mean "region"?');
  });

  it('have the keys that saucectl options refer to', () => {
    const known = new Set(configNames.flatMap((name) => [...keysOf(loadConfigSchema(name))].map(([path]) => path)));
    const missing = loadCli('saucectl').commands.flatMap(({name, options = []}) =>
      options.flatMap(({long, config}) => (config && !known.has(config) ? [`${name} ${long}: ${config}`] : [])),
    );
    expect(missing).toEqual([]);
  });

  it('are consistent with the other data', () => {
    const keys = new Map(keysOf(loadConfigSchema('espresso')));
    const profile = loadCapabilities()
      .flatMap(({capabilities}) => capabilities)
      .find(({name}) => name === 'networkProfile');
    expect(keys.get('suites.networkProfile')?.enum).toEqual(
      profile?.values?.map((value) => (typeof value === 'object' ? value.value : value)),
    );
    const regions = loadDataCenters().map(({region}) => region);
    for (const region of keys.get('sauce.region')?.enum ?? []) expect(regions).toContain(region);
  });
});
