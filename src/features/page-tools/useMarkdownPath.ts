import {useLocation} from '@docusaurus/router';
import {withSlash} from '@site/src/lib/withSlash';

/** Returns the path of the Markdown version of the current page, including the base URL. */
export function useMarkdownPath(): string {
  return `${withSlash(useLocation().pathname)}index.md`;
}
