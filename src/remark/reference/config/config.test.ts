import {describe, expect, it} from 'vitest';
import {checkConfig, configNames, loadConfigSchema} from '../../../data/config/load.ts';
import {exampleFile} from './example.ts';
import {keyAnchor, renderConfigReference} from './render.ts';
import {keysOf} from './keys.ts';

describe('the reference of configuration files', () => {
  it.each(configNames)('%s shows a file with every key that its schema accepts', (name) => {
    const file = exampleFile(loadConfigSchema(name));
    expect(() => checkConfig(file, `${name}.yml`, name)).not.toThrow();
    expect(file.split('\n').length).toBeGreaterThan(5);
  });

  it.each(configNames)('%s gives every key an entry with an anchor of its own', (name) => {
    const anchors = [...renderConfigReference({schema: name}).matchAll(/\{\/\* #(\S+) \*\/\}/g)].map((match) => match[1]);
    expect(anchors).toEqual(keysOf(loadConfigSchema(name)).map(({path}) => keyAnchor(path)));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('shows type, default, values, needs and what replaces a key', () => {
    const text = renderConfigReference({schema: 'espresso', part: 'suites.testOptions'});
    expect(text).toContain('## `suites[].testOptions` {/* #suites-testoptions */}');
    expect(text).toContain('*Requires* `useTestOrchestrator`');
    expect(renderConfigReference({schema: 'espresso', part: 'sauce.tunnel'})).toMatch(/#### `sauce.tunnel.id`|### `sauce.tunnel.id`[^]*Use `sauce.tunnel.name` instead/);
    expect(renderConfigReference({schema: 'espresso', part: 'suites.devices'})).toContain('Exactly one of `id`, `name` is required.');
  });

  it('says what is accepted', () => {
    expect(() => renderConfigReference({schema: 'cypres'})).toThrow(/There is no configuration file "cypres"; there are cypress, /);
    expect(() => renderConfigReference({schema: 'cypress', part: 'suite'})).toThrow('there is no key "suite"; did you mean "suites"?');
    expect(() => renderConfigReference({})).toThrow(/needs schema="…"; accepted: cypress, /);
  });
});
