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
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Diagnostic} from '../../../lint/diagnostic.ts';
import {readWords} from './wording.ts';
import {parseMarkdown, syntaxError} from '../markdown.ts';
import {prose} from './prose.ts';

const linter = unified()
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
  .use(prose, readWords())
  .freeze();

/** Checks the Markdown and the wording of a text, which has no byte order mark, with remark-lint and the rules of the style guide. */
export async function checkStyle(
  file: string,
  source: string,
  {tree, error} = parseMarkdown(file, source),
): Promise<Diagnostic[]> {
  if (!tree) return [error];
  const page = new VFile({path: file, value: source});
  try {
    await linter.run(tree, page);
  } catch (reason) {
    // The rules that read the front matter parse it.
    return [syntaxError(file, reason)];
  }
  return page.messages.map(({line = 1, column = 1, reason, ruleId = 'style'}) => ({
    file,
    line,
    column,
    rule: ruleId,
    message: reason,
  }));
}
