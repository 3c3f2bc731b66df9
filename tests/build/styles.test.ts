import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const [styles] = readdirSync('build/assets/css').filter((name) => /^styles\..*\.css$/.test(name));
const css = readFileSync(`build/assets/css/${styles}`, 'utf8');

/** Cascade layers of Docusaurus in ascending order of precedence. */
const LAYERS = ['docusaurus.infima', 'docusaurus.theme-common', 'docusaurus.theme-classic', 'docusaurus.core'];

it('the cascade layers are declared in ascending order of precedence', () => {
  const found = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim()),
  );
  expect([...new Set(found)].filter((name) => LAYERS.includes(name))).toEqual(LAYERS);
});

// React changes the class of <html> several times during hydration. With a selector such as `[class*='x'] button`, each change makes
// browsers recalculate the styles of most elements of the page, because any element could match the first part.
it('no selector finds elements in or after an element by parts of its class name', () => {
  const selectors = [...css.matchAll(/[^{};,]*\[class[^{};,]*/g)].map(([selector]) => selector.trim());
  expect(selectors.filter((selector) => /\[class[^\]]*\][^\s>+~]*[\s>+~]+./.test(selector))).toEqual([]);
});
