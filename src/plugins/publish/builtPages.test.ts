import {expect, it} from 'vitest';
import {withoutAssets} from './builtPages.ts';

const page = (...assets: string[]): string =>
  `<!doctype html><head><title>A</title><link rel=icon href=/img/a.svg />${assets.join('<script>own()</script>')}</head>` +
  '<body><p>&lt;script src=/assets/js/a.js></p></body>';
const style = (name: string) => `<link rel=stylesheet href=/base/assets/css/styles.${name}.css />`;
const script = (name: string) =>
  `<link rel=preload as=script href=/assets/js/main.${name}.js /><script src="/assets/js/main.${name}.js" defer="defer"></script>`;

it('removes only the tags in the head that load scripts and style sheets', () => {
  expect(withoutAssets(page(style('1a2b'), script('1a2b')))).toBe(page('', ''));
  expect(withoutAssets(page(style('3c4d'), script('5e6f')))).toBe(page('', ''));
});
