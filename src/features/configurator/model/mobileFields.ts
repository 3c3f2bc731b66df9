import type {Draft, Step} from './fields.ts';
import {frameworkOf, placeOf} from './find.ts';
import {osOfPlace, type Context, type Entry} from './types.ts';

type Virtual = 'emulators' | 'simulators';

const isVirtual = (context: Context): boolean => placeOf(context) in osOfPlace;
const onMobile = (draft: (context: Context) => Draft | undefined) => (context: Context) =>
  placeOf(context) === 'desktop-browsers' ? undefined : draft(context);
/** Returns the operating system of the selected device. */
export const mobileOsOf = (context: Context): string => osOfPlace[placeOf(context)] ?? context.values.os!;
const versionsOf = (context: Context) => context.data.versions[placeOf(context) as Virtual];
const isAlias = ({data, values}: Context): boolean => data.aliases.some(({value}) => value === values.osVersion);

const test = onMobile((context) => {
  if (!frameworkOf(context).driver) return undefined;
  const browser = mobileOsOf(context) === 'Android' ? 'Chrome' : 'Safari';
  return {
    label: 'Test target',
    entries: [
      {value: 'browser', label: `Website in ${browser}`},
      {value: 'app', label: 'Native or hybrid app'},
    ],
  };
});

const FILES: Readonly<Record<string, string>> = {Android: 'my-app.apk', iOS: 'my-app.ipa'};

const app = onMobile((context) =>
  context.values.test !== 'app'
    ? undefined
    : {
        label: 'App',
        fallback: `storage:filename=${placeOf(context) === 'simulators' ? 'my-app.zip' : FILES[mobileOsOf(context)]}`,
        hint: 'A file in app storage or a public URL.',
        check: (value) =>
          /^(storage:\S.*|https:\/\/\S+)$/.test(value) ? undefined : 'must start with storage: or https://',
      },
);

const osVersion = onMobile((context) => {
  const os = mobileOsOf(context);
  if (!isVirtual(context)) {
    const {oldest} = context.data.realDevices.find((one) => one.os === os)!;
    return {
      label: `${os} version`,
      fallback: '',
      hint: `Leave empty for any version. 15 matches all versions of ${os} 15, and a regular expression such as ^1[56].* matches several major versions. The oldest version is ${oldest}.`,
      check: (value) =>
        /^\d+/.test(value) && Number.parseInt(value, 10) < oldest
          ? `must be at least ${oldest}, the oldest version of ${os} on real devices`
          : undefined,
    };
  }
  const {simulators, name, driver} = frameworkOf(context);
  const aliases = placeOf(context) === 'simulators' ? context.data.aliases : [];
  return {
    label: `${os} version`,
    entries: [
      ...versionsOf(context).map(({version}): Entry => ({
        value: version,
        label: version,
        ...(simulators && !simulators.includes(version) && {reason: `not supported by ${name}`}),
      })),
      ...aliases.map(({value, meaning}): Entry => ({
        value,
        label: `${value}: ${meaning}`,
        ...(!driver && {reason: 'supported only by Appium'}),
      })),
    ],
  };
});

const name = onMobile((context) => {
  if (!isVirtual(context)) {
    const {names} = context.data.realDevices.find((one) => one.os === mobileOsOf(context))!;
    return {
      label: 'Device name',
      fallback: frameworkOf(context).driver ? '' : names[0]!,
      suggestions: names,
      hint: 'A device name, a regular expression, or the ID of a specific device.',
      check: (value) =>
        value || frameworkOf(context).driver ? undefined : 'must be a device name, or .* for any device',
    };
  }
  const {osVersion: version = ''} = context.values;
  return {
    label: 'Device name',
    entries: context.data.devices[placeOf(context) as Virtual].map(({name: value, versions}): Entry => ({
      value,
      label: value,
      ...(versions &&
        !versions.includes(version) && {reason: `available only with ${mobileOsOf(context)} ${versions.join(', ')}`}),
    })),
  };
});

const appium = onMobile((context) => {
  if (!frameworkOf(context).driver) return undefined;
  const unset = {value: '', label: 'Selected by Sauce Labs'};
  if (!isVirtual(context)) {
    return {
      label: 'Appium version',
      entries: [
        ...context.data.realAppium.map(({version, endOfLife, recommended}) => ({
          value: version,
          label: `${version}${recommended ? ' (recommended)' : endOfLife ? ` (supported until ${endOfLife})` : ''}`,
        })),
        unset,
      ],
    };
  }
  const found = versionsOf(context).find(({version}) => version === context.values.osVersion);
  const versions =
    isAlias(context) || !found
      ? []
      : [found.recommended, ...found.appium.filter((version) => version !== found.recommended)];
  return {
    label: 'Appium version',
    entries: [...versions.map((value, at) => ({value, label: at === 0 ? `${value} (recommended)` : value})), unset],
  };
});

/** Fields that apply only to emulators, simulators, and real devices. */
export const mobileFields: readonly Step[] = [
  ['test', test],
  ['app', app],
  ['osVersion', osVersion],
  ['name', name],
  ['appium', appium],
];
