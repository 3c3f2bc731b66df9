import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

// Tests of the workflow scripts, with fake versions of the programs that access GitHub and Docker.
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'ci-'));
  mkdirSync(path.join(dir, 'bin'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const at = (...names: string[]): string => path.join(dir, ...names);
const read = (name: string): string => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
const calls = (): string[] => read('calls').split('\n').filter(Boolean);

/** Adds a program to the PATH that appends its name and arguments to the file `calls` and then runs `body`, a Bash script. */
function fakeProgram(name: string, body: string): void {
  writeFileSync(
    at('bin', name),
    `#!/usr/bin/env bash\nprintf '%s' "${name}" >> '${at('calls')}'\nprintf ' [%s]' "$@" | tr '\\n' ' ' >> '${at('calls')}'\necho >> '${at('calls')}'\n${body}\n`,
  );
  chmodSync(at('bin', name), 0o755);
}

/** Runs a script of `.ci` with the fake programs and returns its exit code with its stdout and stderr. */
function run(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('bash', [path.resolve('.ci', script), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      GITHUB_REPOSITORY: 'Owner/docs',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '7',
      GITHUB_WORKFLOW: 'Crawl',
      GITHUB_ACTOR: 'someone',
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
      GH_TOKEN: 'token',
      ...env,
    },
  });
  return {code: status, output: stdout + stderr};
}

describe('check-commits', () => {
  const git = (...args: string[]): string =>
    execFileSync(
      'git',
      ['-C', dir, '-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
      {encoding: 'utf8'},
    );
  const check = (): {code: number; output: string} => {
    const {status, stdout, stderr} = spawnSync('bash', [path.resolve('.ci/check-commits'), 'base'], {
      cwd: dir,
      encoding: 'utf8',
    });
    return {code: status!, output: stdout + stderr};
  };
  const commit = (...subjects: string[]): void =>
    subjects.forEach((subject) => git('commit', '-q', '--allow-empty', '-m', subject));
  beforeEach(() => {
    git('init', '-q');
    commit('Old style');
    git('branch', 'base');
  });

  it('accepts Conventional Commits, and merges', () => {
    commit(
      'feat: add a page',
      'fix(crawl): wrap option names at 320 px',
      'refactor(search)!: drop the old format',
      `docs: ${'a'.repeat(65)}`,
    );
    git('checkout', '-q', '-b', 'other', 'base');
    commit('test: add a fixture');
    git('merge', '-q', '--no-edit', '-m', 'Merge branch', '-');
    expect(check()).toEqual({code: 0, output: ''});
  });

  it('rejects all others, with the expected format', () => {
    commit('Fix the page', 'feature: add', 'fix:', 'fix(A b): c', `docs: ${'a'.repeat(66)}`);
    const {code, output} = check();
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(5);
    expect(output).toMatch(
      /^[0-9a-f]{8} "Fix the page": expected "type\(scope\): summary", where the type is one of build, chore, .* and the scope is optional$/m,
    );
    expect(output).toContain(': 72 characters; expected fewer than 72');
  });
});

describe('is-tip', () => {
  it.each([
    ['aaa', 'is-tip=true\n'],
    ['bbb', 'is-tip=false\n'],
  ])('compares commit %s with aaa, the latest commit of main, and writes %j', (commit, output) => {
    fakeProgram('gh', 'echo aaa');
    expect(run('is-tip', [commit]).code).toBe(0);
    expect(read('output')).toBe(output);
    expect(calls()).toEqual(['gh [api] [repos/Owner/docs/commits/main] [--jq] [.sha]']);
  });

  it('fails if GitHub does not respond', () => {
    fakeProgram('gh', 'exit 1');
    expect(run('is-tip', ['aaa']).code).not.toBe(0);
    expect(read('output')).toBe('');
  });
});

describe('report-failure', () => {
  const list = (issues: object[]): string => `if [ "$1 $2" = 'issue list' ]; then echo '${JSON.stringify(issues)}'; fi`;

  it('opens an issue that links to the run', () => {
    fakeProgram(
      'gh',
      list([
        {number: 3, title: 'Another issue'},
        {number: 4, title: 'Scheduled workflow failed: Links'},
      ]),
    );
    expect(run('report-failure').code).toBe(0);
    expect(calls().at(-1)).toMatch(
      /^gh \[issue\] \[create\] \[--repo\] \[Owner\/docs\] \[--title\] \[Scheduled workflow failed: Crawl\] \[--body\] \[.*https:\/\/github\.com\/Owner\/docs\/actions\/runs\/7/,
    );
  });

  it('adds a comment to the issue that is already open', () => {
    fakeProgram('gh', list([{number: 5, title: 'Scheduled workflow failed: Crawl'}]));
    expect(run('report-failure').code).toBe(0);
    expect(calls().at(-1)).toMatch(/^gh \[issue\] \[comment\] \[5\]/);
  });
});

describe('report-facts', () => {
  const list = (...titles: string[]): string =>
    `if [ "$1 $2" = 'issue list' ]; then echo '${JSON.stringify(titles.map((title, index) => ({number: index + 3, title})))}'; fi`;
  const report = (text: string): string => {
    writeFileSync(at('issue.md'), text);
    return at('issue.md');
  };

  it('opens an issue with the report', () => {
    fakeProgram('gh', list('Another issue'));
    expect(run('report-facts', [report('# Differences')]).code).toBe(0);
    expect(calls().join('\n')).toMatch(
      /gh \[issue\] \[create\] \[--repo\] \[Owner\/docs\] \[--title\] \[Facts to check\] \[--body\] \[.*# Differences\]/,
    );
  });

  it('updates the open issue, and closes it if there is nothing to report', () => {
    fakeProgram('gh', list('Another issue', 'Facts to check'));
    expect(run('report-facts', [report(`${'x'.repeat(70_000)}`)]).code).toBe(0);
    expect(calls().at(-1)).toMatch(/^gh \[issue\] \[edit\] \[4\] .*x{60000}\]/);
    expect(run('report-facts', [report('')]).code).toBe(0);
    expect(calls().at(-1)).toMatch(/^gh \[issue\] \[close\] \[4\]/);
  });

  it('does nothing if there is no issue and nothing to report', () => {
    fakeProgram('gh', list());
    expect(run('report-facts', [report('')]).code).toBe(0);
    expect(calls()).toHaveLength(1);
  });
});

describe('compare-facts', () => {
  const npm = (facts: number, expiry = '', due = ''): void =>
    fakeProgram(
      'npm',
      `case "$2" in
check:facts) echo '| Fact |' > "$5"; exit ${facts} ;;
check:expiry) echo '${expiry}'; exit 1 ;;
reviews) printf '%s' '${due}' > "$6" ;;
esac`,
    );

  it('writes the differences, what ends, and the reviews that are due', () => {
    npm(1, 'docs/a.mdx:1:1: uses A, which ends on 2031-01-01 [expiry]', '- never /a/');
    expect(run('compare-facts', [at('report')]).code).toBe(0);
    expect(read('report/issue.md')).toBe(
      '# Differences from the sources\n\n| Fact |\n\n# Ends soon\n\n```text\ndocs/a.mdx:1:1: uses A, which ends on 2031-01-01 [expiry]\n```\n\n# Reviews that are due\n\n- never /a/\n',
    );
  });

  it('writes an empty file if there is nothing to report, and fails if the sources cannot be reached', () => {
    npm(0);
    expect(run('compare-facts', [at('report')]).code).toBe(0);
    expect(read('report/issue.md')).toBe('');
    npm(2);
    expect(run('compare-facts', [at('report')]).code).toBe(1);
  });
});

describe('comment-preview', () => {
  const list = (comments: object[]): string =>
    `if [ "$2" = --paginate ]; then echo '${JSON.stringify(comments.slice(0, 1))}${JSON.stringify(comments.slice(1))}'; fi`;
  const bot = {login: 'github-actions[bot]'};

  it('adds a comment', () => {
    fakeProgram(
      'gh',
      list([
        {id: 1, user: {login: 'someone'}, body: '<!-- preview -->'},
        {id: 2, user: bot, body: 'Something else'},
      ]),
    );
    expect(run('comment-preview', ['12', 'Preview: @x']).code).toBe(0);
    expect(calls().at(-1)).toBe(
      'gh [api] [--silent] [--method] [POST] [repos/Owner/docs/issues/12/comments] [--raw-field] [body=<!-- preview --> Preview: @x]',
    );
  });

  it('updates the existing comment, on any page of comments', () => {
    fakeProgram(
      'gh',
      list([
        {id: 1, user: {login: 'someone'}, body: 'Hello'},
        {id: 8, user: bot, body: '<!-- preview -->\nold'},
      ]),
    );
    expect(run('comment-preview', ['12', 'new']).code).toBe(0);
    expect(calls().at(-1)).toContain('[--method] [PATCH] [repos/Owner/docs/issues/comments/8]');
  });
});

describe('comment-archive', () => {
  const env = {HEAD: 'fork:$(touch x)', COMMIT: 'abc', RUN_URL: 'https://github.com/run'};

  it('finds the pull request of a fork branch with any name, and comments on it with the location of the archive', () => {
    fakeProgram('gh', `case "$*" in *pulls*) echo 12;; *--paginate*) echo '[]';; esac`);
    expect(run('comment-archive', [], env).code).toBe(0);
    expect(calls()[0]).toContain('[--raw-field] [head=fork:$(touch x)]');
    expect(calls().at(-1)).toContain('[repos/Owner/docs/issues/12/comments]');
    expect(calls().at(-1)).toContain('`/docs/pr-12/`');
  });

  it('does nothing if the pull request is closed', () => {
    fakeProgram('gh', '');
    expect(run('comment-archive', [], env).code).toBe(0);
    expect(calls()).toHaveLength(1);
  });
});

describe('publish-preview', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const published = (): string[] =>
    git('-C', at('remote'), 'ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n');
  const openPulls = (...numbers: number[]): void =>
    fakeProgram('gh', `case "$1 $2" in 'pr list') printf '%s\\n' ${numbers.join(' ')};; esac`);
  const preview = (text: string): string => {
    mkdirSync(at('preview'), {recursive: true});
    writeFileSync(at('preview', 'index.html'), text);
    return at('preview');
  };
  const publish = (...args: string[]) =>
    run('publish-preview', args, {PREVIEW_REMOTE: at('remote'), PREVIEW_DELAY: '0'});
  beforeEach(() => git('init', '--quiet', '--bare', at('remote')));

  it('creates the branch, adds previews, replaces them, and keeps one commit', () => {
    openPulls(1, 2);
    expect(publish(preview('one'), '1')).toEqual({code: 0, output: ''});
    expect(published()).toEqual(['.nojekyll', 'pr-1/index.html']);
    expect(publish(preview('two'), '2').code).toBe(0);
    expect(publish(preview('one again'), '1').code).toBe(0);
    expect(published()).toEqual(['.nojekyll', 'pr-1/index.html', 'pr-2/index.html']);
    expect(git('-C', at('remote'), 'show', 'gh-pages:pr-1/index.html')).toBe('one again');
    expect(git('-C', at('remote'), 'rev-list', '--count', 'gh-pages').trim()).toBe('1');
  });

  it('removes previews of closed pull requests, with or without a new preview', () => {
    openPulls(1, 12);
    publish(preview('one'), '1');
    publish(preview('twelve'), '12');
    openPulls(12);
    expect(publish()).toEqual({code: 0, output: ''});
    expect(published()).toEqual(['.nojekyll', 'pr-12/index.html']);
    openPulls();
    expect(publish(preview('twelve'), '12').code).toBe(0);
    expect(published()).toEqual(['.nojekyll']);
  });

  it('does not change the branch if the preview is the same', () => {
    openPulls(1);
    publish(preview('one'), '1');
    const before = git('-C', at('remote'), 'rev-parse', 'gh-pages');
    expect(publish(preview('one'), '1').code).toBe(0);
    expect(git('-C', at('remote'), 'rev-parse', 'gh-pages')).toBe(before);
  });

  it('retries if another preview is published at the same time', () => {
    openPulls(1, 2);
    publish(preview('one'), '1');
    // The hook rejects the first push, as if another push had updated the branch before it.
    const hook = at('remote/hooks/pre-receive');
    writeFileSync(hook, `#!/usr/bin/env bash\nif [ ! -e '${at('raced')}' ]; then touch '${at('raced')}'; exit 1; fi\n`);
    chmodSync(hook, 0o755);
    expect(publish(preview('two'), '2').code).toBe(0);
    expect(published()).toEqual(['.nojekyll', 'pr-1/index.html', 'pr-2/index.html']);
  });

  it('does not change the branch if a step fails', () => {
    openPulls(1);
    publish(preview('one'), '1');
    expect(publish(at('nowhere'), '1')).toMatchObject({
      code: 1,
      output: expect.stringContaining('could not be published') as string,
    });
    expect(published()).toEqual(['.nojekyll', 'pr-1/index.html']);
  });

  it('fails without a network and for an invalid pull request number', () => {
    openPulls(1);
    rmSync(at('remote'), {recursive: true});
    expect(publish(preview('one'), '1')).toMatchObject({
      code: 1,
      output: expect.stringContaining('could not be published') as string,
    });
    expect(publish(preview('one'), '1/../..').output).toContain('Invalid number of a pull request: 1/../..');
  });
});

describe('pack-preview', () => {
  it('copies the build below its base URL, without compressed files, and marks its pages noindex', () => {
    mkdirSync(at('.ci'));
    writeFileSync(at('.ci/pack-preview'), readFileSync('.ci/pack-preview'));
    mkdirSync(at('build/a'), {recursive: true});
    writeFileSync(at('build/a/index.html'), '<html><head><title>A</title><header>');
    for (const name of ['index.html.br', 'index.html.gz', 'index.md']) writeFileSync(at('build/a', name), name);
    execFileSync('bash', [at('.ci/pack-preview')], {env: {...process.env, BASE_URL: '/docs/pr-1/'}});
    expect(readdirSync(at('preview/docs/pr-1/a')).sort()).toEqual(['index.html', 'index.md']);
    expect(read('preview/docs/pr-1/a/index.html')).toBe(
      '<html><head><meta name=robots content=noindex><title>A</title><header>',
    );
    expect(read('build/a/index.html')).not.toContain('noindex');
  });
});

describe('the scripts of the container image', () => {
  const env = {COMMIT: 'abc'};

  it('build the image of a commit, with a lowercase name', () => {
    fakeProgram('docker', '');
    expect(run('build-image', [], env).code).toBe(0);
    expect(calls()).toEqual([
      'docker [build] [--pull] [--file] [delivery/Dockerfile] [--label] [org.opencontainers.image.source=https://github.com/Owner/docs] [--label] [org.opencontainers.image.revision=abc] [--tag] [ghcr.io/owner/docs:abc] [--tag] [ghcr.io/owner/docs:latest] [.]',
    ]);
  });

  it('push the image without passing the token on a command line', () => {
    fakeProgram('docker', 'if [ "$1" = login ]; then cat > /dev/null; fi');
    expect(run('push-image', [], env).code).toBe(0);
    expect(calls()).toEqual([
      'docker [login] [ghcr.io] [--username] [someone] [--password-stdin]',
      'docker [push] [--quiet] [ghcr.io/owner/docs:abc]',
      'docker [push] [--quiet] [ghcr.io/owner/docs:latest]',
    ]);
    expect(read('summary')).toBe('Published ghcr.io/owner/docs:abc\n');
  });

  it('run the image read-only and without privileges, and report a container that stops', () => {
    fakeProgram('docker', 'case "$1" in run) echo container;; inspect) echo false;; logs) echo the log;; esac');
    fakeProgram('curl', 'exit 7');
    const {code, output} = run('smoke-test-image', ['docs']);
    expect(code).toBe(1);
    expect(output).toContain('The container has stopped.');
    expect(output).toContain('the log');
    expect(calls()[0]).toBe(
      'docker [run] [--detach] [--read-only] [--tmpfs] [/tmp] [--cap-drop] [ALL] [--security-opt] [no-new-privileges] [--publish] [127.0.0.1:8080:8080] [docs]',
    );
    expect(calls().at(-1)).toBe('docker [rm] [--force] [container]');
  });
});
