import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** From the one that yields to all others on, as Docusaurus declares them. */
const LAYERS = ['docusaurus.infima', 'docusaurus.theme-common', 'docusaurus.theme-classic', 'docusaurus.core'];

it('the layers of styles come in the order in which one yields to the next', () => {
  const [styles] = readdirSync('build/assets/css').filter((name) => /^styles\..*\.css$/.test(name));
  const css = readFileSync(`build/assets/css/${styles}`, 'utf8');
  const found = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  expect([...new Set(found)].filter((name) => LAYERS.includes(name))).toEqual(LAYERS);
});
