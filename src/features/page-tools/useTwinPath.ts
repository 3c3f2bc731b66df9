import {useLocation} from '@docusaurus/router';

/** The address of the Markdown twin of the page on show, without the origin. */
export function useTwinPath(): string {
  return `${useLocation().pathname.replace(/\/?$/, '/')}index.md`;
}
