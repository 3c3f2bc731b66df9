import {escapeHtml} from '../escape.ts';
import {textWidth, wrapText} from './text.ts';

/** Element of a schematic screen. */
interface ScreenElement {
  type: 'tab' | 'field' | 'list' | 'button' | 'control' | 'table' | 'chart' | 'area' | 'text';
  label: string;
  /** Number of the callout. */
  number?: number;
  /** Whether a tab is selected. */
  selected?: boolean;
  /** Column headers of a table. */
  columns?: readonly string[];
}

/** Layout of a schematic screen. */
export interface ScreenLayout {
  /** Entries that lead to the screen in the left navigation, top level first. */
  navigation?: readonly string[];
  /** Menu path to the screen, if its position on the screen is unknown. */
  path?: readonly string[];
  /** Elements from top to bottom. */
  rows: readonly (readonly ScreenElement[])[];
}

/** A drawing, with its size in CSS pixels. Labels have 13 pixels at this size. */
interface ScreenDrawing {
  svg: string;
  width: number;
  height: number;
}

/** Space in the content column on desktops and on the narrowest phones, in CSS pixels, as for diagrams. */
const DESKTOP = 640;
const PHONE = 272;
const FONT = 13;
const LINE = 17;
const GAP = 14;
const PADDING = 16;
const NAVIGATION = 132;
const CONTROL = 32;
const BADGE = 10;
/** Space for the badge of a callout, left of an element. */
const INSET = 2 * BADGE + 6;

interface Box {
  x: number;
  y: number;
  width: number;
}

