import type {Result} from 'lighthouse';
import {withChromium} from './withChromium.ts';

/** What Lighthouse judges, in its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** How a page was judged, from 0 to 100, and what took points from it other than its speed on this machine. */
export interface Verdict {
  scores: Record<Category, number>;
  findings: string[];
  /** When the largest part of the page is painted, ms. */
  lcp: number;
  /** How long the main thread was blocked until the page is interactive, ms. */
  tbt: number;
  /** How long the first input has to wait at worst ("Max Potential First Input Delay"), ms. */
  interactionDelay: number;
  /** How much the page shifts (CLS). */
  cls: number;
}

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
 * Judges pages by Lighthouse's mobile profile, each `runs` times, and gives the medians in the order of the addresses.
 * @throws where no Chromium can be had, or a page could not be judged.
 */
export const judgePages = (addresses: readonly string[], runs: number): Promise<Verdict[]> =>
  withChromium(async () => {
    const verdicts: Verdict[] = [];
    for (const address of addresses) verdicts.push(await judge(address, runs));
    return verdicts;
  }, [`--remote-debugging-port=${DEBUG_PORT}`]);

function valueOf(audit: Result['audits'][string] | undefined, address: string): number {
  if (audit?.numericValue === undefined) throw new Error(`${address}: Lighthouse gave no ${audit?.title ?? 'such audit'}`);
  return audit.numericValue;
}

/** One run. Traces fail now and then, of which Lighthouse says to run again, so a run is made up to three times. */
async function judgeOnce(address: string): Promise<Result> {
  // Loaded as the ES module that it is: as a required one its functions, which run in the page, would call what is not there.
  const {default: lighthouse} = await import('lighthouse');
  let why: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const lhr = (await lighthouse(address, {port: DEBUG_PORT, onlyCategories: [...categories], logLevel: 'error'}))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    why = lhr?.runtimeError?.message;
  }
  throw new Error(`${address} could not be judged: ${why ?? 'Lighthouse gave no result'}`);
}

async function judge(address: string, runs: number): Promise<Verdict> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await judgeOnce(address));
  const score = (category: Category) => Math.round(median(results.map((result) => result.categories[category]!.score ?? 0)) * 100);
  const timing = (audit: string) => median(results.map(({audits}) => valueOf(audits[audit], address)));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>,
    findings: [...new Set(results.flatMap(findingsOf))],
    lcp: timing('largest-contentful-paint'),
    tbt: timing('total-blocking-time'),
    interactionDelay: timing('max-potential-fid'),
    cls: timing('cumulative-layout-shift'),
  };
}
