import {brand} from '../../config/brand.ts';
import {reasons, type Reason} from './reasons.ts';

/** A new issue from the template `page.yml`, with the page and, where there is one, the reason filled in. */
export function issueLink(page: {title: string; address: string}, reason?: Reason): string {
  const fields = new URLSearchParams({
    template: 'page.yml',
    title: reason ? `${reasons[reason]}: ${page.title}` : page.title,
    page: page.address,
    ...(reason && {kind: reasons[reason]}),
  });
  return `${brand.repository}/issues/new?${fields}`;
}
