import {isoDay} from '../lib/dates.ts';
import {repeated, type Problem} from './problems.ts';
import {load} from './load.ts';
import {apiNames, loadApi, operationsOf} from './openapi/load.ts';
import {loadAppiumVersions} from './tables.ts';
import {loadVersions, VERSIONS_FILE, type VersionedProduct} from './versions.ts';

/** Products with versions, and the file that lists them. */
export interface EndingProduct extends VersionedProduct {
  file: string;
}

/** Operation of a REST API that will be removed. */
export interface SunsetOperation {
  /** Path with parameters in braces, such as `/v1/jobs/{id}`. */
  path: string;
  /** Name in messages, such as `GET /v1/jobs/{id}`. */
  name: string;
  /** Day of the removal, YYYY-MM-DD. */
  sunset: string;
  /** What to use instead, in Markdown. */
  successor?: string;
}

/** Use of something that ends, which the expiry check accepts until a day. */
export interface ExpiryException {
  file: string;
  /** Subject of the finding. */
  uses: string;
  until: string;
  reason: string;
}

export const EXCEPTIONS_FILE = 'src/data/expiryExceptions.yaml';
export const APPIUM_FILE = 'src/data/appiumVersions.yaml';

/** Returns all products whose versions reach an end of life, including Appium on real devices. */
export function loadEndingProducts(): EndingProduct[] {
  const {realDevices} = loadAppiumVersions();
  return [
    ...loadVersions().map((product) => ({...product, file: VERSIONS_FILE})),
    // The successor of a version has the same major version of Appium.
    ...['appium3', 'appium2'].map((id) => ({
      id,
      name: 'Appium version',
      labels: true as const,
      file: APPIUM_FILE,
      // Names such as `latest` are too common to be found in texts, and those with `deque` are for accessibility tests only.
      versions: realDevices
        .filter(({version}) => version.startsWith(`${id}-2`))
        .map(({version, aliases, endOfLife, successor}) => ({
          version,
          ...(aliases && {aliases}),
          ...(endOfLife && {endOfLife}),
          ...(successor && {successor}),
        })),
    })),
  ];
}

/** Returns the API operations that have a date of removal (`x-sunset`). */
export const loadSunsets = (): SunsetOperation[] =>
  apiNames.flatMap((name) =>
    operationsOf(loadApi(name)).flatMap(({path, method, operation}): SunsetOperation[] => {
      const {'x-sunset': sunset, 'x-deprecated-by': successor} = operation;
      if (sunset === undefined) return [];
      return [{path, name: `${method.toUpperCase()} ${path}`, sunset, ...(successor && {successor})}];
    }),
  );

/** Returns the exceptions of the expiry check, from `expiryExceptions.yaml`. */
export const loadExpiryExceptions = (): ExpiryException[] =>
  load<ExpiryException[]>('expiryExceptions.yaml', 'expiryExceptions.schema.json', checkExceptions);

function checkExceptions(exceptions: readonly ExpiryException[]): Problem[] {
  return [
    ...repeated(exceptions, [], ({file, uses}) => `${file}: ${uses}`),
    ...exceptions.flatMap(({until}, at) =>
      isoDay(until) ? [] : [{steps: [at, 'until'], message: `"${until}" isn't a valid date`}],
    ),
  ];
}
