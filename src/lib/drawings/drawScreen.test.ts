import {expect, it} from 'vitest';
import {loadScreens} from '../../data/tables.ts';
import {textWidth} from '../drawings/text.ts';
import {describeScreen, drawScreen} from '../drawings/drawScreen.ts';

const screens = loadScreens().map((screen) => [screen.id, screen] as const);
const unescaped = (label: string): string =>
  label.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the labels of a drawing with their left and right edges. */
const labels = (svg: string) =>
  [...svg.matchAll(/<text x="([\d.]+)" y="[\d.]+" font-size="(\d+)"([^>]*)>([^<]*)<\/text>/g)].map(
    ([, x, size, more, escaped]) => {
      const label = unescaped(escaped!);
      const width = textWidth(label, Number(size));
      const left = Number(x) - (more!.includes('text-anchor="middle"') ? width / 2 : 0);
      return {label, size: Number(size), left, right: left + width};
    },
  );

it.each(screens)('%s has readable labels inside its frame, on desktops and phones', (_, screen) => {
  for (const {svg, width} of Object.values(drawScreen(screen))) {
    const drawn = labels(svg);
    expect(drawn.length).toBeGreaterThan(4);
    for (const {label, size, left, right} of drawn) {
      expect(size, label).toBeGreaterThanOrEqual(12);
      expect(left, label).toBeGreaterThanOrEqual(0);
      expect(right, label).toBeLessThanOrEqual(width);
    }
  }
});

it.each(screens)('the drawings and the text alternative of %s contain all labels and numbers', (_, screen) => {
  const text = describeScreen(screen);
  for (const {svg} of Object.values(drawScreen(screen))) {
    const drawn = labels(svg).map(({label}) => label);
    const words = drawn.join(' ');
    for (const {type, label, number, columns = []} of screen.rows.flat()) {
      if (type !== 'table') for (const word of label.split(' ')) expect(words).toContain(word);
      for (const column of columns) expect(words).toContain(column);
      expect(text).toContain(label);
      if (number) expect(drawn).toContain(String(number));
    }
  }
});

it('draws elements next to each other on desktops, and below each other on phones', () => {
  const row = ['First setting of the row', 'Second setting of the row', 'Third setting'].map((label) => ({
    type: 'list' as const,
    label,
  }));
  const {wide, narrow} = drawScreen({rows: [row]});
  expect(wide.height).toBeLessThan(narrow.height);
  expect(narrow.width).toBeLessThan(300);
});

it('describes where the screen is, and the order of its elements', () => {
  const rows = [[{type: 'tab', label: 'All', selected: true}], [{type: 'button', label: 'Add', number: 1}]] as const;
  expect(describeScreen({navigation: ['Live', 'Tests'], rows})).toBe(
    'In the left navigation, Live > Tests is selected. From top to bottom: selected tab All; button Add (1).',
  );
  expect(describeScreen({path: ['ACCOUNT'], rows})).toMatch(/^Path: ACCOUNT\. From top/);
});
