import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import emphasisMarker from 'remark-lint-emphasis-marker';
import fencedCodeMarker from 'remark-lint-fenced-code-marker';
import headingIncrement from 'remark-lint-heading-increment';
import noConsecutiveBlankLines from 'remark-lint-no-consecutive-blank-lines';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import orderedListMarkerValue from 'remark-lint-ordered-list-marker-value';
import strongMarker from 'remark-lint-strong-marker';
import tablePipes from 'remark-lint-table-pipes';
import unorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {readWords} from '../../data/words.ts';
import type {Finding} from '../checkPage.ts';
import {prose} from './prose.ts';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)
  .use(recommended)
  .use(emphasisMarker, '*')
  .use(strongMarker, '*')
  .use(fencedCodeMarker, '`')
  .use(headingIncrement)
  .use(noConsecutiveBlankLines)
  .use(noDuplicateHeadings)
  .use(noEmphasisAsHeading)
  .use(noEmptyUrl)
  .use(noHeadingPunctuation, '.,;:')
  .use(noHiddenTableCell)
  .use(orderedListMarkerValue, 'ordered')
  .use(tablePipes)
  .use(unorderedListMarkerStyle, '-')
  .use(prose, readWords());
const mdx = markdown().use(remarkMdx);

/** Checks the Markdown and the wording of a page with remark-lint and the rules of the style guide. Each message ends with its rule. */
export async function checkStyle(file: string, source: string): Promise<Finding[]> {
  const processor = file.endsWith('.mdx') ? mdx : markdown;
  const page = new VFile({path: file, value: source});
  await processor.run(processor.parse(page), page);
  return page.messages.map(({line, reason, ruleId}) => ({file, line: line ?? 1, message: `${reason} [${ruleId}]`}));
}
