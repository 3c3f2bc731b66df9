import type {Sample} from './types.ts';

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;
const CLOSING = /^\s*(`{3,}|~{3,})\s*$/;
const TITLE = /\btitle="([^"]*)"/;

/**
 * Returns the fenced code blocks of a page. As in Markdown, a closing fence is at least as long as the opening fence, and lines lose the
 * indentation of the fence. Scans lines instead of parsing the page: MDX has no other code blocks, and a scan takes 1% of the time.
 */
export function fencesOf(file: string, source: string): Sample[] {
  const samples: Sample[] = [];
  let open: {sample: Sample; marks: string; indent: number; lines: string[]} | undefined;
  source.split('\n').forEach((line, at) => {
    if (!open) {
      const [, indent = '', marks, language = '', meta = ''] = OPENING.exec(line) ?? [];
      if (!marks || (marks.startsWith('`') && meta.includes('`'))) return;
      const title = TITLE.exec(meta)?.[1];
      const words = meta.replace(/"[^"]*"/g, '').split(/\s+/);
      const sample = {
        file,
        line: at + 2,
        language,
        fragment: words.includes('fragment'),
        text: '',
        ...(title !== undefined && {title}),
      };
      open = {sample, marks, indent: indent.length, lines: []};
      return;
    }
    if (CLOSING.exec(line)?.[1]?.startsWith(open.marks)) {
      samples.push({...open.sample, text: open.lines.join('\n')});
      open = undefined;
      return;
    }
    const leading = /^\s*/.exec(line)![0].length;
    open.lines.push(line.slice(Math.min(leading, open.indent)));
  });
  return samples;
}
