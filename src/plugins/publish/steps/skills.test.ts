import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, InlineCode} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkNames} from '../../../content/checkNames.ts';
import {publishedSkill, readSkills, skillsIndex, type SkillSite} from './skills.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'skills-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

function write(folder: string, text: string): void {
  mkdirSync(path.join(dir, 'skills', folder), {recursive: true});
  writeFileSync(path.join(dir, 'skills', folder, 'SKILL.md'), text);
}
const skill = (header: string, text = 'Text.\n'): string => `---\n${header}\n---\n\n${text}`;
const site: SkillSite = {
  index: 'https://docs.test/llms.txt',
  resolve: (target) => (target.startsWith('/a/') ? `https://docs.test/a/index.md${target.slice(3)}` : undefined),
};

describe('readSkills', () => {
  it('returns nothing for a site without skills', () => expect(readSkills(dir)).toEqual([]));

  it('returns the skills with the paths of their files, sorted by name', () => {
    write('two', skill('name: two\ndescription: Second.'));
    write('one', skill('name: one\ndescription: First.'));
    expect(readSkills(dir).map(({name, description, file}) => [name, description, file])).toEqual([
      ['one', 'First.', '.well-known/agent-skills/one/SKILL.md'],
      ['two', 'Second.', '.well-known/agent-skills/two/SKILL.md'],
    ]);
  });

  it.each([
    ['one', '# One\n', 'expected front matter with name and description'],
    ['one', skill('name: two\ndescription: Text.'), 'name is "two", but must be the name of its folder'],
    ['One', skill('name: One\ndescription: Text.'), 'name is "One", but must be the name of its folder'],
    ['a--b', skill('name: a--b\ndescription: Text.'), 'single hyphens'],
    ['one', skill('name: one'), 'description must be a text with at most 1024 characters'],
    ['one', skill(`name: one\ndescription: ${'x'.repeat(1025)}`), 'at most 1024 characters'],
  ])('rejects the folder %s with %j', (folder, text, message) => {
    write(folder, text);
    expect(() => readSkills(dir)).toThrow(message);
    expect(() => readSkills(dir)).toThrow(`skills/${folder}/SKILL.md: `);
  });
});

describe('publishedSkill', () => {
  const published = (text: string): string => {
    write('one', skill('name: one\ndescription: First.', text));
    return publishedSkill(readSkills(dir)[0]!, site);
  };

  it('leads links to Markdown versions, and keeps other links', () =>
    expect(published('[A](/a/#part), [B](https://b.test/).')).toContain(
      '[A](https://docs.test/a/index.md#part), [B](https://b.test/).',
    ));

  it('fills in the data centers, their hosts, and the URL of llms.txt', () => {
    const text = published('{{dataCenters}}\n\nhttps://{{apiHost}}/ {{index}}\n');
    expect(text).toContain('| US West 1 | `us-west-1` | `us-west` | `api.us-west-1.saucelabs.com` | Yes |\n');
    expect(text).toContain('\nhttps://api.us-west-1.saucelabs.com/ https://docs.test/llms.txt\n');
  });

  it('rejects links to missing pages, and lists all of them', () =>
    expect(() => published('[B](/b/), [A](/a/), [C](/c/#part)')).toThrow(
      'skills/one/SKILL.md links to pages or anchors without a Markdown version: /b/, /c/#part',
    ));
});

it('skillsIndex has the URL and the digest of each file, as in version 0.2.0 of the specification', () => {
  write('one', skill('name: one\ndescription: First.'));
  const [one] = readSkills(dir);
  const digest = createHash('sha256').update('Content.').digest('hex');
  expect(JSON.parse(skillsIndex([{skill: one!, content: 'Content.'}], '/sub/'))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'one',
        type: 'skill-md',
        description: 'First.',
        url: '/sub/.well-known/agent-skills/one/SKILL.md',
        digest: `sha256:${digest}`,
      },
    ],
  });
});

describe('the skills of this site', () => {
  it.each(readSkills('.').map((one) => [one.name, one] as const))(
    '%s has flags and capabilities that exist, and names no credentials',
    (_, {source}) => {
      const problems: string[] = [];
      visit(unified().use(remarkParse).parse(source), ['code', 'inlineCode'], (node) => {
        problems.push(...checkNames(node as Code | InlineCode).map(({message}) => message));
      });
      expect(problems).toEqual([]);
      expect(source).not.toMatch(/--access-key|--username/);
    },
  );
});
