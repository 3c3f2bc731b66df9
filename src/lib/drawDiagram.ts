// By file: the package exports itself to `import` only, and Docusaurus loads its configuration through `require`.
import {renderMermaidSVG} from '../../node_modules/beautiful-mermaid/dist/index.js';

/**
 * Draws Mermaid text as SVG whose colors are CSS variables set by `src/css/diagram.css`.
 * `id` is put before the ids inside, so that several drawings can stand on one page. Sizes are in CSS pixels.
 * @throws where the text is not a diagram that can be drawn.
 */
export function drawDiagram(source: string, id: string): {svg: string; width: number; height: number} {
  const drawn = renderMermaidSVG(source, {transparent: true});
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  if (!width || !height || /\bNaN\b/.test(drawn)) throw new Error('the text gives an empty picture');
  const svg = drawn
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/^(<svg [^>]*?) style="[^"]*"/, '$1 aria-hidden="true" focusable="false"')
    .replace(/\b(id=")([^"]+)"/g, `$1${id}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/>\s+</g, '><');
  return {svg, width: Math.ceil(Number(width)), height: Math.ceil(Number(height))};
}
