import {loadAppiumVersions, loadDataCenters, loadMaintenance, loadSharedEndpoints, loadStatusCodes} from '../../../data/tables.ts';
import type {AppiumPlatform, AppiumVersion, DataCenterEntry} from '../../../data/types.ts';
import {orList} from '../../../lib/nearest.ts';
import type {Attributes} from '../index.ts';
import {code, codes, join, prose, table} from '../markdown.ts';

/** `<StatusCodeReference />`: what the REST APIs answer with. */
export const renderStatusCodeReference = (): string =>
  table(
    ['Code', 'Meaning', 'What to do'],
    loadStatusCodes().map(({code: value, name, meaning, fix}) => [`${code(value)} ${name}`, prose(meaning), fix ? prose(fix) : '']),
  );

/** A table with a row for each data center; `cells` are what it says beside the name. */
const byCenter = (cells: Readonly<Record<string, (center: DataCenterEntry) => string>>): string =>
  table(['Data center', ...Object.keys(cells)], loadDataCenters().map((center) => [center.name, ...Object.values(cells).map((cell) => cell(center))]));

const centerTables = {
  endpoints: () =>
    byCenter({
      Region: ({region}) => code(region),
      'WebDriver and Appium': ({webdriver}) => code(webdriver),
      'REST API': ({apiHost}) => code(`https://${apiHost}`),
      'Web app': ({appHost}) => `[${appHost}](https://${appHost}/)`,
    }),
  api: () => byCenter({'Base address': ({apiHost}) => code(`https://${apiHost}/`)}),
  tunnels: () =>
    byCenter({
      'Region of Sauce Connect': ({sauceConnectRegion, region}) => code(sauceConnectRegion ?? region),
      'Tunnel servers': ({tunnelServers}) => code(tunnelServers),
    }),
  visual: () => byCenter({'Storage of visual tests': ({visualStorage}) => code(visualStorage)}),
  'ip-ranges': () => byCenter({'IP ranges': ({ipRanges}) => codes(ipRanges)}),
  locale: () =>
    byCenter({
      Language: ({locale}) => code(locale.language),
      Date: ({locale}) => code(locale.date),
      Currency: ({locale}) => locale.currency,
      Temperature: ({locale}) => `°${locale.temperature}`,
    }),
  availability: () => byCenter({'Browsers on virtual machines, emulators and simulators': ({virtualDevices}) => (virtualDevices ? 'Yes' : 'No')}),
  shared: () =>
    table(
      ['What for', 'Address', 'IP address'],
      loadSharedEndpoints().map(({purpose, url, ip}) => [prose(purpose), code(url), ip ? code(ip) : '']),
    ),
  maintenance: () => maintenanceTable(),
  sso: () =>
    byCenter({
      'SAML metadata': ({deprecatedSso}) => (deprecatedSso ? code(deprecatedSso.metadata) : ''),
      'Assertion consumer': ({deprecatedSso}) => (deprecatedSso ? code(deprecatedSso.assertionConsumer) : ''),
    }),
};

/** Windows of maintenance, the latest first. In UTC alone: the local times that are published do not agree with it in winter. */
function maintenanceTable(): string {
  const names = new Map(loadDataCenters().map(({id, name}) => [id, name]));
  const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'full', timeZone: 'UTC'});
  return table(
    ['Day', 'Data center', 'Hours in UTC'],
    [...loadMaintenance()].reverse().map(({center, start, end}) => [day.format(new Date(start)), names.get(center) ?? center, `${start.slice(11, 16)}–${end.slice(11, 16)}`]),
  );
}

/** `<DataCenterReference />`: the endpoints of each data center; `show="ip-ranges"` and others show something else. */
export function renderDataCenterReference({show = 'endpoints'}: Attributes): string {
  if (!(show in centerTables)) throw new Error(`show="${show}" is unknown; accepted: ${orList(Object.keys(centerTables))}`);
  return centerTables[show as keyof typeof centerTables]();
}

const appiumTables = {
  'real-devices': () => appiumTable(loadAppiumVersions().realDevices),
  emulators: () => platformTable('Android', loadAppiumVersions().emulators),
  simulators: () => platformTable('iOS', loadAppiumVersions().simulators),
  bundles: () => appiumTable(loadAppiumVersions().bundles),
};

function appiumTable(versions: readonly AppiumVersion[]): string {
  return table(
    ['Version', 'Released', 'Ends', 'Official WebDriverAgent', 'Notes', 'Parts'],
    versions.map(({version, aliases = [], released, endOfLife, officialWda, notes = [], components = {}}) => [
      [version, ...aliases].map(code).join(', '),
      released ?? '',
      endOfLife ?? '',
      officialWda === undefined ? '' : officialWda ? 'Yes' : 'No',
      notes.map(prose).join(' '),
      Object.entries(components)
        .map(([name, own]) => `${code(name)} ${own}`)
        .join(', '),
    ]),
  );
}

const platformTable = (title: string, platforms: readonly AppiumPlatform[]): string =>
  table(
    [title, 'Appium versions', 'Default', 'Recommended'],
    platforms.map(({os, versions, default: fallback, recommended}) => [os, codes(versions), code(fallback), code(recommended)]),
  );

/** `<AppiumVersionReference show="real-devices" />`; without `show` every table, a title before each. */
export function renderAppiumVersionReference({show}: Attributes): string {
  if (show === undefined) return join(Object.values(appiumTables).map((render) => render()));
  if (!(show in appiumTables)) throw new Error(`show="${show}" is unknown; accepted: ${orList(Object.keys(appiumTables))}`);
  return appiumTables[show as keyof typeof appiumTables]();
}
