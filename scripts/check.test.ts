import {execFileSync} from 'node:child_process';
import {cpSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn, writeTinyFile, type Outcome} from '../tests/lib/tinySite.ts';

let dir: string;

const git = (...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: dir,
    stdio: 'ignore',
  });
};

/** Runs `check.ts` in the small repository. Unlike `npm run check`, doesn't install packages first. */
const check = (...args: string[]): Promise<Outcome> => runIn(dir, 'tsx', [path.resolve('scripts/check.ts'), ...args]);

beforeEach(() => {
  dir = writeSmallProject({
    'docs/hidden.mdx': doc(
      'Hidden',
      "<Unknown />\n\nimport Note from '@site/docs/_partials/note.mdx';\n\nA mispelled word in a page that stays as it is.",
    ),
    'versioned_docs/version-1/a.mdx': doc('Old', 'Text.'),
    '.gitignore': '.cache/\n',
    'CONTRIBUTING.md': '# Title\n',
    'CHANGELOG.md': '# Title\n',
    'AGENTS.md': '# Title\n',
    'skills/one/SKILL.md': '# Title\n',
  });
  for (const name of ['cspell.config.yaml', '.secretlintrc.json']) cpSync(name, path.join(dir, name));
  cpSync('contributing/words.txt', path.join(dir, 'contributing/words.txt'));
  for (const name of ['src/content', 'src/data/cli', 'src/data/words.yaml', 'package-lock.json'])
    symlinkSync(path.resolve(name), path.join(dir, name));
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message=First');
  git('switch', '--create', 'change');
});
afterEach(() => rmSync(dir, {recursive: true}));

it('reports secrets in pages, data, and samples without showing them', async () => {
  const token = `ghp_${'aB3dE6'.repeat(6)}`;
  const accessKey = ['9f1c2b7a', '1234', '4abc', '8def', '0123456789ab'].join('-');
  writeTinyFile(
    dir,
    'docs/guides/a.mdx',
    doc(
      'A',
      `\`\`\`bash\nexport SAUCE_ACCESS_KEY=${accessKey}\n\`\`\`\n\n{/* secretlint-disable-next-line -- An example of a result. */}\nAn allowed UUID: ${accessKey}`,
    ),
  );
  writeTinyFile(
    dir,
    'docs/guides/b.mdx',
    doc('B', 'A proxy with a login, such as `http://user:pass@proxy.example.com`, and `$SAUCE_ACCESS_KEY`.'),
  );
  writeTinyFile(dir, 'src/data/glossary.yaml', `- term: ${token}\n`);
  const {code, output} = await check('--changed');
  expect(
    output
      .match(/^.*(guides\/[ab]\.mdx|glossary\.yaml):\d+:\d+: \[\w+\]/gm)
      ?.map((line) => line.replace(/^.*\/(?=docs|src)/, ''))
      .sort(),
  ).toEqual(['docs/guides/a.mdx:8:24: [PATTERN]', 'src/data/glossary.yaml:1:8: [GITHUB_TOKEN]']);
  expect(output).not.toContain(token);
  expect(output).not.toContain(accessKey);
  expect(output).toContain('Replace the secret with a variable');
  expect(output).toMatch(/^failed: .*secrets/m);
  expect(code).toBe(1);
});

describe('npm run check -- --changed', () => {
  it('checks changed files, new files, and pages that a change can break', async () => {
    writeTinyFile(dir, 'docs/guides/a.mdx', doc('A', '## Another part\n\nText that is mispelled.'));
    git('commit', '--all', '--message=Rename the heading');
    rmSync(path.join(dir, 'docs/guides/b.mdx'));
    writeTinyFile(dir, 'docs/new.mdx', doc('New', '<Crads />'));
    const {code, output} = await check('--changed');
    expect(output).toContain('Checking 3 files that differ from main');
    expect(output).toContain('docs/guides/a.mdx:9:14 - Unknown word (mispelled)');
    expect(output).toContain(
      'docs/start.mdx:7:5: links to /guides/a/#part, but no heading there has that anchor [link]',
    );
    expect(output).toContain('docs/start.mdx:7:27: links to /guides/b/, which does not exist');
    expect(output).toContain('docs/new.mdx:7:1: uses unknown component <Crads>; did you mean <Cards>?');
    expect(output).toContain("docs/new.mdx:1:1: is in no sidebar; add 'new'");
    expect(output).toContain("tests/contract/routes.json:4:1: lists guides/b, which isn't in docs");
    expect(output).toMatch(/^failed: .*content.*$/m);
    expect(output).not.toContain('docs/hidden.mdx');
    expect(output).not.toContain('— types');
    expect(code).toBe(1);
  });

  it('checks everything that a changed rule or partial affects, and shows the reason', async () => {
    writeTinyFile(dir, 'contributing/words.txt', 'word\n');
    writeTinyFile(dir, 'docs/_partials/note.mdx', 'Another text.\n');
    const {output} = await check('--changed');
    expect(output).toContain('— spelling (everything, because contributing/words.txt changed)');
    expect(output).toContain('docs/hidden.mdx:11:3 - Unknown word (mispelled)');
    expect(output).toContain('docs/hidden.mdx:7:1: uses unknown component <Unknown>');
  });

  it('runs no checks if there are no changes', async () => {
    expect(await check('--changed')).toEqual({code: 0, output: 'No files differ from main\n0 checks passed\n'});
  });

  it('rejects a base that does not exist', async () => {
    const {code, output} = await check('--changed', '--base', 'develop');
    expect(output).toBe(
      'Nothing to compare with: found no develop with a common ancestor. Specify a branch or commit with --base.\n',
    );
    expect(code).toBe(1);
  });
});

describe('npm run check with files and folders', () => {
  it('checks only the pages there', async () => {
    const {code, output} = await check('docs/guides/a.mdx', 'docs\\start.mdx');
    expect(output).toContain('\npages: 2 documents, 0 findings');
    expect(output).toContain('3 checks passed');
    expect(code).toBe(0);
  });

  it.each([
    [['docs/guides/aa.mdx'], 'Nothing to check at docs/guides/aa.mdx; did you mean docs/guides/a.mdx?'],
    [['docs/guides/a.mdx', 'doc'], 'Nothing to check at doc; did you mean docs?'],
    [['--changd'], "Unknown option '--changd'"],
    [['--changed', 'docs/a.mdx'], 'Use either --changed or files and folders, not both: docs/a.mdx'],
    [['--base', 'main'], '--base needs --changed'],
  ])('rejects %j', async (args, message) => {
    const {code, output} = await check(...args);
    expect(output).toContain(message);
    expect(code).toBe(1);
  });
});
