import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {problemOf, type Answer} from './answer.ts';
import {issueLink, reasonCodes, reasons} from './issueLink.ts';

const page = {title: 'Jobs & builds', address: 'https://docs.saucelabs.com/dev/api/jobs/'};
const yes: Answer = {page: page.address, helpful: true, at: '2026-01-02T03:04:05.000Z'};
const no: Answer = {...yes, helpful: false, reason: 'outdated'};

describe('the link to an issue', () => {
  const template = parse(readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8')) as {
    body: {id: string; attributes: {options?: string[]}}[];
  };

  it('fills in fields of the issue template', () => {
    const {searchParams, pathname} = new URL(issueLink(page, 'hard to understand'));
    expect(pathname).toBe('/saucelabs/sauce-docs/issues/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'page.yml',
      title: 'Hard to understand: Jobs & builds',
      page: page.address,
      kind: 'Hard to understand',
    });
    const ids = template.body.map(({id}) => id);
    expect(
      [...searchParams.keys()].filter((name) => name !== 'template' && name !== 'title' && !ids.includes(name)),
    ).toEqual([]);
  });

  it('uses the same reasons as the issue template', () => {
    expect(template.body.find(({id}) => id === 'kind')!.attributes.options).toEqual(Object.values(reasons));
  });
});

describe('feedback', () => {
  it('has one of five reasons', () => {
    expect(reasonCodes).toEqual(['outdated', 'incomplete', 'sample does not work', 'hard to understand', 'other']);
  });

  it.each([yes, ...reasonCodes.map((reason) => ({...no, reason})), {...no, text: 'x'.repeat(2000)}])(
    'accepts %o',
    (answer) => {
      expect(problemOf(answer)).toBeUndefined();
    },
  );

  it.each([
    [
      {...no, reason: 'boring'},
      'reason="boring", expected outdated, incomplete, sample does not work, hard to understand, other.',
    ],
    [{...no, reason: undefined}, 'reason=undefined, expected outdated, incomplete'],
    [{...yes, reason: 'other'}, 'reason="other", expected no reason if the page was helpful'],
    [{...no, text: 'x'.repeat(2001)}, 'expected at most 2000 characters'],
    [{...no, page: '/dev/'}, 'page="/dev/", expected a URL'],
    [{...no, helpful: 'no'}, 'helpful="no", expected true or false'],
    [{...no, at: 5}, 'at=5, expected an ISO 8601 timestamp'],
    [null, 'page=undefined, expected a URL'],
  ])('%o is refused with what is accepted', (answer, problem) => expect(problemOf(answer)).toContain(problem));
});
