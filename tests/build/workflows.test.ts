import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {NGINX_PACKAGES} from '../../src/plugins/publish/steps/hosting/nginx.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

type Permissions = Record<string, string> | string;

interface Job {
  permissions?: Permissions;
  'timeout-minutes'?: number;
  if?: string;
  needs?: string | string[];
  'runs-on': string;
  strategy?: {matrix: Record<string, unknown[]>};
  concurrency?: {group: string; 'cancel-in-progress': boolean};
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Permissions;
  concurrency?: {group: string};
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => {
  const source = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow = parse(source) as Workflow;
  return {name, source, workflow, steps: Object.values(workflow.jobs).flatMap(({steps}) => steps)};
});
const get = (name: string): Workflow => workflows.find((one) => one.name === name)!.workflow;
const runs = ({steps}: Job): string[] => steps.flatMap(({run}) => run ?? []);

/** Write permissions that jobs are allowed to have, by workflow file and job, with the resource that the job writes. */
const MAY_WRITE: Record<string, string[]> = {
  // Publishes the container image.
  'deploy.yml image': ['packages'],
  // Publishes to the GitHub Pages branch and comments on the pull request with a link to the preview.
  'publish-preview.yml pages': ['contents', 'pull-requests'],
  'publish-preview.yml archive': ['pull-requests'],
  'publish-preview.yml remove': ['contents'],
  // Uploads the CodeQL findings.
  'security.yml codeql': ['security-events'],
  // Updates the issue about facts to check.
  'facts.yml issue': ['issues'],
  // Opens an issue about a failed scheduled run.
  ...Object.fromEntries(
    ['crawl.yml', 'facts.yml', 'links.yml', 'publish-preview.yml', 'security.yml'].map((name) => [
      `${name} report`,
      ['issues'],
    ]),
  ),
};

