import {useLocation} from '@docusaurus/router';
import {withSlash} from '@site/src/lib/withSlash';

/** The address of the Markdown twin of the page on show, without the origin. */
export function useTwinPath(): string {
  return `${withSlash(useLocation().pathname)}index.md`;
}
