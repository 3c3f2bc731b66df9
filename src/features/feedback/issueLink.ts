import {repository} from '../../config/brand.ts';
import {reasons, type Reason} from './reasons.ts';

/** Returns the URL of a new GitHub issue from the template `page.yml`, with the page and the reason filled in. */
export function issueLink(page: {title: string; address: string}, reason: Reason): string {
  const fields = new URLSearchParams({
    template: 'page.yml',
    title: `${reasons[reason]}: ${page.title}`,
    page: page.address,
    kind: reasons[reason],
  });
  return `${repository}/issues/new?${fields}`;
}
