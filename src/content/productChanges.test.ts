import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import contract from '../../tests/contract/routes.json' with {type: 'json'};
import {redirects} from '../config/redirects.ts';
import {loadLifecycles, loadProductChanges} from '../data/tables.ts';
import type {Lifecycle, ProductChange} from '../data/types.ts';
import {lifecycleOf} from './lifecycle.ts';

const changes = loadProductChanges();
const routes = new Set(contract.map(({path}) => path));
const targets = new Map(redirects.map(({from, to}) => [from, to]));

/** Returns the pages of changes whose lifecycle has different dates. */
function contradictions(entries: readonly ProductChange[], lives: readonly Lifecycle[]): string[] {
  return entries.flatMap(({id, date, documented, pages = []}) =>
    pages.flatMap((page) => {
      const life = lifecycleOf(page, lives);
      const known = [life?.deprecated, life?.endOfLife].filter((day) => day !== undefined);
      const own = date ?? documented;
      if (!known.length || (date && known.includes(date))) return [];
      return [
        `${id}: ${page} has ${known.join(' or ')} in lifecycle.yaml, but ${own ?? 'no date'} in productChanges.yaml`,
      ];
    }),
  );
}

describe('product changes', () => {
  it('list pages that exist', () => {
    const missing = changes.flatMap(({id, pages = [], replacements}) =>
      [...pages, ...replacements]
        .map((route) => route.replace(/#.*/, ''))
        .filter((route) => !routes.has(route))
        .map(
          (route) => `${id}: ${route} ${targets.has(route) ? `redirects to ${targets.get(route)}` : "doesn't exist"}`,
        ),
    );
    expect(missing).toEqual([]);
  });

  it('have the dates of lifecycle.yaml', () => {
    expect(contradictions(changes, loadLifecycles())).toEqual([]);
  });

  it('are reported if their dates contradict lifecycle.yaml', () => {
    const life: Lifecycle = {id: 'old', name: 'Old', endOfLife: '2025-01-31', pages: ['/old/']};
    const change = (keys: Partial<ProductChange>): ProductChange => ({
      id: 'a',
      name: 'Old',
      event: 'retired',
      description: 'd',
      pages: ['/old/part/'],
      replacements: ['/new/'],
      sources: [],
      ...keys,
    });
    const reported = (keys: Partial<ProductChange>) => contradictions([change(keys)], [life]);
    expect(reported({date: '2025-01-31'})).toEqual([]);
    expect(reported({date: '2025-01-30', pages: ['/older/']})).toEqual([]);
    expect(reported({date: '2025-01-30'})).toEqual([
      'a: /old/part/ has 2025-01-31 in lifecycle.yaml, but 2025-01-30 in productChanges.yaml',
    ]);
    expect(reported({})).toEqual([
      'a: /old/part/ has 2025-01-31 in lifecycle.yaml, but no date in productChanges.yaml',
    ]);
  });

  it('have an event that matches the status of their pages', () => {
    const wrong = changes.flatMap(({id, event, pages = []}) =>
      pages.flatMap((page) => {
        const status = statusOf(page);
        const isWrong =
          (event === 'retired' && status === 'deprecated') || (event === 'deprecated' && status === 'end-of-life');
        return isWrong ? [`${id} is ${event}, but ${page} has the status ${status}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name sources that exist, if they are in this repository', () => {
    const own = changes
      .flatMap(({sources}) => sources)
      .filter(
        ({repository, path, commit}) => repository === 'saucelabs/sauce-docs' && !commit && /\.(mdx|ts)$/.test(path),
      );
    expect(own.length).toBeGreaterThan(5);
    expect(own.map(({path}) => path).filter((path) => !existsSync(path))).toEqual([]);
  });
});

function statusOf(route: string): string | undefined {
  const {id} = contract.find(({path}) => path === route) ?? {};
  return /^status: *(\S+)$/m.exec(id ? readFileSync(`docs/${id}.mdx`, 'utf8').split('\n---')[0]! : '')?.[1];
}
