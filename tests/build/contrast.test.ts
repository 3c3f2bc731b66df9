import {describe, expect, it} from 'vitest';
import {readColors} from '../../scripts/lib/tokens.ts';

/** Minimum contrast ratios of WCAG 2.2: 1.4.3 for text and 1.4.11 for non-text content. */
const TEXT = 4.5;
const SHAPE = 3;

type Rgb = [number, number, number];

const modes = readColors();
const {light} = modes;

const rgb = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as Rgb;
const luminance = (color: string): number => {
  const [r, g, b] = rgb(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'raised', 'tint'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...['ink', 'ink-soft', 'brand', 'accent'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, TEXT]),
  ),
  ['accent', 'accent-tint', TEXT],
  ['ink', 'accent-tint', TEXT],
  ['ink', 'mark', TEXT],
  ['line-strong', 'paper', SHAPE],
  ...Object.keys(light)
    .filter((name) => /^code-/.test(name) && !/^code-(ground|line)$/.test(name))
    .flatMap((ink) => ['code-ground', 'code-line'].map((ground): [string, string, number] => [ink, ground, TEXT])),
];

describe.each(Object.entries(modes))('the color tokens of the %s mode', (_, colors) => {
  it.each(pairs)('%s can be read on %s', (ink, ground, least) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(least);
  });

  it('are all in a pair, but for lines that only part', () => {
    const named = new Set(pairs.flatMap(([ink, ground]) => [ink, ground]));
    expect(Object.keys(colors).filter((name) => !named.has(name) && name !== 'line')).toEqual([]);
  });
});
