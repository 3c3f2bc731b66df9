import {escapeHtml} from '../escape.ts';
import {textWidth, wrapText} from './text.ts';

interface Message {
  type: 'message';
  from: number;
  to: number;
  dashed: boolean;
  text: string;
}
type Row =
  | Message
  | {type: 'note'; from: number; to: number; text: string}
  | {type: 'start'; name: string; text: string}
  | {type: 'divider'; text: string}
  | {type: 'end'};

interface Sequence {
  actors: string[];
  rows: Row[];
}

const ACTOR_FONT = 13;
const FONT = 12;
const LINE = 15;
const EDGE = 4;
/** Width of the loop of a message that an actor sends to itself. */
const LOOP = 22;

/**
 * Parses a Mermaid sequence diagram: participants, messages, notes over participants, and blocks (`alt`, `loop`, `opt`, `par`).
 * @throws an error with the first line that isn't supported.
 */
export function parseSequence(source: string): Sequence {
  const names: string[] = [];
  const actors: string[] = [];
  const rows: Row[] = [];
  let open = 0;
  const actor = (name: string, label = name): number => {
    if (!names.includes(name)) {
      names.push(name);
      actors.push(label);
    }
    return names.indexOf(name);
  };
  const clean = (text: string) => text.trim().replace(/<br\s*\/?>/g, '\n');
  const lines = source.split('\n').map((line) => line.trim());
  for (const line of lines.slice(lines.indexOf('sequenceDiagram') + 1)) {
    if (!line || line.startsWith('%%')) continue;
    let match: RegExpExecArray | null;
    if ((match = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/.exec(line))) actor(match[1]!, match[2]);
    else if ((match = /^(\w+)\s*(--?)>>?\s*(\w+)\s*:\s*(.+)$/.exec(line))) {
      const [from, to] = [actor(match[1]!), actor(match[3]!)];
      rows.push({type: 'message', from, to, dashed: match[2] === '--', text: clean(match[4]!)});
    } else if ((match = /^note over (\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i.exec(line))) {
      const ends = [actor(match[1]!), actor(match[2] ?? match[1]!)];
      rows.push({type: 'note', from: Math.min(...ends), to: Math.max(...ends), text: clean(match[3]!)});
    } else if ((match = /^(loop|alt|opt|par)\b\s*(.*)$/.exec(line))) {
      rows.push({type: 'start', name: match[1]!, text: clean(match[2]!)});
      open += 1;
    } else if (open > 0 && (match = /^(?:else|and)\b\s*(.*)$/.exec(line))) {
      rows.push({type: 'divider', text: clean(match[1]!)});
    } else if (open > 0 && line === 'end') {
      rows.push({type: 'end'});
      open -= 1;
    } else throw new Error(`unsupported line in a sequence diagram: "${line}"`);
  }
  if (open > 0) throw new Error('a block of the sequence diagram has no "end"');
  if (actors.length === 0) throw new Error('the diagram is empty');
  return {actors, rows};
}

const widest = (lines: string[], fontSize: number) => Math.max(0, ...lines.map((line) => textWidth(line, fontSize)));

/** Returns the x coordinates of the lifelines. Each distance has space for the actors and for the messages between them. */
function lifelines({actors, rows}: Sequence, widths: number[], limit: number): number[] {
  const gaps = actors.slice(1).map((_, i) => (widths[i]! + widths[i + 1]!) / 2 + 10);
  const spans = rows
    .filter((row): row is Message => row.type === 'message')
    .map(({from, to, text}) => {
      const width = widest(wrapText(text, limit), FONT);
      if (from !== to) return {start: Math.min(from, to), end: Math.max(from, to), width: width + 22};
      const start = from === actors.length - 1 ? from - 1 : from;
      return {start, end: start + 1, width: width + LOOP + 14};
    })
    .filter(({start}) => start >= 0)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  for (const {start, end, width} of spans) {
    const missing = width - gaps.slice(start, end).reduce((sum, gap) => sum + gap, 0);
    if (missing > 0) for (let i = start; i < end; i += 1) gaps[i]! += missing / (end - start);
  }
  const x = [0];
  for (const gap of gaps) x.push(x.at(-1)! + gap);
  return x;
}

/**
 * Draws a sequence diagram with labels of at most about `limit` characters per line. A row is as high as its label, and the
 * background of a label interrupts the lifelines behind it.
 */
export function drawSequence(sequence: Sequence, limit: number): string {
  const {actors, rows} = sequence;
  const names = actors.map((label) => wrapText(label, Math.max(8, Math.ceil(limit * 0.8))));
  const widths = names.map((lines) => Math.max(56, widest(lines, ACTOR_FONT) + 16));
  const x = lifelines(sequence, widths, limit);
  const last = x.length - 1;
  let [left, right] = [x[0]! - widths[0]! / 2, x[last]! + widths[last]! / 2];
  const notes = new Map(
    rows.flatMap((row) => {
      if (row.type !== 'note') return [];
      const lines = wrapText(row.text, Math.ceil(limit * 1.3));
      const width = Math.max(widest(lines, FONT) + 16, x[row.to]! - x[row.from]! + 40);
      const center = (x[row.from]! + x[row.to]!) / 2;
      left = Math.min(left, center - width / 2);
      right = Math.max(right, center + width / 2);
      return [[row, {lines, width, center}] as const];
    }),
  );
  if (last === 0) {
    for (const row of rows) {
      if (row.type === 'message') right = Math.max(right, x[0]! + LOOP + 14 + widest(wrapText(row.text, limit), FONT));
    }
  }
  const depths: number[] = [0];
  for (const {type} of rows) depths.push(depths.at(-1)! + (type === 'start' ? 1 : type === 'end' ? -1 : 0));
  const margin = Math.max(...depths) * 6;
  left -= margin;
  right += margin;

  const label = (lines: string[], at: number, top: number, style = '', anchor = 'middle'): string => {
    const tspans = lines.map((line, i) => `<tspan x="${at}" y="${top + 12 + i * LINE}">${escapeHtml(line)}</tspan>`);
    return `<text text-anchor="${anchor}" font-size="${FONT}" fill="var(--_text-sec)"${style}>${tspans.join('')}</text>`;
  };
  const background = (at: number, top: number, width: number, height: number): string =>
    `<rect x="${at}" y="${top}" width="${width}" height="${height}" fill="var(--bg)" stroke="none" />`;

  const actorHeight = Math.max(...names.map((lines) => lines.length)) * 17 + 16;
  let y = EDGE + actorHeight + 14;
  const behind: string[] = [];
  const front: string[] = [];
  const blocks: {top: number; depth: number}[] = [];
  for (const row of rows) {
    if (row.type === 'message') {
      // Long arrows have space for longer lines than the limit.
      const space = Math.floor((Math.abs(x[row.to]! - x[row.from]!) - 22) / (0.55 * FONT));
      const lines = wrapText(row.text, row.from === row.to ? limit : Math.max(limit, space));
      const width = widest(lines, FONT);
      const height = lines.length * LINE;
      const dashes = row.dashed ? ' stroke-dasharray="5 4"' : '';
      const arrow = `fill="none" stroke="var(--_line)"${dashes} marker-end="url(#arrow)"`;
      const from = x[row.from]!;
      if (row.from === row.to) {
        const side = row.from === last && last > 0 ? -1 : 1;
        const middle = y + Math.max(height, 20) / 2;
        const at = from + side * (LOOP + 6);
        front.push(
          label(lines, at, middle - height / 2, '', side > 0 ? 'start' : 'end'),
          `<polyline points="${from},${middle - 8} ${from + side * LOOP},${middle - 8} ${from + side * LOOP},${middle + 8} ${from + side},${middle + 8}" ${arrow} />`,
        );
        y = middle + Math.max(height, 20) / 2 + 14;
      } else {
        const to = x[row.to]!;
        const center = (from + to) / 2;
        if (Math.abs(row.from - row.to) > 1) behind.push(background(center - width / 2 - 3, y, width + 6, height + 1));
        y += height + 5;
        front.push(
          label(lines, center, y - height - 5),
          `<line x1="${from}" y1="${y}" x2="${to - Math.sign(to - from)}" y2="${y}" ${arrow} />`,
        );
        y += 14;
      }
    } else if (row.type === 'note') {
      const {lines, width, center} = notes.get(row)!;
      const height = lines.length * LINE + 10;
      behind.push(
        `<rect x="${center - width / 2}" y="${y}" width="${width}" height="${height}" fill="var(--_key-badge)" stroke="var(--_text-faint)" />`,
      );
      front.push(label(lines, center, y + 5));
      y += height + 14;
    } else if (row.type === 'end') {
      const {top, depth} = blocks.pop()!;
      const inset = depth * 6 - 6;
      behind.unshift(
        `<rect x="${left + inset}" y="${top}" width="${right - left - 2 * inset}" height="${y - top}" fill="none" stroke="var(--_text-faint)" />`,
      );
      y += 14;
    } else {
      const inset = (row.type === 'start' ? blocks.length : blocks.length - 1) * 6;
      const [start, end] = [left + inset, right - inset];
      const text = row.type === 'start' ? `${row.name} ${row.text}`.trim() : row.text;
      const lines = wrapText(text, Math.max(12, Math.floor((end - start - 16) / 6.6)));
      const height = lines.length * LINE + 8;
      if (row.type === 'start') blocks.push({top: y, depth: blocks.length + 1});
      else
        behind.push(
          `<line x1="${start}" y1="${y}" x2="${end}" y2="${y}" stroke="var(--_text-faint)" stroke-dasharray="5 4" />`,
        );
      const width = widest(lines, FONT) + 16;
      behind.push(
        row.type === 'start'
          ? `<rect x="${start}" y="${y}" width="${Math.min(width * 1.06, end - start)}" height="${height}" fill="var(--_group-hdr)" stroke="var(--_text-faint)" />`
          : background(start + 4, y + 2, width - 8, height - 2),
      );
      front.push(label(lines, start + 8, y + 4, ' font-weight="600"', 'start'));
      y += height + 8;
    }
  }

  const lines = x.map(
    (at) =>
      `<line x1="${at}" y1="${EDGE + actorHeight}" x2="${at}" y2="${y}" stroke="var(--_text-faint)" stroke-dasharray="3 4" />`,
  );
  const heads = names.map((texts, i) => {
    const top = EDGE + (actorHeight - texts.length * 17) / 2 + 13;
    const tspans = texts
      .map((text, n) => `<tspan x="${x[i]}" y="${top + n * 17}">${escapeHtml(text)}</tspan>`)
      .join('');
    return `<rect x="${x[i]! - widths[i]! / 2}" y="${EDGE}" width="${widths[i]}" height="${actorHeight}" rx="6" fill="var(--_node-fill)" stroke="var(--_node-stroke)" /><text text-anchor="middle" font-size="${ACTOR_FONT}" font-weight="600" fill="var(--_text)">${tspans}</text>`;
  });
  const [width, height] = [right - left + 2 * EDGE, y + EDGE];
  const marker =
    '<defs><marker id="arrow" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><polygon points="0 1, 8 4, 0 7" fill="var(--_arrow)" /></marker></defs>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - EDGE} 0 ${width} ${height}" width="${width}" height="${height}">${marker}${[...lines, ...behind, ...front, ...heads].join('')}</svg>`;
}
