import {describe, expect, it} from 'vitest';
import {drawDiagram} from '../drawings/drawDiagram.ts';

describe('drawDiagram', () => {
  it('renders SVGs that are hidden from screen readers, with the prefix in all IDs', () => {
    const {wide, narrow} = drawDiagram('flowchart LR\n  a[One] --> b[Two] --> c[Three] --> d[Four]', 'first');
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(narrow!.width).toBeLessThan(narrow!.height);
    for (const {svg} of [wide, narrow!]) {
      expect(svg).toContain('Three');
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
      expect(svg).not.toContain('<style');
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
      expect(ids.filter((id) => !id.startsWith('first-'))).toEqual([]);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
    const ids = [wide, narrow!].flatMap(({svg}) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws a diagram once if it fits on phones', () => {
    expect(drawDiagram('flowchart LR\n  a[One] --> b[Two]', 'first').narrow).toBeUndefined();
  });

  it.each([
    [
      'flowchart',
      'flowchart LR\n  subgraph g[Group]\n    a[(One)]\n  end\n  a -.->|a label| b{Two?}\n  b <--> c([Three])',
    ],
    [
      'state diagram',
      'stateDiagram-v2\n  state "In use" as InUse\n  [*] --> InUse: start of a session\n  InUse --> [*]',
    ],
    [
      'sequence diagram',
      'sequenceDiagram\n  participant A as Your app\n  A->>B: a label that is long enough to wrap\n  B->>B: think',
    ],
  ])('has labels of at least 12 pixels in a %s', (_, source) => {
    const {wide, narrow} = drawDiagram(source, 'first');
    const sizes = [wide, narrow ?? wide].flatMap(({svg}) => [...svg.matchAll(/font-size="([\d.]+)"/g)]);
    expect(sizes.length).toBeGreaterThan(0);
    for (const [, size] of sizes) expect(Number(size)).toBeGreaterThanOrEqual(12);
  });

  it('throws an error if the text is not a diagram', () => {
    expect(() => drawDiagram('no diagram at all', 'first')).toThrow();
    expect(() => drawDiagram('flowchart LR', 'first')).toThrow('the diagram is empty');
    expect(() => drawDiagram('sequenceDiagram\n  A->>B: one\n  box Two', 'first')).toThrow(
      'unsupported line in a sequence diagram: "box Two"',
    );
    expect(() => drawDiagram('sequenceDiagram\n  loop forever\n  A->>B: one', 'first')).toThrow('has no "end"');
  });
});
