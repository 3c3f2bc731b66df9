import type {Draft, Step} from './fields.ts';
import {browserOf, frameworkOf, limitOf, placeOf, releaseOf, systemOf} from './find.ts';
import type {Context, Entry} from './types.ts';

/** Value of the version field if the version number is entered in a separate field. */
const EXACT = 'exact';
const ORDINALS: Readonly<Record<string, string>> = {
  latest: 'Latest',
  'latest-1': 'One version before the latest (latest-1)',
  'latest-2': 'Two versions before the latest (latest-2)',
};

const onDesktop = (draft: (context: Context) => Draft | undefined) => (context: Context) =>
  placeOf(context) === 'desktop-browsers' ? draft(context) : undefined;

const browser = onDesktop((context) => {
  const {browsers = {}, name} = frameworkOf(context);
  const family = systemOf(context)?.family;
  return {
    label: 'Browser',
    entries: context.data.browsers.map(({id, name: label, families}): Entry => {
      const elsewhere = family && families && !families.includes(family) ? 'available only on macOS' : undefined;
      const reason =
        browsers[id] === undefined ? `not supported by ${name}` : (elsewhere ?? limitOf(context, {browser: id}));
      return {value: id, label, ...(reason && {reason})};
    }),
  };
});

const least = (context: Context): number =>
  Math.max(releaseOf(context, context.values.browser!)?.from ?? 0, browserOf(context)?.oldest ?? 0);

const version = onDesktop((context) => {
  const {driver, browserVersion} = frameworkOf(context);
  const {versions, oldest} = browserOf(context) ?? {};
  if (!versions || !(driver || browserVersion)) return undefined;
  const {only = []} = releaseOf(context, context.values.browser!) ?? {};
  return {
    label: 'Browser version',
    entries: [
      ...versions.map((value) => ({value, label: ORDINALS[value] ?? value})),
      ...only.map((value) => ({value, label: value})),
      ...(oldest ? [{value: EXACT, label: 'Specific version…'}] : []),
    ],
  };
});

const number = onDesktop((context) => {
  if (context.values.version !== EXACT) return undefined;
  const from = least(context);
  const {name} = browserOf(context)!;
  return {
    label: 'Version number',
    fallback: String(from),
    hint: `The oldest version of ${name} on ${context.values.os} is ${from}.`,
    check: (value) => {
      if (!/^\d{1,3}$/.test(value)) return 'must be a whole number, such as 140';
      return Number(value) < from
        ? `must be at least ${from}, the oldest version of ${name} on ${context.values.os}`
        : undefined;
    },
  };
});

const frameworkVersion = (context: Context): Draft | undefined => {
  const {name, versions} = frameworkOf(context);
  if (!versions) return undefined;
  return {
    label: `${name.replace('Cucumber.js with ', '')} version`,
    entries: versions.map((value): Entry => {
      const reason = limitOf(context, {version: value});
      return {value, label: value === 'package.json' ? 'Version in package.json' : value, ...(reason && {reason})};
    }),
  };
};

/** Fields that apply only to desktop browsers, and the framework version. */
export const desktopFields: readonly Step[] = [
  ['browser', browser],
  ['version', version],
  ['number', number],
  ['frameworkVersion', frameworkVersion],
];
