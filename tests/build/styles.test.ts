import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Cascade layers of Docusaurus in ascending order of precedence. */
const LAYERS = ['docusaurus.infima', 'docusaurus.theme-common', 'docusaurus.theme-classic', 'docusaurus.core'];

it('the cascade layers are declared in ascending order of precedence', () => {
  const [styles] = readdirSync('build/assets/css').filter((name) => /^styles\..*\.css$/.test(name));
  const css = readFileSync(`build/assets/css/${styles}`, 'utf8');
  const found = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim()),
  );
  expect([...new Set(found)].filter((name) => LAYERS.includes(name))).toEqual(LAYERS);
});
