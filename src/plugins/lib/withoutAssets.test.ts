import {expect, it} from 'vitest';
import {withoutAssets} from './withoutAssets.ts';

const page = (name: string) =>
  `<!doctype html><head><title>A</title><link rel=icon href=/img/a.svg /><link rel=stylesheet href=/base/assets/css/styles.${name}.css />` +
  `<script>own()</script><script src="/base/assets/js/main.${name}.js" defer="defer"></script></head><body><p>&lt;script src=/assets/js/a.js></p></body>`;

it('takes out what loads scripts and style sheets, and nothing else', () => {
  const rest = '<!doctype html><head><title>A</title><link rel=icon href=/img/a.svg /><script>own()</script></head><body><p>&lt;script src=/assets/js/a.js></p></body>';
  expect(withoutAssets(page('1a2b'))).toBe(rest);
  expect(withoutAssets(page('3c4d'))).toBe(rest);
});
