import {loadVersions} from '../../../data/versions.ts';
import {orList} from '../../../lib/nearest.ts';
import {writtenDate} from '../../../lib/dates.ts';
import type {Attributes} from '../index.ts';
import {codes, table} from '../markdown.ts';

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