describe.each(workflows)('the workflow $name', ({name, source, workflow, steps}) => {
  it('pins each action to a commit hash, with its version in a comment', () => {
    const uses = source.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('has only read permissions, except for jobs that need to write', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    const written = Object.entries(workflow.jobs).flatMap(([job, {permissions = {}}]) => {
      if (typeof permissions === 'string') return [`${job}: ${permissions}`];
      const allowed = MAY_WRITE[`${name} ${job}`] ?? [];
      return Object.entries(permissions)
        .filter(([scope, level]) => level === 'write' && !allowed.includes(scope))
        .map(([scope]) => `${job}: ${scope}`);
    });
    expect(written).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('installs packages only with the scripts of the project', () => {
    expect(
      steps.filter(({run = ''}) => /\b(npm (ci|i|install|add|exec)|npx|yarn|pnpm)\b/.test(run)).map(({run}) => run),
    ).toEqual([]);
  });

  it('inserts no expressions into shell commands', () => {
    expect(steps.filter(({run = ''}) => run.includes('${{')).map(({run}) => run)).toEqual([]);
  });

  it('limits every job to at most 45 minutes', () => {
    const unlimited = Object.entries(workflow.jobs)
      .filter(([, job]) => !((job['timeout-minutes'] ?? 360) <= 45))
      .map(([job]) => job);
    expect(unlimited).toEqual([]);
  });

  it('opens an issue when a scheduled run fails', () => {
    if (!('schedule' in workflow.on)) return;
    const {report, ...others} = workflow.jobs;
    expect(report?.if).toBe("failure() && github.event_name == 'schedule'");
    expect(runs(report!)).toEqual(['bash .ci/report-failure']);
    const scheduled = Object.entries(others)
      .filter(([, job]) => !/github\.event_name == '(?!schedule)/.test(job.if ?? ''))
      .map(([job]) => job);
    expect([report!.needs].flat().sort()).toEqual(scheduled.sort());
  });

  it('installs nginx and its Brotli module before tests that need them', () => {
    for (const job of Object.values(workflow.jobs)) {
      const at = runs(job).findIndex((run) => /\.ci\/run\b|npm (test|run crawl)\b/.test(run));
      if (at >= 0) expect(runs(job).slice(0, at)).toContain('bash .ci/install-nginx');
    }
  });
});

describe('all workflows', () => {
  it('use a single version of each action', () => {
    const uses = workflows.flatMap(({source}) =>
      [...source.matchAll(/uses: ([\w-]+\/[\w-]+)\S*@(\S+ # \S+)/g)].map(
        ([, action, version]) => `${action} ${version}`,
      ),
    );
    const actions = new Set(uses.map((use) => use.split(' ')[0]));
    // Subactions such as actions/cache/restore are part of actions/cache and must have the same version.
    expect(new Set(uses).size).toBe(actions.size);
  });

  it('check pushes, pull requests, and merge queues', () => {
    for (const name of ['ci.yml', 'security.yml'])
      expect(Object.keys(get(name).on), name).toEqual(expect.arrayContaining(['push', 'pull_request', 'merge_group']));
  });

  it('test on both supported Node versions, and run the contributor commands on macOS and Windows', () => {
    const {test, smoke} = get('ci.yml').jobs;
    expect(test!.strategy?.matrix.node).toEqual([20, 22]);
    expect(smoke!.strategy?.matrix.os).toEqual([expect.stringContaining('macos'), expect.stringContaining('windows')]);
    expect(runs(smoke!)).toEqual(['npm run check', 'npm run build']);
  });

  it('build and smoke-test the container image', () => {
    expect(runs(get('ci.yml').jobs.image!)).toEqual([
      'npm run build',
      'docker build --pull --file delivery/Dockerfile --tag docs .',
      'bash .ci/smoke-test-image docs',
    ]);
  });

  it('review dependencies, analyze the code, and scan the full history for secrets', () => {
    const {dependencies, codeql, secrets} = get('security.yml').jobs;
    expect(dependencies!.steps.map(({uses}) => uses)).toContainEqual(
      expect.stringContaining('actions/dependency-review-action@'),
    );
    expect(codeql!.strategy?.matrix.language).toEqual(['actions', 'javascript-typescript']);
    expect(secrets!.steps[0]!.with?.['fetch-depth']).toBe(0);
    expect(runs(secrets!)).toEqual(['bash .ci/scan-secrets']);
  });

  it('cache the working links even if others fail', () => {
    const {steps} = get('links.yml').jobs.external!;
    const at = (part: string) => steps.findIndex(({uses = '', run = ''}) => `${uses}${run}`.includes(part));
    expect(at('actions/cache@')).toBe(-1);
    expect([at('cache/restore@') < at('check:links'), at('check:links') < at('cache/save@')]).toEqual([true, true]);
    expect(steps[at('cache/save@')]!.if).toMatch(/^always\(\) &&/);
  });

  it('deploy only the latest commit of main, as a container image that passed the smoke test', () => {
    const {jobs, concurrency} = get('deploy.yml');
    expect(runs(jobs.tip!)).toEqual(['bash .ci/is-tip "$COMMIT"']);
    expect(jobs.image!.needs).toBe('tip');
    expect(jobs.image!.if).toBe("needs.tip.outputs.is-tip == 'true'");
    // A commit that won't be deployed must not enter the queue, where it could replace a pending deployment.
    expect([concurrency, jobs.tip!.concurrency, jobs.image!.concurrency]).toEqual([
      undefined,
      undefined,
      {group: 'deploy', 'cancel-in-progress': false},
    ]);
    const commands = runs(jobs.image!);
    expect(commands.findIndex((run) => run.includes('smoke-test-image'))).toBeLessThan(
      commands.indexOf('bash .ci/push-image'),
    );
    expect(commands.at(-1)).toBe('bash .ci/push-image');
  });

  it('publish previews with write permissions, but never run the code of a pull request with them', () => {
    const {jobs} = get('preview.yml');
    expect(Object.values(jobs).filter(({permissions}) => permissions !== undefined)).toEqual([]);
    const privileged = get('publish-preview.yml');
    expect('pull_request_target' in privileged.on).toBe(false);
    for (const {steps} of Object.values(privileged.jobs)) {
      expect(
        steps.filter(({uses}) => uses?.startsWith('actions/checkout@')).flatMap((step) => step.with?.ref ?? []),
      ).toEqual([]);
      expect(steps.flatMap(({run = ''}) => (/^bash \.ci\//.test(run) ? [] : run || []))).toEqual([]);
    }
    expect(privileged.jobs.pages!.if).toContain('head_repository.full_name == github.repository');
  });

  it('install the packages that the tests require', () => {
    expect(readFileSync('.ci/install-nginx', 'utf8')).toContain(` ${NGINX_PACKAGES.join(' ')}\n`);
  });
});

describe('Dependabot', () => {
  interface Rule {
    'dependency-name': string;
    'update-types'?: string[];
  }
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {'package-ecosystem': string; directory: string; ignore?: Rule[]}[];
  };
  const npm = updates.filter((update) => update['package-ecosystem'] === 'npm');
  const rules = npm.find(({directory}) => directory === '/')!.ignore!;
  const section = readFileSync('contributing/dependencies.md', 'utf8').split('\n## Held back\n')[1]!;
  const held = [...section.matchAll(/^\| `([^`]+)` \| (\S+) \|/gm)].map(([, name, version]) => ({
    name: name!,
    version: version!,
  }));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const installed = {...manifest.dependencies, ...manifest.devDependencies};

  it('updates each lock file', () => {
    const locks = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'})
      .split('\n')
      .filter(Boolean);
    const folders = locks.map((file) => `/${path.dirname(file)}`.replace(/\.$/, ''));
    expect(npm.map(({directory}) => directory)).toEqual(folders);
  });

  it('ignores exactly the versions that are held back', () => {
    const major = ['version-update:semver-major'];
    const expected = held.map(({name, version}) => ({
      'dependency-name': name,
      ...(/^\d+$/.test(version) && {'update-types': major}),
    }));
    expect(rules).toEqual(expected);
  });

  it('holds back packages at the versions that are installed', () => {
    expect(held.length).toBeGreaterThan(10);
    for (const {name, version} of held)
      expect(installed[name], name).toMatch(
        /^\d+$/.test(version) ? new RegExp(`^${version}\\.`) : new RegExp(`^${version.replaceAll('.', '\\.')}$`),
      );
  });

  it('holds back each package whose newer versions need Node 22 according to the list of dependencies', () => {
    const rows = readFileSync('contributing/dependencies.md', 'utf8').split('\n## Held back\n')[0]!.split('\n');
    const named = rows
      .filter((row) => /needs? Node 22|ask for Node 22/.test(row))
      .map((row) => /^\| `([^`]+)`/.exec(row)?.[1]);
    expect(named.filter((name) => name === undefined || !held.some((one) => one.name === name))).toEqual([
      'remark-lint-*',
    ]);
  });
});

describe('The list of dependencies', () => {
  it('contains each package of the samples', () => {
    const list = readFileSync('contributing/dependencies.md', 'utf8').split('\n## Held back\n')[0]!;
    const rows = list.split('\n## Packages of the samples\n')[1]!.split('\n');
    const listed = rows.flatMap((row) =>
      [...(row.split('|')[1]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, name]) => name!),
    );
    const {dependencies} = JSON.parse(readFileSync('samples/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const isListed = (name: string): boolean =>
      listed.some((one) => (one.endsWith('/*') ? name.startsWith(one.slice(0, -1)) : one === name));
    expect(Object.keys(dependencies).filter((name) => !isListed(name))).toEqual([]);
  });
});

describe('an install', () => {
  it('runs no package scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('scripts/ensure-install.mjs', 'utf8')).toContain("'--ignore-scripts'");
  });

  // None of these packages needs its install script: two ship a prebuilt program, and the others print messages or download or build unused files.
  it('includes no unknown packages with an install script', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, {hasInstallScript?: boolean}>;
    };
    const names = Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.sort()).toEqual(['@swc/core', 'core-js', 'esbuild', 'libxmljs2', 'vnu-jar']);
  });
});
