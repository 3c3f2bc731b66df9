import {loadDataCenters} from '../../../data/tables.ts';
import type {DataCenterEntry} from '../../../data/types.ts';
import type {Attributes} from '../index.ts';
import {orList} from '../../../lib/nearest.ts';
import {code, table} from '../markdown.ts';

const columns: Record<string, {title: string; of: (center: DataCenterEntry) => string}> = {
  region: {title: 'Region', of: ({region}) => code(region)},
  api: {title: 'REST API base URL', of: ({apiHost}) => code(`https://${apiHost}/`)},
  webdriver: {title: 'WebDriver endpoint', of: ({webdriver}) => code(webdriver)},
  website: {title: 'Website', of: ({appHost}) => code(appHost)},
  tunnel: {title: 'Tunnel servers', of: ({tunnelServers}) => code(tunnelServers)},
  addresses: {title: 'IP address ranges', of: ({ipRanges}) => ipRanges.map(code).join(', ')},
};

/**
 * Renders `<DataCenterReference columns="region, api" />`: a table of the data centers with the specified columns.
 * @throws {Error} if a column is unknown.
 */
export function renderDataCenterReference({columns: wanted = 'region, api'}: Attributes): string {
  const names = wanted.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !columns[name]);
  if (unknown) throw new Error(`unknown column "${unknown}"; expected ${orList(Object.keys(columns))}`);
  return table(
    ['Data center', ...names.map((name) => columns[name]!.title)],
    loadDataCenters().map((center) => [center.name, ...names.map((name) => columns[name]!.of(center))]),
  );
}
