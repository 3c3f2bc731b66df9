import type {Browser, FrameworkChoice, Place, Release, System} from '../../../data/configurator.ts';
import type {Context} from './types.ts';

/** Returns the selected framework. */
export const frameworkOf = ({data, values}: Context): FrameworkChoice =>
  data.frameworks.find(({id}) => id === values.framework)!;

/** Returns the type of the selected device. */
export const placeOf = ({values}: Context): Place => values.device as Place;

export const systemOf = ({data, values}: Context): System | undefined =>
  data.systems.find(({name}) => name === values.os);

export const browserOf = ({data, values}: Context): Browser | undefined =>
  data.browsers.find(({id}) => id === values.browser);

/** Returns the restrictions of the selected operating system on the versions of a browser. */
export const releaseOf = ({data, values}: Context, browser: string): Release | undefined =>
  data.releases.find(({browsers, systems}) => browsers.includes(browser) && systems.includes(values.os ?? ''));

/**
 * Returns the reason why the selected framework doesn't support a browser or framework version on the selected operating
 * system, or `undefined` if it does.
 */
export function limitOf(
  {data, values}: Context,
  {browser, version}: {browser?: string; version?: string},
): string | undefined {
  return data.limits.find(
    (limit) =>
      limit.frameworks.includes(values.framework ?? '') &&
      limit.systems.includes(values.os ?? '') &&
      (limit.browsers ? browser !== undefined && limit.browsers.includes(browser) : browser === undefined) &&
      (limit.versions ? version !== undefined && limit.versions.includes(version) : version === undefined),
  )?.reason;
}

/** Returns whether a version is equal to or later than another, comparing their numeric parts: `18` is later than `17.5`. */
export function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  for (let i = 0; i < Math.max(a!.length, b!.length); i += 1) {
    const difference = (a![i] ?? 0) - (b![i] ?? 0);
    if (difference) return difference > 0;
  }
  return true;
}
