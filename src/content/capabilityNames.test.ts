import {expect, it} from 'vitest';
import {checkCapabilityNames} from './capabilityNames.ts';

it('accepts capabilities that the data has, in each way to write them', () => {
  expect(checkCapabilityNames('{"appium:deviceName": "x", "sauce:options": {"name": "a: b", "prerun": {"executable": "x"}, "tags": ["d:"]}}')).toEqual([]);
  expect(checkCapabilityNames("'sauce:options': {name: 'x', build: `a ${b}`, recordVideo: true}")).toEqual([]);
  expect(checkCapabilityNames('sauceOptions.put("build", "x"); options.setCapability("sauce:options", sauceOptions);')).toEqual([]);
  expect(checkCapabilityNames("caps['sauce:options'] = {'name' => 'x', access_key: 'y'}")).toEqual([]);
  expect(checkCapabilityNames('io.appium:java-client')).toEqual([]);
});

it('names the line, the capability and the nearest one', () => {
  expect(checkCapabilityNames('{\n  "sauce:options": {\n    "nam": "x",\n    "tunnelNme": "y"\n  }\n}')).toEqual([
    {line: 2, message: 'names the capability "nam", which src/data/capabilities lacks; did you mean "name"?'},
    {line: 3, message: 'names the capability "tunnelNme", which src/data/capabilities lacks; did you mean "tunnelName"?'},
  ]);
  expect(checkCapabilityNames('sauceOptions.put("bild", "x")')[0]?.message).toContain('did you mean "build"?');
  expect(checkCapabilityNames('appium:devicename')[0]?.message).toContain('did you mean "appium:deviceName"?');
});
