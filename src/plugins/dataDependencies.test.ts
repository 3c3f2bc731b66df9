import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageComponents} from '../content/mdx.ts';

const loader = createRequire(import.meta.url)('./dataDependenciesLoader.cjs') as (
  this: object,
  source: string,
) => string;
const PAGE = path.resolve('docs/basics/keys.mdx');

/** Returns the dependencies that the loader adds for a page, relative to the project folder. */
function dependencies(source: string, resourcePath = PAGE): string[] {
  const found: string[] = [];
  const add = (file: string) => found.push(path.relative(process.cwd(), file));
  expect(loader.call({resourcePath, addDependency: add, addContextDependency: add}, source)).toBe(source);
  return found;
}

it('makes every page depend on the glossary', () =>
  expect(dependencies('A tunnel.')).toEqual(['src/data/glossary.yaml']));

it('makes a page with samples depend on the checks of the samples in its section only', () => {
  const sample = '- Run:\n\n  ```bash\n  ls\n  ```\n';
  expect(dependencies(sample)).toEqual(['src/data/glossary.yaml', 'src/data/sampleProofs/basics.json']);
  expect(dependencies(sample, path.resolve('docs/_partials/keys.mdx'))).toEqual(['src/data/glossary.yaml']);
});

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
