import type {Draft, Step} from './fields.ts';
import {frameworkOf, placeOf} from './find.ts';
import {osOfPlace, type Context, type Entry} from './types.ts';

type Virtual = 'emulators' | 'simulators';

const isVirtual = (context: Context): boolean => placeOf(context) in osOfPlace;
const onMobile = (draft: (context: Context) => Draft | undefined) => (context: Context) =>
  placeOf(context) === 'desktop-browsers' ? undefined : draft(context);
/** The operating system of the device that is chosen. */
export const mobileOsOf = (context: Context): string => osOfPlace[placeOf(context)] ?? context.values.os!;
const versionsOf = (context: Context) => context.data.versions[placeOf(context) as Virtual];
const isAlias = ({data, values}: Context): boolean => data.aliases.some(({value}) => value === values.osVersion);

const test = onMobile((context) => {
  if (!frameworkOf(context).driver) return undefined;
  const browser = mobileOsOf(context) === 'Android' ? 'Chrome' : 'Safari';
  return {
    label: 'Test of',
    entries: [
      {value: 'browser', label: `A website, in ${browser}`},
      {value: 'app', label: 'An app, native or hybrid'},
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
        hint: 'A file in app storage, or an address on the public internet.',
        check: (value) => (/^(storage:\S.*|https:\/\/\S+)$/.test(value) ? undefined : 'must begin with storage: or https://'),
      },
);

const osVersion = onMobile((context) => {
  const os = mobileOsOf(context);
  if (!isVirtual(context)) {
    const {oldest} = context.data.realDevices.find((one) => one.os === os)!;
    return {
      label: `${os} version`,
      fallback: '',
      hint: `Empty for any. 15 takes every 15; a regular expression such as ^1[56].* takes several. ${os} ${oldest} is the oldest.`,
      check: (value) => (/^\d+/.test(value) && Number.parseInt(value, 10) < oldest ? `must be at least ${oldest}: there is no older ${os} on real devices` : undefined),
    };
  }
  const {simulators, name, driver} = frameworkOf(context);
  const aliases = placeOf(context) === 'simulators' ? context.data.aliases : [];
  return {
    label: `${os} version`,
    entries: [
      ...versionsOf(context).map(({version}): Entry => ({value: version, label: version, ...(simulators && !simulators.includes(version) && {reason: `${name} does not take it`})})),
      ...aliases.map(({value, meaning}): Entry => ({value, label: `${value}: ${meaning}`, ...(!driver && {reason: 'Appium only'})})),
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
      hint: 'A name or a regular expression, or the ID of one device, which ends in _real_us or the like.',
      check: (value) => (value || frameworkOf(context).driver ? undefined : 'must name a device, or .* for any'),
    };
  }
  const {osVersion: version = ''} = context.values;
  return {
    label: 'Device name',
    entries: context.data.devices[placeOf(context) as Virtual].map(({name: value, versions}): Entry => ({
      value,
      label: value,
      ...(versions && !versions.includes(version) && {reason: `has ${versions.join(', ')}`}),
    })),
  };
});

const appium = onMobile((context) => {
  if (!frameworkOf(context).driver) return undefined;
  const unset = {value: '', label: 'Chosen by Sauce Labs'};
  if (!isVirtual(context)) {
    return {
      label: 'Appium version',
      entries: [...context.data.realAppium.map(({version, endOfLife}) => ({value: version, label: endOfLife ? `${version} (until ${endOfLife})` : version})), unset],
    };
  }
  const found = versionsOf(context).find(({version}) => version === context.values.osVersion);
  const versions = isAlias(context) || !found ? [] : [found.recommended, ...found.appium.filter((version) => version !== found.recommended)];
  return {label: 'Appium version', entries: [...versions.map((value, at) => ({value, label: at === 0 ? `${value} (recommended)` : value})), unset]};
});

export const mobileFields: readonly Step[] = [
  ['test', test],
  ['app', app],
  ['osVersion', osVersion],
  ['name', name],
  ['appium', appium],
];
