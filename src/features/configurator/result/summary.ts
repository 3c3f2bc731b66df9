import type {ConfiguratorData} from '../../../data/configurator/types.ts';
import {shortName} from '../model/optionFields.ts';
import type {Choice, Solution} from '../model/types.ts';

const words = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Returns a one-line summary of the selection. */
export function summaryOf(choice: Choice, data: ConfiguratorData): string {
  const {place, framework, frameworkVersion, os, browser, version, name, test, appium, options} = choice;
  const isDesktop = place === 'desktop-browsers';
  const browserName = isDesktop
    ? data.browsers.find(({id}) => id === browser)!.name
    : test === 'browser' && (os === 'iOS' ? 'Safari' : 'Chrome');
  const count = Object.keys(options).length;
  return [
    isDesktop ? words([browserName, version]) : name || 'Any real device',
    isDesktop ? os : words([os, version]),
    !isDesktop && browserName,
    words([framework.name, /^\d/.test(frameworkVersion) && frameworkVersion, appium]),
    count > 0 && `${count} ${count === 1 ? 'option' : 'options'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the rejected values as text for screen readers, which don't read the notices next to the fields. */
export function changesOf({fields, options, refused}: Solution): string {
  const entry = (id: string, value: string) =>
    fields.find((field) => field.id === id)?.entries?.find((one) => one.value === value)?.label;
  const changed = refused.flatMap(({id, value, reason}) => {
    const label = entry(id, value);
    return label ? [`${label}: ${reason}.`] : [];
  });
  const wrong = [
    ...fields.filter(({error}) => error).map(({label}) => label),
    ...options.filter(({error}) => error).map(({option}) => shortName(option.id)),
  ];
  return [...changed, ...(wrong.length ? [`Not included: ${wrong.join(', ')}.`] : [])]
    .map((text) => ` ${text}`)
    .join('');
}
