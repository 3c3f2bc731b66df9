import {repository} from '../../config/brand.ts';

/** Labels of the reasons why a page didn't help, by the code that is sent to the endpoint. */
export const reasons = {
  outdated: 'Outdated',
  incomplete: 'Incomplete',
  'sample does not work': "A sample doesn't work",
  'hard to understand': 'Hard to understand',
  other: 'Other',
} as const;

/** Code of a reason. */
export type Reason = keyof typeof reasons;
export const reasonCodes = Object.keys(reasons) as Reason[];

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
