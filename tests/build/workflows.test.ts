import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions?: Record<string, string> | string;
  jobs: Record<string, {permissions?: Record<string, string> | string; 'timeout-minutes'?: number; steps: Step[]}>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => {
  const source = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow = parse(source) as Workflow;
  return {name, source, workflow, steps: Object.values(workflow.jobs).flatMap(({steps}) => steps)};
});

/** What a job may write, and why it has to. */
const MAY_WRITE: Record<string, string[]> = {'deploy.yml deploy': ['pages', 'id-token']};

describe.each(workflows)('the workflow $name', ({name, source, workflow, steps}) => {
  it('takes each action by the hash of a commit, with its version beside it', () => {
    const uses = source.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('may only read, but for the jobs that have to write', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    const written = Object.entries(workflow.jobs).flatMap(([job, {permissions = {}}]) => {
      if (typeof permissions === 'string') return [`${job}: ${permissions}`];
      const allowed = MAY_WRITE[`${name} ${job}`] ?? [];
      return Object.entries(permissions).filter(([scope, level]) => level === 'write' && !allowed.includes(scope)).map(([scope]) => `${job}: ${scope}`);
    });
    expect(written).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('installs packages in no way but by the scripts of the project', () => {
    expect(steps.filter(({run = ''}) => /\b(npm (ci|i|install|add|exec)|npx|yarn|pnpm)\b/.test(run)).map(({run}) => run)).toEqual([]);
  });

  it('puts nothing that others can write into a shell', () => {
    expect(steps.filter(({run = ''}) => run.includes('${{')).map(({run}) => run)).toEqual([]);
  });
});

describe('an install', () => {
  it('runs no scripts of packages', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('scripts/ensure-install.mjs', 'utf8')).toContain("'--ignore-scripts'");
  });

  // None of them needs its script here: two come with a built program, the others print or fetch what is not used.
  it('meets packages that would like to run one only if they are known', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, {hasInstallScript?: boolean}>};
    const names = Object.entries(packages).filter(([, {hasInstallScript}]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.sort()).toEqual(['@swc/core', 'core-js', 'esbuild', 'vnu-jar']);
  });
});
