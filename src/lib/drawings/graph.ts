import {parseMermaid, renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';
import {wrapText} from './text.ts';

// Imports the file, because the package can only be loaded with `import`, and Docusaurus loads its configuration with `require`.

export type Direction = ReturnType<typeof parseMermaid>['direction'];
type Graph = ReturnType<typeof parseMermaid>;
type Subgraph = Graph['subgraphs'][number];
type GraphNode = Graph['nodes'] extends Map<string, infer N> ? N : never;

const BRACKETS: Record<string, [string, string]> = {
  rectangle: ['[', ']'],
  rounded: ['(', ')'],
  diamond: ['{', '}'],
  stadium: ['([', '])'],
  circle: ['((', '))'],
  doublecircle: ['(((', ')))'],
  subroutine: ['[[', ']]'],
  cylinder: ['[(', ')]'],
  hexagon: ['{{', '}}'],
  asymmetric: ['>', ']'],
  trapezoid: ['[/', '\\]'],
  'trapezoid-alt': ['[\\', '/]'],
};
const ARROWS = {solid: ['---', '-->'], dotted: ['-.-', '-.->'], thick: ['===', '==>']} as const;

/**
 * Returns the Mermaid text of a flowchart with another direction and with labels of at most about `limit` characters per line.
 * Labels of edges are shorter than labels of nodes, because they take space between the nodes.
 */
function flowchart(graph: Graph, direction: Direction, limit: number): string {
  const wrapped = (label: string, length: number) => wrapText(label, length).join('<br>');
  const node = ({id, label, shape}: GraphNode): string => {
    const [open, close] = BRACKETS[shape] ?? ['[', ']'];
    return `${id}${open}${wrapped(label, shape === 'diamond' ? Math.ceil(limit * 0.75) : limit)}${close}`;
  };
  const grouped = new Set<string>();
  const group = ({id, label, nodeIds, children}: Subgraph): string[] => {
    for (const nodeId of nodeIds) grouped.add(nodeId);
    const nodes = nodeIds.flatMap((nodeId) => graph.nodes.get(nodeId) ?? []).map(node);
    return [`subgraph ${id} [${label}]`, ...nodes, ...children.flatMap(group), 'end'];
  };
  const groups = graph.subgraphs.flatMap(group);
  const nodes = [...graph.nodes.values()].filter(({id}) => !grouped.has(id)).map(node);
  const edges = graph.edges.map(({source, target, label, style, hasArrowStart, hasArrowEnd}) => {
    const arrow = `${hasArrowStart ? '<' : ''}${ARROWS[style][hasArrowEnd ? 1 : 0]}`;
    return `${source} ${arrow}${label ? `|${wrapped(label, Math.ceil(limit * 0.85))}|` : ''} ${target}`;
  });
  return [`flowchart ${direction}`, ...groups, ...nodes, ...edges].join('\n');
}

/** Returns the Mermaid text of a state diagram with another direction and wrapped labels, see `flowchart`. */
function stateDiagram(graph: Graph, direction: Direction, limit: number): string {
  const isPseudo = (id: string) => graph.nodes.get(id)?.shape.startsWith('state-') ?? false;
  const name = (id: string) => (isPseudo(id) ? '[*]' : id);
  // The layout depends on the order: states are in the order of the transitions, wherever their names are declared.
  const order = [...new Set([...graph.edges.flatMap(({source, target}) => [source, target]), ...graph.nodes.keys()])];
  const states = order
    .filter((id) => !isPseudo(id))
    .map((id) => graph.nodes.get(id)!)
    .map(({id, label}) => `state "${wrapText(label, limit).join('<br>')}" as ${id}`);
  const transitions = graph.edges.map(
    ({source, target, label}) =>
      `${name(source)} --> ${name(target)}${label ? `: ${wrapText(label, Math.ceil(limit * 0.85)).join('<br>')}` : ''}`,
  );
  return ['stateDiagram-v2', `direction ${direction}`, ...states, ...transitions].join('\n');
}

/** Flowchart or state diagram. */
export function parseGraph(source: string): {direction: Direction; draw: (to: Direction, limit: number) => string} {
  const graph = parseMermaid(source);
  const isState = /^\s*stateDiagram/.test(source);
  if (isState && graph.subgraphs.length > 0) throw new Error('nested states are not supported');
  if (graph.nodes.size === 0) throw new Error('the diagram is empty');
  const text = isState ? stateDiagram : flowchart;
  return {
    direction: graph.direction,
    draw: (to, limit) =>
      renderMermaidSVG(text(graph, to, limit), {
        transparent: true,
        padding: 6,
        nodeSpacing: 20,
        layerSpacing: to === 'LR' || to === 'RL' ? 40 : 32,
      }),
  };
}

/** Draws a diagram that has only one layout, such as a class diagram. */
export const drawOther = (source: string): string => renderMermaidSVG(source, {transparent: true, padding: 6});
