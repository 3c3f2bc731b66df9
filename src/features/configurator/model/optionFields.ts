import type {Option} from '../../../data/configurator.ts';
import {frameworkOf, placeOf, systemOf} from './find.ts';
import {mobileOsOf} from './mobileFields.ts';
import type {Choice, Context, OptionField, Refusal, Wanted} from './types.ts';

type Value = Choice['options'][string];

/** Returns the ID of an option without the prefix that specifies its location in the code. */
export const shortName = (id: string): string => id.replace(/^(sauce|w3c|appium|file):/, '');

function applies(context: Context, {places, frameworks, os, browsers}: Option): boolean {
  const place = placeOf(context);
  const family = place === 'desktop-browsers' ? systemOf(context)?.family : mobileOsOf(context).toLowerCase();
  return (
    places.includes(place) &&
    frameworks.includes(frameworkOf(context).id) &&
    (!os || os.includes(family ?? '')) &&
    (!browsers || browsers.includes(context.values.browser ?? ''))
  );
}

/** Returns an error message for an option's value, without the option's name, or `undefined` if the value is valid. */
function errorOf({type, minimum, maximum, values, unit}: Option, text: string): string | undefined {
  const accepted = type === 'boolean' ? ['true', 'false'] : values;
  if (accepted) return accepted.includes(text) ? undefined : `must be one of ${accepted.join(', ')}`;
  if (type !== 'integer' && type !== 'number') return undefined;
  const number = Number(text);
  const range = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`]
    .filter(Boolean)
    .join(' and ');
  if (!text.trim() || Number.isNaN(number) || (type === 'integer' && !Number.isInteger(number)))
    return `must be a ${type === 'integer' ? 'whole ' : ''}number`;
  return number < (minimum ?? -Infinity) || number > (maximum ?? Infinity)
    ? `must be ${range}${unit ? ` ${unit}` : ''}`
    : undefined;
}

const parse = ({type}: Option, text: string): Value => {
  if (type === 'boolean') return text === 'true';
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'list'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : text;
};

/** Returns the options that apply to the selection, their values, and the rejected values. */
export function solveOptions(
  context: Context,
  wanted: Wanted,
): {options: OptionField[]; values: Record<string, Value>; refused: Refusal[]} {
  const offered = context.data.options.filter((option) => applies(context, option));
  const isOn = (id: string): boolean => {
    const text = wanted[id] ?? '';
    const option = offered.find((one) => one.id === id);
    return option !== undefined && (text ? text !== 'false' && !errorOf(option, text) : option.default === true);
  };
  const values: Record<string, Value> = {};
  const refused: Refusal[] = [];
  const options = offered.map((option): OptionField => {
    const value = wanted[option.id] ?? '';
    const without = option.needs?.find((id) => !isOn(id));
    const against = option.excludes?.find((id) => (wanted[id] ?? '') === 'true');
    const reason = without
      ? `requires ${shortName(without)}`
      : against && `can't be combined with ${shortName(against)}`;
    if (!value) return {option, value, ...(reason && {reason})};
    const error = errorOf(option, value);
    if (reason || error) refused.push({id: option.id, value, reason: reason ?? error});
    else values[option.id] = parse(option, value);
    return reason ? {option, value: '', reason} : {option, value, ...(error && {error})};
  });
  return {options, values, refused};
}
