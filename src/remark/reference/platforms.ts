import {
  loadConfigurator,
  type Browser,
  type ConfiguratorData,
  type FrameworkChoice,
  type Place,
  type System,
} from '../../data/configurator.ts';
import {loadDataCenters} from '../../data/tables.ts';
import {code, codes, component, heading, join, table} from './markdown.ts';

type Table = (data: ConfiguratorData) => string;

const NONE = '–';
const places: Readonly<Record<Place, string>> = {
  'desktop-browsers': 'desktop browsers',
  emulators: 'emulators',
  simulators: 'simulators',
  'real-devices': 'real devices',
};

/** Device types by data center. */
const centers: Table = ({virtualCenters}) =>
  table(
    ['Data center', 'Real devices', 'Desktop browsers, emulators, and simulators'],
    loadDataCenters().map(({id, name}) => [name, 'Yes', virtualCenters.includes(id) ? 'Yes' : 'No']),
  );

/** Selenium browsers by operating system, with their versions. */
const desktopBrowsers: Table = (data) => {
  const browsers = data.browsers.filter(({capability}) => capability);
  return table(
    [code('platformName'), ...browsers.map(({name}) => name)],
    data.systems.map((system) => [
      `${code(system.name)}${system.nickname ? ` ${system.nickname}` : ''}`,
      ...browsers.map((browser) => versionsOf(data, browser, system)),
    ]),
  );
};

function versionsOf(
  {releases}: ConfiguratorData,
  {id, oldest, families, versions}: Browser,
  {name, family}: System,
): string {
  if (families && !families.includes(family)) return NONE;
  const release = releases.find(({browsers, systems}) => browsers.includes(id) && systems.includes(name));
  if (release?.only) return release.only.join(', ');
  const from = release?.from ?? oldest;
  return from ? `${from} and later` : (versions ?? []).join(', ');
}

/** Emulators and simulators, with their operating system versions. */
const virtualDevices: Table = ({devices, versions, aliases}) => {
  const all = {
    emulators: versions.emulators.map(({version}) => version),
    simulators: [...versions.simulators.map(({version}) => version), ...aliases.map(({value}) => value)],
  };
  return table(
    [code('appium:deviceName'), code('appium:platformVersion')],
    (['emulators', 'simulators'] as const).flatMap((kind) =>
      devices[kind].map((device) => [code(device.name), (device.versions ?? all[kind]).join(', ')]),
    ),
  );
};

/** Supported operating system versions of real devices, with examples of device names. */
const realDevices: Table = (data) =>
  table(
    ['Operating system', 'Versions', `Examples of ${code('appium:deviceName')}`],
    data.realDevices.map(({os, oldest, names}) => [os, `${oldest} and later`, codes(names)]),
  );

/** Supported platforms, browsers, and operating systems by framework. */
const frameworks: Table = (data) =>
  table(
    ['Framework', 'Configuration', 'Runs on', 'Browsers', 'Operating systems'],
    data.frameworks.map((framework) => [
      framework.name,
      framework.driver ? 'Capabilities' : `${code('.sauce/config.yml')} (saucectl)`,
      framework.on.map((place) => places[place]).join(', '),
      browsersOf(data, framework),
      framework.os ?? (framework.systems ? systemsOf(data, framework) : 'All'),
    ]),
  );

const browsersOf = (data: ConfiguratorData, {browsers = {}}: FrameworkChoice): string =>
  data.browsers.flatMap(({id, name}) => (browsers[id] === undefined ? [] : [name])).join(', ') || NONE;

const systemsOf = (data: ConfiguratorData, {systems = []}: FrameworkChoice): string =>
  data.systems.flatMap(({name}) => (systems.includes(name) ? [name] : [])).join(', ');

/** Unsupported combinations of options that are supported individually. */
const exceptions: Table = ({limits, frameworks: all, browsers}) =>
  table(
    ['Framework', 'Browser or version', 'Operating systems', 'Reason'],
    limits.map((limit) => [
      all.flatMap(({id, name}) => (limit.frameworks.includes(id) ? [name] : [])).join(', '),
      [
        ...browsers.flatMap(({id, name}) => (limit.browsers?.includes(id) ? [name] : [])),
        ...(limit.versions ?? []).map((version) => `version ${version}`),
      ].join(', '),
      limit.systems.join(', '),
      limit.reason[0]!.toUpperCase() + limit.reason.slice(1),
    ]),
  );

/** Renders `<PlatformConfigurator />`: the form that generates capabilities, with its data as JSON. */
export const renderPlatformConfigurator = (): string =>
  component('PlatformConfigurator', {data: JSON.stringify(loadConfigurator())});

/** Renders `<PlatformReference />`: tables of the platforms in the configurator. */
export function renderPlatformReference(): string {
  const data = loadConfigurator();
  return join([
    heading(3, 'Data centers', 'data-centers'),
    centers(data),
    heading(3, 'Desktop browsers', 'desktop-browsers'),
    desktopBrowsers(data),
    heading(3, 'Emulators and simulators', 'virtual-devices'),
    virtualDevices(data),
    heading(3, 'Real devices', 'real-devices'),
    realDevices(data),
    heading(3, 'Frameworks', 'frameworks'),
    frameworks(data),
    heading(3, 'Unsupported combinations', 'exceptions'),
    exceptions(data),
  ]);
}
