import {visit} from 'unist-util-visit';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {loadProven, proofKey, PROVEN_LEVELS, sectionOf, type ProvenLevel} from '../content/samples/proofs.ts';

const TITLE = /\btitle="([^"]*)"/;

const TEXTS: Record<ProvenLevel, (count: number) => string> = {
  run: (count) => `${count} ${count > 1 ? 'run' : 'runs'} against a WebDriver stub`,
  'type-checked': (count) => `${count} ${count > 1 ? 'are' : 'is'} type-checked against the libraries`,
  compiled: (count) => `${count} ${count > 1 ? 'are' : 'is'} compiled`,
  validated: (count) => `${count} ${count > 1 ? 'are' : 'is'} validated against a schema or reference data`,
};
const sentence = new Intl.ListFormat('en-US');

/**
 * Remark plugin that labels code blocks marked with `fragment` as excerpts, and adds a note to the end of a page that states how its samples
 * are checked. `load` returns the strongest checks of the samples in a section.
 */
export function samples({load = loadProven}: {load?: typeof loadProven} = {}) {
  return (tree: Root, file: VFile): void => {
    const section = sectionOf(file.path ?? '');
    const proven = section === undefined ? {} : load(section);
    const counts = new Map<ProvenLevel, number>();
    visit(tree, 'code', (code: Code) => {
      const level = proven[proofKey(code.lang ?? '', code.value)];
      if (level) counts.set(level, (counts.get(level) ?? 0) + 1);
      labelExcerpt(code);
    });
    if (!counts.size) return;
    const parts = PROVEN_LEVELS.filter((level) => counts.has(level)).map((level) => TEXTS[level](counts.get(level)!));
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'sources'}],
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'text',
              value: `Beyond their syntax, samples on this page are checked automatically: ${sentence.format(parts)}.`,
            },
          ],
        },
      ],
    } as Root['children'][number]);
  };
}

/** Adds “Excerpt” to the title of an incomplete sample. */
function labelExcerpt(code: Code): void {
  const meta = code.meta ?? '';
  if (
    !meta
      .replace(/"[^"]*"/g, '')
      .split(/\s+/)
      .includes('fragment')
  )
    return;
  code.meta = TITLE.test(meta)
    ? meta.replace(TITLE, (_, title: string) => `title="${title} (excerpt)"`)
    : `${meta} title="Excerpt"`;
}
