import type {Capability} from '../data/capabilities.ts';

/** What the data states about a number: the limits and the default of a capability, in `unit`. */
type NumberFacts = Pick<Capability, 'minimum' | 'maximum' | 'unit'> & {default?: unknown};
type Bound = 'minimum' | 'maximum' | 'default';

/** Facts by the name of a capability. A name can have several, such as in several sets of capabilities. */
export type Limits = ReadonlyMap<string, readonly NumberFacts[]>;

const QUANTITY = String.raw`(\x60?)(\d[\d,]*(?:\.\d+)?)\1 ?(%|kbps|[KMG]B|ms|milliseconds?|s|seconds?|minutes?|hours?)?(?![\w.]*\w)`;
const STATEMENTS: readonly (readonly [Bound, RegExp])[] = [
  [
    'maximum',
    new RegExp(String.raw`\b(?:at most|up to|no more than|maximum(?: value)?(?: is| of|:)) ${QUANTITY}`, 'i'),
  ],
  ['minimum', new RegExp(String.raw`\b(?:at least|no less than|minimum(?: value)?(?: is| of|:)) ${QUANTITY}`, 'i')],
  ['default', new RegExp(String.raw`\bdefault(?: value)?(?: is| of|:) ${QUANTITY}`, 'i')],
];

/** Size of each unit in the smallest unit of its dimension. */
const UNITS: Record<string, readonly [dimension: string, factor: number]> = {
  '%': ['share', 1],
  kbps: ['rate', 1],
  KB: ['size', 1],
  MB: ['size', 1024],
  GB: ['size', 1024 ** 2],
  ms: ['time', 1],
  millisecond: ['time', 1],
  s: ['time', 1000],
  second: ['time', 1000],
  minute: ['time', 60_000],
  hour: ['time', 3_600_000],
};
const unitOf = (name: string) => UNITS[name] ?? UNITS[name.replace(/s$/, '')]!;

/** Returns the capabilities with a numeric limit or default, by name. */
export function limitsOf(capabilities: readonly ({name: string} & NumberFacts)[]): Map<string, NumberFacts[]> {
  const limits = new Map<string, NumberFacts[]>();
  for (const {name, ...facts} of capabilities) limits.set(name, [...(limits.get(name) ?? []), facts]);
  return limits;
}

/** A limit or default on a page that differs from the data. */
interface LimitFinding {
  bound: Bound;
  name: string;
  stated: string;
  known: string;
}

/**
 * Returns the limits and defaults in a sentence or table row that differ from the data. Considers only text that names exactly one capability,
 * and quantities in the same dimension as the data, such as minutes and seconds. Numbers without a unit are compared only if the data has no
 * unit or the number is formatted as code.
 */
export function contradictoryLimits(text: string, limits: Limits): LimitFinding[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!.replace(/^\w+:/, ''));
  const [name, ...others] = new Set(codes.filter((code) => !/^[\d.,]+$/.test(code)));
  const known = name === undefined || others.length ? undefined : limits.get(name);
  if (!known) return [];
  return STATEMENTS.flatMap(([bound, pattern]): LimitFinding[] => {
    const [, tick, digits, unit] = pattern.exec(text) ?? [];
    const values = known.map((facts) => facts[bound]);
    if (digits === undefined || values.some((value) => typeof value !== 'number')) return [];
    const number = Number(digits.replaceAll(',', ''));
    const isEqual = (facts: NumberFacts): boolean | undefined => {
      const own = facts[bound] as number;
      if (!unit) return facts.unit && !tick ? undefined : number === own;
      if (!facts.unit) return undefined;
      const [dimension, factor] = unitOf(unit);
      const [ownDimension, ownFactor] = unitOf(facts.unit);
      return dimension === ownDimension ? number * factor === own * ownFactor : undefined;
    };
    if (!known.every((facts) => isEqual(facts) === false)) return [];
    const shown = known.map((facts) => `${String(facts[bound])}${facts.unit ? ` ${facts.unit}` : ''}`);
    return [
      {bound, name: name!, stated: `${digits}${unit ? ` ${unit}` : ''}`, known: [...new Set(shown)].join(' or ')},
    ];
  });
}
