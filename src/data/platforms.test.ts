import {describe, expect, it} from 'vitest';
import {loadPlatforms, checkPlatforms, systemsOf} from './platforms.ts';

describe('platforms', () => {
  it('contain no unknown names', () => {
    expect(loadPlatforms().frameworks.length).toBeGreaterThan(5);
  });

  it('have at least three operating systems for each framework with desktop browsers', () => {
    const {systems, frameworks} = loadPlatforms();
    for (const {config, on} of frameworks) {
      if (!config || !on.includes('desktop-browsers')) continue;
      expect(systems.filter(({name}) => systemsOf(config).includes(name)).length, config).toBeGreaterThan(2);
    }
  });

  it('report unknown names with the accepted names', () => {
    const platforms = loadPlatforms();
    const wrong = {
      ...platforms,
      systems: [...platforms.systems, platforms.systems[0]!],
      releases: [{browsers: ['chrom'], systems: ['macOS 99'], from: 1}],
      devices: {...platforms.devices, simulators: [{name: 'iPhone 1 Simulator', versions: ['1.0']}]},
      frameworks: platforms.frameworks.map((framework) =>
        framework.id === 'cypress' ? {...framework, versions: ['1.2.3']} : framework,
      ),
      limits: [{frameworks: ['selenide'], systems: ['Windows 11'], versions: ['1'], reason: 'none'}],
    };
    expect(checkPlatforms(wrong).map(({steps, message}) => `${steps.join('.')}: ${message}`.slice(0, 60))).toEqual([
      expect.stringContaining('systems.9: duplicate "Windows 11"'),
      expect.stringContaining('releases.0.browsers.0: "chrom" is unknown; expected one of:'),
      expect.stringContaining('releases.0.systems.0: "macOS 99" is unknown'),
      expect.stringContaining('devices.simulators.0.versions.0: "1.0" is unknown'),
      expect.stringMatching(/^frameworks\.\d\.versions\.0: "1\.2\.3" is unknown/),
      expect.stringContaining('limits.0.frameworks.0: "selenide" is unknown'),
      expect.stringContaining('limits.0.versions.0: "1" is unknown'),
    ]);
  });
});
