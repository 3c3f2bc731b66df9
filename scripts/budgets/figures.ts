import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Manifest} from 'docusaurus-plugin-site-search/format';
import {countPackages, LICENSES_FILE} from '../../src/plugins/thirdPartyLicenses.ts';
import {quantile, routesByKind, sentBytes, weigh, type PageWeight} from './pages.ts';

/** Figures of a build by name, such as `concept: CSS`. The unit is bytes, unless the name specifies another one. */
export type Figures = Record<string, number>;

/** Returns the figures of each page type: quantiles for HTML and JavaScript, and the maximum for everything else. */
function pageFigures(build: string): Figures {
  const figures: Figures = {};
  for (const [kind, routes] of routesByKind()) {
    const weights = routes.map((route) => weigh(build, route));
    const at = (key: keyof PageWeight, share: number) =>
      quantile(
        weights.map((weight) => weight[key]),
        share,
      );
    figures[`${kind}: HTML, median`] = at('html', 0.5);
    figures[`${kind}: HTML, 95th percentile`] = at('html', 0.95);
    figures[`${kind}: CSS`] = at('css', 1);
    figures[`${kind}: JavaScript, median`] = at('javascript', 0.5);
    figures[`${kind}: JavaScript, heaviest`] = at('javascript', 1);
    figures[`${kind}: fonts`] = at('fonts', 1);
    figures[`${kind}: requests (number)`] = at('requests', 1);
  }
  return figures;
}

function searchFigures(build: string): Figures {
  const folder = path.join(build, 'search-index');
  if (!existsSync(folder)) return {};
  const {core} = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const shards = readdirSync(folder).filter((name) => name !== core && !/\.(br|gz)$/.test(name));
  return {
    'search: first tier': sentBytes(path.join(folder, core)),
    'search: shards': shards.reduce((sum, name) => sum + sentBytes(path.join(folder, name)), 0),
    'search: largest shard': Math.max(...shards.map((name) => sentBytes(path.join(folder, name)))),
  };
}

/** Returns the number of packages with code in the scripts and styles of the site. */
const packageFigures = (build: string): Figures => ({
  'browser bundle: packages (number)': countPackages(readFileSync(path.join(build, LICENSES_FILE), 'utf8')),
});

/**
 * Measures a finished build.
 * @throws if `build` doesn't contain one.
 */
export function measureBuild(build: string): Figures {
  if (!existsSync(path.join(build, 'index.html.br')))
    throw new Error(`${build}/ isn't a finished build. Run "npm run build" first.`);
  return {...pageFigures(build), ...searchFigures(build), ...packageFigures(build)};
}
