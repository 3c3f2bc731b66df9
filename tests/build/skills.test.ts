import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteUrl} from '../lib/contract.ts';
import {textOfMarkdown} from '../lib/markdownPages.ts';

interface Index {
  $schema: string;
  skills: {name: string; type: string; description: string; url: string; digest: string}[];
}

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const {$schema, skills} = JSON.parse(read('.well-known/agent-skills/index.json')) as Index;

describe('the index of agent skills', () => {
  it('lists skills with the digests of their files', () => {
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(skills.map(({name}) => name)).toEqual(['sauce-labs']);
    for (const {type, url, digest, description} of skills) {
      expect([type, digest]).toEqual(['skill-md', `sha256:${createHash('sha256').update(read(url)).digest('hex')}`]);
      expect(read('llms.txt')).toContain(`](${siteUrl}${url}): ${description}\n`);
    }
  });
});

describe.each(skills)('the skill $name', ({name, url}) => {
  const text = read(url);

  it('links only to Markdown versions, which exist', () => {
    const links = textOfMarkdown(text).links.filter((link) => link !== `${siteUrl}/llms.txt`);
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter(
        (link) =>
          !link.startsWith(`${siteUrl}/`) ||
          !/\.md$/.test(new URL(link).pathname) ||
          !existsSync(path.join('build', new URL(link).pathname)),
      ),
    ).toEqual([]);
  });

  it('contains no tokens, and has the recommended length of at most 5,000 tokens, each with about four characters', () => {
    expect(text).not.toMatch(/\{\{/);
    expect(text.length).toBeLessThan(4 * 5000);
  });

  it('is also at /skill.md if it is the main skill', () => {
    if (name === 'sauce-labs') expect(read('skill.md')).toBe(text);
  });
});
