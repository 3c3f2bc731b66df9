import {drawOther, parseGraph, type Direction} from './graph.ts';
import {drawSequence, parseSequence} from './sequence.ts';

interface Drawing {
  svg: string;
  /** Size in CSS pixels. Labels have at least 12 pixels at this size, so a drawing must not be scaled down. */
  width: number;
  height: number;
}

/** Space for a diagram in the content column on desktops and on the narrowest phones, in CSS pixels. */
const DESKTOP = 646;
const PHONE = 272;

function finish(drawn: string, id: string): Drawing {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  if (!width || !height || /\bNaN\b/.test(drawn)) throw new Error('the diagram is empty');
  // Titles of groups are drawn last, so that lines into the group don't strike through them.
  const titles: string[] = [];
  const svg = drawn
    .replace(/<text [^>]*font-size="12" font-weight="600"[^>]*var\(--_text-sec\)" dy[\s\S]*?<\/text>/g, (title) => {
      titles.push(title);
      return '';
    })
    .replace('</svg>', () => `${titles.join('')}</svg>`)
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:data-[\w-]+|class|style)="[^"]*"/g, '')
    .replace(/ r[xy]="0"/g, '')
    .replace(/font-size="(?:9|10|11)(?:\.\d+)?"/g, 'font-size="12"')
    .replace(/^<svg /, '<svg aria-hidden="true" focusable="false" ')
    .replace(/\b(id=")([^"]+)"/g, `$1${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(\d+\.\d)\d+/g, '$1')
    .replace(/ \/>/g, '/>')
    .replace(/>\s+</g, '><');
  return {svg, width: Math.ceil(Number(width)), height: Math.ceil(Number(height))};
}

/** Returns the first drawing that isn't wider than `space`, or else the narrowest one. */
function firstThatFits(space: number, drawings: (() => Drawing)[]): Drawing {
  let narrowest: Drawing | undefined;
  for (const draw of drawings) {
    const drawing = draw();
    if (drawing.width <= space) return drawing;
    if (!narrowest || drawing.width < narrowest.width) narrowest = drawing;
  }
  return narrowest!;
}

/**
 * Renders Mermaid source as SVG whose colors are CSS variables. `narrow` is a drawing for phones, if the drawing for desktops
 * doesn't fit there: flowcharts run from top to bottom, and sequence diagrams have shorter lines of text.
 * `id` is the prefix of all IDs in the SVG, so a page can contain several diagrams.
 * @throws an error if the source can't be rendered or the diagram is empty.
 */
export function drawDiagram(source: string, id: string): {wide: Drawing; narrow: Drawing | undefined} {
  let wide: Drawing;
  let narrow: Drawing;
  const narrowId = `${id}-narrow`;
  if (/^\s*sequenceDiagram\b/.test(source)) {
    const sequence = parseSequence(source);
    const drawings = (name: string, limits: number[]) =>
      limits.map((limit) => () => finish(drawSequence(sequence, limit), name));
    wide = firstThatFits(DESKTOP, drawings(id, [30, 24, 18, 14]));
    if (wide.width <= PHONE) return {wide, narrow: undefined};
    narrow = firstThatFits(PHONE, drawings(narrowId, [24, 20, 16, 13, 11, 9, 8]));
  } else if (/^\s*(?:classDiagram|erDiagram)\b/.test(source)) {
    return {wide: finish(drawOther(source), id), narrow: undefined};
  } else {
    const {direction, draw} = parseGraph(source);
    const drawings = (name: string, layouts: [Direction, number][]) =>
      layouts.map(
        ([to, limit]) =>
          () =>
            finish(draw(to, limit), name),
      );
    wide = firstThatFits(
      DESKTOP,
      drawings(id, [
        [direction, 28],
        [direction, 16],
        ['TD', 20],
        ['TD', 12],
      ]),
    );
    if (wide.width <= PHONE) return {wide, narrow: undefined};
    narrow = firstThatFits(
      PHONE,
      drawings(narrowId, [
        ['TD', 20],
        ['TD', 12],
        ['LR', 11],
        ['TD', 9],
        ['LR', 8],
      ]),
    );
  }
  return {wide, narrow: narrow.width < wide.width * 0.9 ? narrow : undefined};
}
