import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageComponents} from '../../content/mdx.ts';

const loader = createRequire(import.meta.url)('./loader.cjs') as (this: object, source: string) => string;

/** Returns the dependencies that the loader adds for a page, relative to the project folder. */
function dependencies(source: string): string[] {
  const found: string[] = [];
  const add = (file: string) => found.push(path.relative(process.cwd(), file));
  expect(loader.call({addDependency: add, addContextDependency: add}, source)).toBe(source);
  return found;
}

it('makes every page depend on the glossary', () =>
  expect(dependencies('A tunnel.')).toEqual(['src/data/glossary.yaml']));

const presentational = ['Tabs', 'TabItem', 'Cards', 'Card'];
it.each(pageComponents.filter((name) => !presentational.includes(name)))(
  'makes a page with <%s> depend on the data',
  (name) => {
    expect(dependencies(`<${name} />`)).toContain('src/data');
  },
);

it.each(['`\\{{apiHost}}`'.replace('\\', ''), '---\nstatus: beta\n---\n'])(
  'makes a page with %j depend on the data',
  (source) => {
    expect(dependencies(source)).toContain('src/data');
  },
);

it.each(['CommandReference', 'FlagReference'])(
  'makes a page with <%s> depend on the pages that it links to',
  (name) => {
    expect(dependencies(`<${name} tool="sc" />`)).toContain('docs');
  },
);
