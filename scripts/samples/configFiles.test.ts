import {beforeAll, describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {checkConfigFiles} from './configFiles.ts';
import {ensurePackages} from './packages.ts';
import {testSample} from './testSample.ts';

const check = async (title: string, text: string, more: Partial<Sample> = {}): Promise<string[]> => {
  const {diagnostics} = await checkConfigFiles([testSample('yaml', text, {title, ...more})]);
  return diagnostics.map(({line, message}) => `${line}: ${message}`);
};

beforeAll(() => ensurePackages());

const workflow = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test';
const manifest =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\nspec:\n  selector: {matchLabels: {app: a}}\n  template: {metadata: {labels: {app: a}}, spec: {containers: [{name: a, image: b}]}}';

describe('checkConfigFiles', () => {
  it.each([
    [
      '.github/workflows/a.yml',
      workflow.replace('runs-on', 'runs-onn'),
      /"runs-on" section is missing[^]*unexpected key "runs-onn"/,
    ],
    ['.github/workflows/a.yml', workflow.replace('ubuntu-latest', 'ubuntu-latestt'), /^13: .*ubuntu-latestt/],
    ['.gitlab-ci.yml', 'test:\n  image: node:22\n  scriptt: [npm test]', /scriptt|script/],
    [
      '.circleci/config.yml',
      'version: 2.1\njobs:\n  a:\n    dockerr: [{image: node}]\n    steps: [checkout]',
      /jobs\.a/,
    ],
    ['azure-pipelines.yml', 'trigger: [main]\npool: {vmImage: ubuntu-latest}\nstepss:\n  - script: npm test', /stepss/],
    [
      'bitbucket-pipelines.yml',
      'image: node:22\npipelines:\n  defaultt:\n    - step: {script: [npm test]}',
      /defaultt/,
    ],
    ['compose.yaml', 'services:\n  a:\n    imagee: node:22', /^12: .*services\.a has the unknown key imagee/],
    ['', manifest.replace('Deployment', 'Deploymentt'), /^11: .*has the kind Deploymentt, which apps\/v1 doesn't have/],
    ['', manifest.replace('apps/v1', 'appz/v1'), /^10: .*has the unknown API version appz\/v1/],
    ['', manifest.replace('metadata:\n  name', 'metadata:\n  - name'), /metadata/],
  ])('reports a mistake in %s: %s', async (title, text, message) => {
    const found = await check(title, text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(message);
  });

  it.each([
    ['.github/workflows/a.yml', workflow],
    ['.gitlab-ci.yml', 'test:\n  image: node:22\n  script: [npm test]'],
    ['.circleci/config.yml', 'version: 2.1\njobs:\n  a:\n    docker: [{image: node}]\n    steps: [checkout]'],
    ['azure-pipelines.yml', 'trigger: [main]\npool: {vmImage: ubuntu-latest}\nsteps:\n  - script: npm test'],
    ['bitbucket-pipelines.yml', 'image: node:22\npipelines:\n  default:\n    - step: {script: [npm test]}'],
    ['compose.yaml', 'services:\n  a:\n    image: node:22'],
    ['', manifest],
    ['values.yaml', 'a: 1'],
  ])('accepts %s', async (title, text) => expect(await check(title, text)).toEqual([]));

  it('ignores excerpts', async () => expect(await check('compose.yaml', 'imagee: a', {fragment: true})).toEqual([]));
});
