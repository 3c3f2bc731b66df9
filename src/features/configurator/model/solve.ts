import type {ConfiguratorData} from '../../../data/configurator.ts';
import {steps, type Draft} from './fields.ts';
import {frameworkOf, placeOf} from './find.ts';
import {mobileOsOf} from './mobileFields.ts';
import {solveOptions} from './optionFields.ts';
import type {Choice, Context, Field, Refusal, Solution, Wanted} from './types.ts';

/**
 * Determines the value of each field in order: the wanted value if it's available, or else the first available value or the default. The
 * result is always a complete, supported selection.
 */
export function solve(data: ConfiguratorData, center: {id: string; name: string}, wanted: Wanted): Solution {
  const values: Record<string, string> = {};
  const context: Context = {data, center, values};
  const fields: Field[] = [];
  const refused: Refusal[] = [];
  for (const [id, draftOf] of steps) {
    const before = draftOf(context);
    if (!before) continue;
    const {field, value} = fill(id, before, wanted[id], refused);
    values[id] = value;
    // The hint can depend on the value.
    fields.push({...field, hint: draftOf(context)?.hint});
  }
  const options = solveOptions(context, wanted);
  return {
    choice: choiceOf(context, options.values),
    fields,
    options: options.options,
    refused: [...refused, ...options.refused],
  };
}

function fill(id: string, draft: Draft, wanted: string | undefined, refused: Refusal[]): {field: Field; value: string} {
  const {label, entries, suggestions, check, fallback: text = ''} = draft;
  const fallback = entries ? (entries.find(({reason}) => !reason) ?? entries[0]!).value : text;
  const base = {id, label, ...(entries && {entries}), ...(suggestions && {suggestions})};
  if (wanted === undefined || wanted === fallback)
    return {field: {...base, value: fallback, isDefault: true}, value: fallback};
  const entry = entries?.find(({value}) => value === wanted);
  const problem = entries ? (entry ? entry.reason : "doesn't exist") : check?.(wanted);
  if (problem === undefined) return {field: {...base, value: wanted, isDefault: false}, value: wanted};
  refused.push({id, value: wanted, reason: problem});
  // A text field keeps showing an invalid value, with an error. A choice shows the fallback.
  return {
    field: entries
      ? {...base, value: fallback, isDefault: true}
      : {...base, value: wanted, error: problem, isDefault: false},
    value: fallback,
  };
}

function choiceOf(context: Context, options: Choice['options']): Choice {
  const {values, center} = context;
  const place = placeOf(context);
  const isDesktop = place === 'desktop-browsers';
  return {
    center: center.id,
    place,
    framework: frameworkOf(context),
    os: isDesktop ? values.os! : mobileOsOf(context),
    test: values.test ?? '',
    app: values.app ?? '',
    browser: values.browser ?? '',
    version: (isDesktop ? (values.number ?? values.version) : values.osVersion) ?? '',
    name: values.name ?? '',
    appium: values.appium ?? '',
    frameworkVersion: values.frameworkVersion ?? '',
    options,
  };
}
