import type {Result} from 'lighthouse';
import {withChromium} from './withChromium.ts';

/** Lighthouse categories, by ID. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse results of a page: scores from 0 to 100, and the audits that lowered scores other than performance. */
export interface Verdict {
  scores: Record<Category, number>;
  findings: string[];
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number;
  /** Total Blocking Time, in milliseconds. */
  tbt: number;
  /** Max Potential First Input Delay, in milliseconds. */
  interactionDelay: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Speed of the computer during the runs, as Lighthouse's `benchmarkIndex`. */
  speed: number;
}

/** `benchmarkIndex` below which Lighthouse warns that the computer is too slow for its mobile profile. */
export const SLOW = 1000;

const DEBUG_PORT = 4398;
const ATTEMPTS = 3;

function findingsOf({categories: judged, audits}: Result): string[] {
  return Object.values(judged)
    .filter(({id}) => id !== 'performance')
    .flatMap(({id, auditRefs}) => auditRefs.map((ref) => ({id, weight: ref.weight, audit: audits[ref.id]!})))
    .filter(({weight, audit}) => weight > 0 && audit.score !== null && audit.score < 1)
    .map(({id, audit}) => `${id}: ${audit.title} (${audit.id})`);
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Runs Lighthouse `runs` times on each page, with its mobile profile, and returns the medians in the order of the URLs.
 * @throws if Chromium can't be started, or Lighthouse fails on a page.
 */
export const judgePages = (addresses: readonly string[], runs: number): Promise<Verdict[]> =>
  withChromium(async () => {
    const verdicts: Verdict[] = [];
    for (const address of addresses) verdicts.push(await judge(address, runs));
    return verdicts;
  }, [`--remote-debugging-port=${DEBUG_PORT}`]);

function valueOf(audit: Result['audits'][string] | undefined, address: string): number {
  if (audit?.numericValue === undefined)
    throw new Error(`${address}: Lighthouse returned no value for ${audit?.title ?? 'an audit'}`);
  return audit.numericValue;
}

/** Runs Lighthouse once on a page. Traces fail occasionally, and Lighthouse recommends trying again, so this tries up to three times. */
async function judgeOnce(address: string): Promise<Result> {
  // Imported as an ES module: if loaded with `require`, its functions that run in the page would call helpers that don't exist there.
  const {default: lighthouse} = await import('lighthouse');
  let why: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const lhr = (await lighthouse(address, {port: DEBUG_PORT, onlyCategories: [...categories], logLevel: 'error'}))
      ?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    why = lhr?.runtimeError?.message;
  }
  throw new Error(`Lighthouse failed on ${address}: ${why ?? 'no result'}`);
}

async function judge(address: string, runs: number): Promise<Verdict> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await judgeOnce(address));
  const score = (category: Category) =>
    Math.round(median(results.map((result) => result.categories[category]!.score ?? 0)) * 100);
  const timing = (audit: string) => median(results.map(({audits}) => valueOf(audits[audit], address)));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>,
    findings: [...new Set(results.flatMap(findingsOf))],
    lcp: timing('largest-contentful-paint'),
    tbt: timing('total-blocking-time'),
    interactionDelay: timing('max-potential-fid'),
    cls: timing('cumulative-layout-shift'),
    speed: median(results.map(({environment}) => environment.benchmarkIndex)),
  };
}
