import type {Mistake} from './types.ts';

/** Wraps a fragment in a context where it's valid, without changing line numbers. */
export type Place = (text: string) => string;

const between =
  (before: string, after: string): Place =>
  (text) =>
    `${before}${text}\n${after}`;
/** Like `between`, but removes a trailing comma, for contexts that don't allow one. */
const listed =
  (before: string, after: string): Place =>
  (text) =>
    `${before}${text.trimEnd().replace(/,$/, '')}\n${after}`;

const asIs: Place = (text) => text;
const inClass = between('class Sample { ', '}');
const inJavaMethod = between('class Sample { void sample() { ', '} }');
const inCFunction = between('void sample() { ', '}');
const asArguments = listed('sample(', ')');

/** Contexts of fragments, by language. A fragment is valid if it parses in one of them. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  java: [
    asIs,
    inClass,
    inJavaMethod,
    between('class Sample { void sample() { sample(', '); } }'),
    between('class Sample { void sample() { new Object()', '; } }'),
  ],
  csharp: [
    asIs,
    inClass,
    asArguments,
    between('var sample = new Sample { ', '};'),
    between('class Sample { void M() { switch (0) { ', '} } }'),
  ],
  kotlin: [asIs, inClass, asArguments],
  swift: [asIs, inClass, asArguments],
  objectivec: [asIs, inCFunction, between('@implementation Sample ', '@end'), between('@interface Sample ', '@end')],
  cpp: [asIs, inCFunction, between('class Sample { ', '};')],
  c: [asIs, inCFunction],
  dart: [asIs, inClass, between('void sample() { ', '}'), between('void sample() { sample(', '); }')],
  go: [between('package sample; ', ''), between('package sample; func sample() { ', '}')],
  php: [between('<?php ', ''), between('<?php class Sample { ', '}'), between('<?php $sample = [', '];')],
  scala: [asIs, inClass],
  rust: [asIs, between('fn sample() { ', '}')],
  python: [asIs, asArguments, between('sample = {', '}')],
  ruby: [asIs, asArguments, between('sample = {', '}')],
  groovy: [asIs, inClass],
  js: [
    asIs,
    inClass,
    between('async function* sample() { ', '}'),
    listed('sample({', '})'),
    asArguments,
    between('switch (0) { ', '}'),
  ],
  json: [asIs, listed('{', '}'), listed('[', ']')],
};

/** Returns the texts to parse for a sample: `text` itself, or a fragment in each context of its language. */
export function readings(language: string, text: string, fragment: boolean): string[] {
  if (!fragment) return [text];
  return (places[language] ?? [asIs]).map((place) => place(text));
}

/** Returns the mistakes of the reading that parses the furthest, or none if a reading is valid. */
export function bestOf(results: readonly (readonly Mistake[])[]): readonly Mistake[] {
  const first = (mistakes: readonly Mistake[]) => mistakes[0]?.line ?? Infinity;
  return results.reduce((best, next) => (first(next) > first(best) ? next : best));
}
