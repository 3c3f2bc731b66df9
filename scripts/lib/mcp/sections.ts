/** Part of the Markdown version of a page: from a heading to the next one of the same or a higher level. */
export interface Section {
  heading: string;
  level: number;
  text: string;
}

const HEADING = /^(#{1,6}) (.*)$/;
const FENCE = /^[ >\t]*(`{3,}|~{3,})/;

/** Returns the text of a heading without the Markdown syntax of code, links, and escapes. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\\(?=\W)/g, '')
    .trim();

/** Splits the Markdown version of a page at its headings. Omits the text before the first heading. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const starts: {at: number; level: number; heading: string}[] = [];
  let fence: string | undefined;
  lines.forEach((line, at) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      return;
    }
    fence = mark;
    const [, marks, heading] = HEADING.exec(line) ?? [];
    if (marks && heading) starts.push({at, level: marks.length, heading: plain(heading)});
  });
  return starts.map(({at, level, heading}, index) => {
    const end = starts.slice(index + 1).find((next) => next.level <= level)?.at ?? lines.length;
    return {heading, level, text: lines.slice(at, end).join('\n').trim()};
  });
}

const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text of the section with a heading, or `undefined`. `before` is the number of earlier sections with the same heading. */
export const sectionText = (
  sections: readonly Section[],
  {heading, before}: {heading: string; before: number},
): string | undefined => sections.filter((section) => key(section.heading) === key(heading))[before]?.text;
