import {loadVersions} from '../../data/versions.ts';
import {orList} from '../../lib/nearest.ts';
import {writtenDate} from '../../lib/dates.ts';
import {loadAppiumVersions} from '../../data/tables.ts';
import type {AppiumPlatform, AppiumVersion} from '../../data/types.ts';
import type {Attributes} from './index.ts';
import {code, codes, heading, join, prose, table} from './markdown.ts';

const UNKNOWN = '–';

/** Renders `<VersionReference product="playwright" />`: the versions of a product with their end of life, newest first. */
export function renderVersionReference({product}: Attributes): string {
  const products = loadVersions();
  const found = products.find(({id}) => id === product);
  if (!found) throw new Error(`unknown product "${product}"; expected ${orList(products.map(({id}) => id))}`);
  const {name, versions} = found;
  const columns = [...new Set(versions.flatMap(({facts}) => Object.keys(facts ?? {})))];
  const rows = versions.map(({version, aliases, facts, endOfLife, removal}) => [
    version,
    aliases ? codes(aliases) : '',
    ...columns.map((column) => facts?.[column] ?? UNKNOWN),
    endOfLife ? writtenDate(endOfLife) : UNKNOWN,
    removal ? writtenDate(removal) : '',
  ]);
  return table([name, 'Aliases', ...columns, 'End of life', 'Removal date'], rows);
}

/** Renders `<AppiumVersionReference />`: the Appium versions of real devices, emulators, and simulators, with their components. */
export function renderAppiumVersionReference(): string {
  const {realDevices, emulators, simulators, bundles} = loadAppiumVersions();
  return join([
    heading(2, 'Real devices', 'real-devices'),
    support(realDevices),
    parts(realDevices),
    heading(2, 'Emulators', 'emulators'),
    platforms(emulators),
    heading(2, 'Simulators', 'simulators'),
    platforms(simulators),
    heading(2, 'Appium versions for emulators and simulators', 'virtual-device-versions'),
    support(bundles),
    parts(bundles),
  ]);
}

const name = ({version, aliases}: AppiumVersion): string => codes([version, ...(aliases ?? [])]);

function support(versions: readonly AppiumVersion[]): string {
  const dated = versions.some(({released, endOfLife}) => released ?? endOfLife);
  return table(
    ['Version', 'Appium', ...(dated ? ['Release date', 'End of life'] : []), 'Notes'],
    versions.map((version) => [
      name(version),
      version.major ? String(version.major) : '',
      ...(dated ? [version.released ?? '', version.endOfLife ?? ''] : []),
      [
        ...(version.ended ? ['This version has reached its end of life.'] : []),
        ...(version.officialWda ? ['Uses the WebDriverAgent of the Appium project.'] : []),
        ...(version.notes ?? []).map(prose),
      ].join(' '),
    ]),
  );
}

function parts(versions: readonly AppiumVersion[]): string {
  const rows = versions.flatMap((version) =>
    version.components
      ? [
          [
            name(version),
            Object.entries(version.components)
              .map(([part, at]) => `${code(part)} ${at}`)
              .join(', '),
          ],
        ]
      : [],
  );
  if (!rows.length) return '';
  return join([
    '<details>\n<summary>Components of each version</summary>',
    table(['Version', 'Components'], rows),
    '</details>',
  ]);
}

const platforms = (rows: readonly AppiumPlatform[]): string =>
  table(
    ['Operating system', 'Appium versions', 'Default', 'Recommended'],
    rows.map(({os, versions, default: fallback, recommended}) => [
      os,
      versions.join(', '),
      code(fallback),
      code(recommended),
    ]),
  );
