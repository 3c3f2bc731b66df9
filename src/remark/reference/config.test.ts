import {describe, expect, it} from 'vitest';
import {checkConfig, configNames, loadConfigSchema} from '../../data/configFiles.ts';
import {exampleFile, keyAnchor, renderConfigReference, keysOf} from './config.ts';

describe('renderConfigReference', () => {
  it.each(configNames)('%s has an example file that matches its schema', (name) => {
    const file = exampleFile(loadConfigSchema(name));
    expect(() => checkConfig(file, `${name}.yml`, name)).not.toThrow();
    expect(file.split('\n').length).toBeGreaterThan(5);
  });

  it.each(configNames)('%s has an entry with a unique anchor for each key', (name) => {
    const anchors = [...renderConfigReference({schema: name}).matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(
      (match) => match[1],
    );
    expect(anchors).toEqual(keysOf(loadConfigSchema(name)).map(({path}) => keyAnchor(path)));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('shows the requirements, alternatives, and replacements of keys', () => {
    const text = renderConfigReference({schema: 'espresso', part: 'suites.testOptions'});
    expect(text).toContain('## `suites[].testOptions` {/* #suites-testoptions */}');
    expect(text).toContain('*Requires* `useTestOrchestrator`');
    expect(renderConfigReference({schema: 'espresso', part: 'sauce.tunnel'})).toMatch(
      /#### `sauce.tunnel.id`|### `sauce.tunnel.id`[^]*Use `sauce.tunnel.name` instead/,
    );
    expect(renderConfigReference({schema: 'espresso', part: 'suites.devices'})).toContain(
      'Exactly one of `id`, `name` is required.',
    );
  });

  it('rejects unknown attribute values with the expected ones', () => {
    expect(() => renderConfigReference({schema: 'cypres'})).toThrow(
      /Unknown configuration file "cypres": expected cypress, /,
    );
    expect(() => renderConfigReference({schema: 'cypress', part: 'suite'})).toThrow(
      'unknown key "suite"; did you mean "suites"?',
    );
    expect(() => renderConfigReference({})).toThrow(/missing schema="…"; expected cypress, /);
  });
});
