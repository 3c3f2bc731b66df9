import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {YAMLParseError} from 'yaml';
import type {Diagnostic} from '../../lint/diagnostic.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkFrontmatter).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Markdown tree of a file, or the syntax error because of which it has none. */
export type Parsed = {tree: Root; error?: undefined} | {tree?: undefined; error: Diagnostic};

/** Parses a page as MDX, and the other `.md` files as Markdown. */
export function parseMarkdown(file: string, source: string): Parsed {
  const isMarkdown = file.endsWith('.md') && !/^(versioned_)?docs\//.test(file);
  try {
    return {tree: (isMarkdown ? markdown : mdx).parse(source)};
  } catch (error) {
    return {error: syntaxError(file, error)};
  }
}

/** Returns the diagnostic for an MDX or YAML syntax error. */
export function syntaxError(file: string, error: unknown): Diagnostic {
  if (error instanceof YAMLParseError) {
    // The YAML begins after the first line, ---.
    const [{line, col}] = error.linePos ?? [{line: 0, col: 1}];
    const reason = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
    return {file, line: line + 1, column: col, rule: 'syntax', message: `front matter is not valid YAML: ${reason}`};
  }
  const {line = 1, column = 1, reason, message} = error as Error & {line?: number; column?: number; reason?: string};
  return {file, line, column, rule: 'syntax', message: `is not valid MDX: ${reason ?? message}`};
}
