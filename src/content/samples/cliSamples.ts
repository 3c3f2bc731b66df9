import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';
import type {Sample} from './types.ts';

/** Returns the examples of commands and options in a file of `src/data/cli`, each with its line. */
export function cliSamples(file: string, source: string): Sample[] {
  const samples: Sample[] = [];
  const lines = new LineCounter();
  const add = (node: unknown, language: string) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    // The text of a block scalar begins on the line after its indicator.
    const below = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? 1 : 0;
    const line = lines.linePos(node.range[0]).line + below;
    samples.push({file, line, language, fragment: false, text: node.value.trimEnd()});
  };
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key, value}) {
      if (!isScalar(key)) return;
      if (key.value === 'example') add(value, 'bash');
      if (key.value !== 'examples' || !isSeq(value)) return;
      for (const item of value.items) {
        if (isMap(item)) add(item.get('code', true), String(item.get('language') ?? 'bash'));
      }
    },
  });
  return samples;
}
