import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {Lifecycle} from '../data/types.ts';
import type {Status} from './badges.ts';
import type {Page} from './checkPage.ts';
import {lineOfKey} from './frontMatter.ts';

/** Returns the product lifecycle that applies to the page at `route`. */
export const lifecycleOf = (route: string, lives: readonly Lifecycle[]): Lifecycle | undefined =>
  lives.find(({pages}) => pages.some((page) => route.startsWith(page)));

/** Returns the date (YYYY-MM-DD) on which a status of a product took effect, if it's known. */
export function sinceOf({deprecated, endOfLife}: Lifecycle, status: Status | undefined): string | undefined {
  if (status === 'end-of-life') return endOfLife;
  return status === 'deprecated' ? deprecated : undefined;
}

/** Returns the status of a product on a day (YYYY-MM-DD), or `undefined` if it's fully supported. */
function statusOn({deprecated, endOfLife}: Lifecycle, day: string): Status | undefined {
  if (endOfLife !== undefined && day >= endOfLife) return 'end-of-life';
  return deprecated !== undefined && day >= deprecated ? 'deprecated' : undefined;
}

/** Returns pages whose status on `today` (YYYY-MM-DD) contradicts `src/data/lifecycle.yaml`, and products that list missing pages. */
export function checkLifecycle(
  pages: ReadonlyMap<string, Pick<Page, 'file' | 'frontMatter'> & {source: string}>,
  lives: readonly Lifecycle[],
  today: string,
): Diagnostic[] {
  const stale = [...pages].flatMap(
    ([
      route,
      {
        file,
        source,
        frontMatter: {status},
      },
    ]) => {
      const life = lifecycleOf(route, lives);
      if (!life) return [];
      const due = statusOn(life, today);
      const early =
        (status === 'end-of-life' || status === 'deprecated') && !due && sinceOf(life, status) !== undefined;
      if (due ? status === due : !early) return [];
      const days = [
        life.deprecated && `is deprecated as of ${life.deprecated}`,
        life.endOfLife && `reaches end of life on ${life.endOfLife}`,
      ]
        .filter(Boolean)
        .join(' and ');
      const remedy = due ? `set status: ${due}` : 'remove the status until then';
      return [
        {
          file,
          line: lineOfKey(source, 'status'),
          column: 1,
          rule: 'lifecycle',
          message: `has ${status ? `status ${status}` : 'no status'}, but ${life.name} ${days} (src/data/lifecycle.yaml); ${remedy}`,
        },
      ];
    },
  );
  const lost = lives.flatMap(({id, pages: named}) =>
    named
      .filter((page) => !pages.has(page))
      .map((page) => ({
        file: 'src/data/lifecycle.yaml',
        line: 1,
        column: 1,
        rule: 'lifecycle',
        message: `${id}: pages lists ${page}, which does not exist`,
      })),
  );
  return [...stale, ...lost];
}