/** A drawn element and its height. */
interface Drawn {
  svg: string;
  height: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const rect = ({x, y, width}: Box, height: number, more: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="4" ${more}/>`;
const outline = 'fill="var(--_node-fill)" stroke="var(--_line)"';
const bar = (box: Box): string => rect(box, 8, 'fill="var(--_inner-stroke)"');

function text(value: string, x: number, y: number, more = 'fill="var(--_text)"'): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${FONT}" ${more}>${escapeHtml(value)}</text>`;
}

/** Wraps a label to the width of its space. */
function lines(label: string, width: number): string[] {
  let limit = label.length;
  while (limit > 6 && wrapText(label, limit).some((line) => textWidth(line, FONT) > width)) limit -= 1;
  return wrapText(label, limit);
}

const paragraph = (label: string, {x, y, width}: Box, more?: string): Drawn => {
  const all = lines(label, width);
  return {svg: all.map((line, at) => text(line, x, y + LINE * (at + 1) - 4, more)).join(''), height: all.length * LINE};
};

const centered = (label: string, {x, y, width}: Box, height: number, fill: string): string => {
  const all = lines(label, width - 12);
  const top = y + (height - all.length * LINE) / 2;
  const more = `text-anchor="middle" fill="${fill}"`;
  return all.map((line, at) => text(line, x + width / 2, top + LINE * (at + 1) - 4, more)).join('');
};

const chevron = (x: number, y: number): string =>
  `<path d="M${n(x)} ${n(y)}l4 4 4-4" fill="none" stroke="var(--_line)" stroke-width="1.5"/>`;

const BARS = [0.3, 0.45, 0.35, 0.8, 0.6, 0.95, 0.5, 0.4, 0.55, 0.35];
const CHART = 64;

/** Functions that draw an element of a type. */
const draw: Record<ScreenElement['type'], (element: ScreenElement, box: Box) => Drawn> = {
  tab({label, selected}, box) {
    const drawn = paragraph(label, box, selected ? 'fill="var(--_text)" font-weight="600"' : 'fill="var(--_text-sec)"');
    const y = box.y + drawn.height + 3;
    const width = Math.min(box.width, Math.max(...lines(label, box.width).map((line) => textWidth(line, FONT))));
    const line = `<path d="M${n(box.x)} ${n(y)}h${n(width)}" stroke="var(--_arrow)" stroke-width="2"/>`;
    return {svg: drawn.svg + (selected ? line : ''), height: drawn.height + 5};
  },
  field({label}, box) {
    const drawn = paragraph(label, box);
    const top = {...box, y: box.y + drawn.height + 2};
    return {svg: drawn.svg + rect(top, CONTROL - 4, outline), height: drawn.height + CONTROL};
  },
  list({label}, box) {
    const drawn = draw.field({type: 'field', label}, box);
    return {...drawn, svg: drawn.svg + chevron(box.x + box.width - 18, box.y + drawn.height - CONTROL / 2 - 2)};
  },
  button({label}, box) {
    const width = Math.min(box.width, textWidth(label, FONT) + 28);
    const height = Math.max(CONTROL, lines(label, width - 12).length * LINE + 12);
    return {
      svg:
        rect({...box, width}, height, 'fill="var(--_arrow)"') +
        `<g style="--bg:none">${centered(label, {...box, width}, height, 'var(--_node-fill)')}</g>`,
      height,
    };
  },
  control({label}, box) {
    const height = Math.max(CONTROL, lines(label, box.width - 12).length * LINE + 10);
    return {svg: rect(box, height, outline) + centered(label, box, height, 'var(--_text)'), height};
  },
  table({columns = []}, box) {
    const isStacked = box.width < 90 * columns.length;
    const width = (box.width - 16) / (isStacked ? 1 : columns.length);
    const heads = columns.map((column, at) =>
      paragraph(
        column,
        {
          x: box.x + 8 + (isStacked ? 0 : at * width),
          y: box.y + 6 + (isStacked ? at * (LINE + 4) : 0),
          width: width - 8,
        },
        'fill="var(--_text)" font-weight="600"',
      ),
    );
    const head = isStacked ? columns.length * (LINE + 4) : Math.max(...heads.map(({height}) => height));
    const rows = isStacked ? 1 : 3;
    const height = head + 14 + rows * 22;
    const bars = Array.from({length: rows * (isStacked ? 1 : columns.length)}, (_, at) => {
      const column = at % (isStacked ? 1 : columns.length);
      const row = Math.floor(at / (isStacked ? 1 : columns.length));
      return bar({x: box.x + 8 + column * width, y: box.y + head + 18 + row * 22, width: width * 0.65});
    });
    const line = `<path d="M${n(box.x)} ${n(box.y + head + 9)}h${n(box.width)}" stroke="var(--_inner-stroke)"/>`;
    return {svg: rect(box, height, outline) + heads.map(({svg}) => svg).join('') + line + bars.join(''), height};
  },
  chart({label}, box) {
    const drawn = paragraph(label, {...box, x: box.x + 10, y: box.y + 6, width: box.width - 20});
    const bottom = box.y + drawn.height + 12 + CHART;
    const step = (box.width - 20) / BARS.length;
    const bars = BARS.map(
      (share, at) =>
        `<rect x="${n(box.x + 10 + at * step)}" y="${n(bottom - share * CHART)}" width="${n(step * 0.7)}" height="${n(share * CHART)}" fill="var(--_inner-stroke)"/>`,
    );
    const height = bottom + 8 - box.y;
    return {svg: rect(box, height, outline) + drawn.svg + bars.join(''), height};
  },
  text: ({label}, box) => paragraph(label, {...box, y: box.y + 4}),
  area({label}, box) {
    const height = 96;
    return {
      svg:
        rect(box, height, 'fill="var(--_group-hdr)" stroke="var(--_line)" stroke-dasharray="4 3"') +
        centered(label, box, height, 'var(--_text-sec)'),
      height,
    };
  },
};

const badge = (number: number, x: number, y: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${BADGE}" fill="var(--_text)"/>` +
  `<g style="--bg:none"><text x="${n(x)}" y="${n(y + 4.5)}" font-size="12" font-weight="700" text-anchor="middle" fill="var(--_node-fill)">${number}</text></g>`;

/** Vertical position of an element's badge, below the top of the element. */
const badgeTop = (type: ScreenElement['type']): number =>
  ['button', 'control'].includes(type) ? CONTROL / 2 : LINE / 2;

function drawElement(element: ScreenElement, box: Box): Drawn {
  const space = inset(element);
  const drawn = draw[element.type](element, {...box, x: box.x + space, width: box.width - space});
  const mark = element.number === undefined ? '' : badge(element.number, box.x + BADGE, box.y + badgeTop(element.type));
  return {svg: drawn.svg + mark, height: drawn.height};
}

const inset = ({number}: ScreenElement): number => (number === undefined ? 0 : INSET);

/** Width of an element whose width doesn't depend on the space: a tab, a button, or a control with a short label. */
function fixedWidth(element: ScreenElement): number | undefined {
  const {type, label} = element;
  const width = inset(element) + textWidth(label, FONT);
  if (type === 'tab') return width;
  return type === 'button' || (type === 'control' && label.length < 3) ? width + 28 : undefined;
}

/** Smallest width of an element, with which its label has few lines. */
const least = (element: ScreenElement): number =>
  fixedWidth(element) ??
  inset(element) +
    (element.type === 'table'
      ? (element.columns ?? []).length * 60
      : Math.min(110, textWidth(element.label, FONT) + 24));

/** Divides a row into lines that aren't wider than the space. */
function wrapRow(row: readonly ScreenElement[], width: number): ScreenElement[][] {
  const parts: ScreenElement[][] = [[]];
  let used = 0;
  for (const element of row) {
    const need = least(element) + (used ? GAP : 0);
    if (used && used + need > width) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)!.push(element);
    used += need;
  }
  return parts;
}

/** Draws elements next to each other, aligned at the bottom, in as many lines as the space requires. */
function drawRow(row: readonly ScreenElement[], {x, y, width}: Box): Drawn {
  let top = y;
  let svg = '';
  for (const part of wrapRow(row, width)) {
    const fixed = part.map(fixedWidth);
    const rest = width - GAP * (part.length - 1) - fixed.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const share = rest / fixed.filter((one) => one === undefined).length;
    const boxes = part.map((_, at) => ({
      x: x + fixed.slice(0, at).reduce<number>((sum, one) => sum + (one ?? share) + GAP, 0),
      width: Math.min(fixed[at] ?? share, width),
    }));
    const height = Math.max(...part.map((element, at) => drawElement(element, {...boxes[at]!, y: top}).height));
    for (const [at, element] of part.entries()) {
      const lower = height - drawElement(element, {...boxes[at]!, y: top}).height;
      svg += drawElement(element, {...boxes[at]!, y: top + lower}).svg;
    }
    top += height + GAP;
  }
  return {svg, height: top - y - GAP};
}

function drawAt({navigation, path, rows}: ScreenLayout, width: number): ScreenDrawing {
  const isNarrow = width === PHONE;
  const side = navigation && !isNarrow ? NAVIGATION : 0;
  const inner = {x: side + PADDING, width: width - side - 2 * PADDING};
  let y = PADDING;
  let svg = '';
  const shownPath = isNarrow ? (navigation ?? path) : path;
  if (shownPath) {
    const drawn = paragraph(shownPath.join(' > '), {...inner, y}, 'fill="var(--_text-sec)"');
    svg += drawn.svg;
    y += drawn.height + GAP;
  }
  for (const row of rows) {
    const drawn = drawRow(row, {...inner, y});
    svg += drawn.svg;
    y += drawn.height + GAP;
  }
  const height = Math.max(y - GAP + PADDING, side ? 140 : 0);
  const entries = (navigation ?? []).map((entry, level) => {
    const isLast = level === navigation!.length - 1;
    const more = isLast ? 'fill="var(--_text)" font-weight="600"' : 'fill="var(--_text-sec)"';
    return text(entry, 14 + level * 12, PADDING + 13 + level * 26, more);
  });
  const sidebar = side
    ? `<path d="M${side} .5V${n(height - 0.5)}" stroke="var(--_inner-stroke)"/>` + entries.join('')
    : '';
  const frame = `<rect x=".5" y=".5" width="${width - 1}" height="${n(height - 1)}" rx="8" fill="var(--bg)" stroke="var(--_line)"/>`;
  const size = `width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}"`;
  return {
    svg: `<svg aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg" ${size}>${frame}${sidebar}${svg}</svg>`,
    width,
    height: Math.ceil(height),
  };
}

/** Draws a schematic screen as SVG whose colors are the CSS variables of diagrams: one drawing for desktops and one for phones. */
export const drawScreen = (layout: ScreenLayout): {wide: ScreenDrawing; narrow: ScreenDrawing} => ({
  wide: drawAt(layout, DESKTOP),
  narrow: drawAt(layout, PHONE),
});

const described: Record<ScreenElement['type'], (element: ScreenElement) => string> = {
  tab: ({label, selected}) => `${selected ? 'selected ' : ''}tab ${label}`,
  field: ({label}) => `field ${label}`,
  list: ({label}) => `list ${label}`,
  button: ({label}) => `button ${label}`,
  control: ({label}) => `control ${label}`,
  table: ({label, columns = []}) => `table ${label} with the columns ${columns.join(', ')}`,
  chart: ({label}) => `chart ${label}`,
  area: ({label}) => `area ${label}`,
  text: ({label}) => `text ${label}`,
};

/** Returns the text alternative of a schematic screen: its elements from top to bottom, with the numbers of their callouts. */
export function describeScreen({navigation, path, rows}: ScreenLayout): string {
  const place = navigation
    ? `In the left navigation, ${navigation.join(' > ')} is selected. `
    : path
      ? `Path: ${path.join(' > ')}. `
      : '';
  const elements = rows.flat().map((element) => {
    const what = described[element.type](element);
    return element.number === undefined ? what : `${what} (${element.number})`;
  });
  return `${place}From top to bottom: ${elements.join('; ')}.`;
}
