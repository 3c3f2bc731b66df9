import {expect, it} from 'vitest';
import {checkCapabilityNames} from './checkNames.ts';

it('accepts known capabilities in every notation', () => {
  expect(
    checkCapabilityNames(
      '{"appium:deviceName": "x", "sauce:options": {"name": "a: b", "prerun": {"executable": "x"}, "tags": ["d:"]}}',
    ),
  ).toEqual([]);
  expect(checkCapabilityNames("'sauce:options': {name: 'x', build: `a ${b}`, recordVideo: true}")).toEqual([]);
  expect(
    checkCapabilityNames('sauceOptions.put("build", "x"); options.setCapability("sauce:options", sauceOptions);'),
  ).toEqual([]);
  expect(checkCapabilityNames("caps['sauce:options'] = {'name' => 'x', access_key: 'y'}")).toEqual([]);
  expect(checkCapabilityNames('io.appium:java-client')).toEqual([]);
});

it('reports the line of an unknown capability and the nearest known one', () => {
  expect(checkCapabilityNames('{\n  "sauce:options": {\n    "nam": "x",\n    "tunnelNme": "y"\n  }\n}')).toEqual([
    {line: 2, message: 'uses the capability "nam", which is missing from src/data/capabilities; did you mean "name"?'},
    {
      line: 3,
      message:
        'uses the capability "tunnelNme", which is missing from src/data/capabilities; did you mean "tunnelName"?',
    },
  ]);
  expect(checkCapabilityNames('sauceOptions.put("bild", "x")')[0]?.message).toContain('did you mean "build"?');
  expect(checkCapabilityNames('appium:devicename')[0]?.message).toContain('did you mean "appium:deviceName"?');
});
