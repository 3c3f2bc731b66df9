import {isoDay} from '../lib/dates.ts';
import {repeated, type Problem} from './problems.ts';
import {load} from './load.ts';

/** Version of a product, with its end of life if it's published. */
export interface ProductVersion {
  version: string;
  /** Other names that select the version. */
  aliases?: string[];
  /** Further columns of the table on pages. */
  facts?: Record<string, string>;
  /** First day on which the version isn't supported, YYYY-MM-DD. */
  endOfLife?: string;
  /** Day after which the version can't be used, YYYY-MM-DD. */
  removal?: string;
  /** Version to use instead. */
  successor?: string;
}

/** Product whose versions reach an end of life, and how samples select a version. */
export interface VersionedProduct {
  id: string;
  /** Name in running text, before the version. */
  name: string;
  /** Key of saucectl's configuration file that contains the key `version`. */
  config?: string;
  /** npm packages with the same versions. */
  packages?: string[];
  /** Container images whose tags begin with the version. */
  images?: string[];
  /** Keys of configuration files whose value is the version. */
  keys?: string[];
  /** Whether the versions are words that mean nothing else. */
  labels?: true;
  /** Newest first. */
  versions: ProductVersion[];
}

export const VERSIONS_FILE = 'src/data/versions.yaml';

/** Returns the products whose versions reach an end of life, from `versions.yaml`. */
export const loadVersions = (): VersionedProduct[] =>
  load<VersionedProduct[]>('versions.yaml', 'versions.schema.json', checkVersions);

/** Reports duplicate products and versions, invalid dates, and unknown successors. */
function checkVersions(products: readonly VersionedProduct[]): Problem[] {
  return [
    ...repeated(products, [], ({id}) => id),
    ...products.flatMap(({versions}, at): Problem[] => {
      const known = versions.map(({version}) => version);
      return [
        ...repeated(versions, [at, 'versions'], ({version}) => version),
        ...versions.flatMap(({version, endOfLife, removal, successor}, index): Problem[] => {
          const steps = [at, 'versions', index];
          const dates = Object.entries({endOfLife, removal}).filter(([, day]) => day !== undefined && !isoDay(day));
          return [
            ...dates.map(([key, day]) => ({steps: [...steps, key], message: `"${day}" isn't a valid date`})),
            ...(endOfLife && removal && removal < endOfLife
              ? [{steps: [...steps, 'removal'], message: `must not be earlier than the end of life, ${endOfLife}`}]
              : []),
            ...(successor !== undefined && (successor === version || !known.includes(successor))
              ? [{steps: [...steps, 'successor'], message: `must be another version: ${known.join(', ')}`}]
              : []),
          ];
        }),
      ];
    }),
  ];
}
