import {loadConfigSchema} from '../config/load.ts';
import {loadPlatforms, suiteOf, systemsOf} from '../platforms.ts';
import type {Framework} from '../platformTypes.ts';
import {loadAppiumVersions, loadDataCenters} from '../tables.ts';
import type {AppiumPlatform} from '../types.ts';
import {capabilityOptions} from './capabilityOptions.ts';
import {fileOptions} from './fileOptions.ts';
import type {ConfiguratorData, FrameworkChoice, VirtualVersion} from './types.ts';

/** Returns the data of the Platform Configurator, combined from platforms, Appium versions, data centers, capabilities, and schemas. */
export function loadConfigurator(): ConfiguratorData {
  const {frameworks, ...platforms} = loadPlatforms();
  const appium = loadAppiumVersions();
  const choices = frameworks.map(withSchema);
  return {
    ...platforms,
    frameworks: choices,
    versions: {emulators: appium.emulators.map(virtualVersion), simulators: appium.simulators.map(virtualVersion)},
    realAppium: appium.realDevices
      .filter(({ended}) => !ended)
      .sort((a, b) => Number(Boolean(b.recommended)) - Number(Boolean(a.recommended)))
      .map(({version, endOfLife, recommended}) => ({
        version,
        ...(endOfLife && {endOfLife}),
        ...(recommended && {recommended}),
      })),
    virtualCenters: loadDataCenters()
      .filter(({virtualDevices}) => virtualDevices)
      .map(({id}) => id),
    options: [
      ...capabilityOptions(
        choices,
        platforms.browsers.map(({id}) => id),
      ),
      ...fileOptions(choices),
    ],
  };
}

function withSchema(framework: Framework): FrameworkChoice {
  if (!framework.config) return framework;
  const {apiVersion, kind, sauce} = loadConfigSchema(framework.config).properties ?? {};
  const systems = systemsOf(framework.config);
  return {
    ...framework,
    apiVersion: String(apiVersion?.const),
    kind: String(kind?.const),
    regions: (sauce?.properties?.region?.enum ?? []) as string[],
    ...(systems.length > 0 && {systems}),
    ...(suiteOf(framework.config).properties?.browserVersion && {browserVersion: true as const}),
  };
}

const virtualVersion = ({os, versions, recommended}: AppiumPlatform): VirtualVersion => ({
  version: os.split(' ')[1]!,
  appium: versions,
  recommended,
});
