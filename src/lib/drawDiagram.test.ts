import {expect, it} from 'vitest';
import {drawDiagram} from './drawDiagram.ts';

it('draws a diagram whose ids do not clash with those of another, hidden from screen readers', () => {
  const {svg, width, height} = drawDiagram('flowchart LR\n  a[One] --> b[Two]', 'first');
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
  expect(svg).toContain('One');
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(svg).not.toContain('<style');
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id) => !id.startsWith('first-'))).toEqual([]);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});

it('throws where the text is no diagram', () => {
  expect(() => drawDiagram('no diagram at all', 'first')).toThrow();
});
