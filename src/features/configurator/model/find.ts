import type {Browser, FrameworkChoice, Place, Release, System} from '../../../data/configurator/types.ts';
import type {Context} from './types.ts';

/** The framework that is chosen. */
export const frameworkOf = ({data, values}: Context): FrameworkChoice => data.frameworks.find(({id}) => id === values.framework)!;

/** The kind of device that is chosen. */
export const placeOf = ({values}: Context): Place => values.device as Place;

export const systemOf = ({data, values}: Context): System | undefined => data.systems.find(({name}) => name === values.os);

export const browserOf = ({data, values}: Context): Browser | undefined => data.browsers.find(({id}) => id === values.browser);

/** How the chosen system narrows the versions of a browser down. */
export const releaseOf = ({data, values}: Context, browser: string): Release | undefined =>
  data.releases.find(({browsers, systems}) => browsers.includes(browser) && systems.includes(values.os ?? ''));

/** Why the chosen framework does not go with the chosen system and these; undefined where it does. */
export function limitOf({data, values}: Context, {browser, version}: {browser?: string; version?: string}): string | undefined {
  return data.limits.find(
    (limit) =>
      limit.frameworks.includes(values.framework ?? '') &&
      limit.systems.includes(values.os ?? '') &&
      (limit.browsers ? browser !== undefined && limit.browsers.includes(browser) : browser === undefined) &&
      (limit.versions ? version !== undefined && limit.versions.includes(version) : version === undefined),
  )?.reason;
}

/** `17.5` before `18`: versions by their numbers. */
export function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  for (let i = 0; i < Math.max(a!.length, b!.length); i += 1) {
    const difference = (a![i] ?? 0) - (b![i] ?? 0);
    if (difference) return difference > 0;
  }
  return true;
}
