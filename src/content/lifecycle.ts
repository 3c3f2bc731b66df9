import type {Lifecycle} from '../data/types.ts';
import type {Status} from './badges.ts';
import type {Finding, Page} from './checkPage.ts';
import {lineOfKey} from './frontMatter.ts';

/** The product whose life the page at `route` follows. */
export const lifecycleOf = (route: string, lives: readonly Lifecycle[]): Lifecycle | undefined =>
  lives.find(({pages}) => pages.some((page) => route.startsWith(page)));

/** The day since when a product has a status, if that is known. */
export function sinceOf({deprecated, endOfLife}: Lifecycle, status: Status | undefined): string | undefined {
  if (status === 'end-of-life') return endOfLife;
  return status === 'deprecated' ? deprecated : undefined;
}

/** What a product is on a day, such as 2026-01-31; nothing while it is in use. */
function statusOn({deprecated, endOfLife}: Lifecycle, day: string): Status | undefined {
  if (endOfLife !== undefined && day >= endOfLife) return 'end-of-life';
  return deprecated !== undefined && day >= deprecated ? 'deprecated' : undefined;
}

/** Pages whose status is not, or not yet, what `src/data/lifecycle.yaml` says for today, and products without pages. */
export function checkLifecycle(pages: ReadonlyMap<string, Pick<Page, 'file' | 'frontMatter'> & {source: string}>, lives: readonly Lifecycle[], today: string): Finding[] {
  const stale = [...pages].flatMap(([route, {file, source, frontMatter: {status}}]) => {
    const life = lifecycleOf(route, lives);
    if (!life) return [];
    const due = statusOn(life, today);
    const early = (status === 'end-of-life' || status === 'deprecated') && !due && sinceOf(life, status) !== undefined;
    if (due ? status === due : !early) return [];
    const days = [life.deprecated && `deprecated since ${life.deprecated}`, life.endOfLife && `at its end on ${life.endOfLife}`].filter(Boolean).join(', ');
    const remedy = due ? `write status: ${due}` : 'take the status out until then';
    return [{file, line: lineOfKey(source, 'status'), message: `has ${status ? `status ${status}` : 'no status'}, but ${life.name} is ${days} (src/data/lifecycle.yaml); ${remedy}`}];
  });
  const lost = lives.flatMap(({id, pages: named}) =>
    named.filter((page) => !pages.has(page)).map((page) => ({file: 'src/data/lifecycle.yaml', line: 1, message: `${id}: pages names ${page}, which no page has`})),
  );
  return [...stale, ...lost];
}
