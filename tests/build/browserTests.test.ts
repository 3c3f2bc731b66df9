import {describe, expect, it} from 'vitest';
import config from '../../playwright.config.ts';
import {nginxProblem} from '../lib/nginx.ts';
import {selectedProjects} from '../lib/selectedProjects.ts';

const all = ['site', 'fixture', 'configured', 'delivery'] as const;

describe('selectedProjects', () => {
  it.each([
    ['', [...all]],
    ['test', [...all]],
    ['test tests/e2e/site/footer.spec.ts', ['site']],
    ['--project=site', ['site']],
    ['--project site fixture --headed', ['site', 'fixture']],
    ['--project=site --project=delivery', ['site', 'delivery']],
    ['--project=SITE', ['site']],
    ['--project=*i*', ['site', 'fixture', 'configured', 'delivery']],
    ['--project=con*', ['configured']],
    ['--project=fixture tests/e2e/site/footer.spec.ts', ['fixture']],
    ['tests/e2e/site/footer.spec.ts', ['site']],
    ['tests/e2e/site/footer.spec.ts:12 e2e/fixture', ['site', 'fixture']],
    ['tests/e2e/site/footer.spec.ts -g leads', ['site']],
    ['-g e2e/site/ --workers 1', [...all]],
    ['footer', [...all]],
    ['tests/e2e/site/footer.spec.ts axe', [...all]],
    ['tests\\e2e\\delivery\\policy.spec.ts', ['delivery']],
  ])('returns for "%s" the projects %j', (line, projects) => {
    expect(selectedProjects(line.split(' ').filter(Boolean), all)).toEqual(projects);
  });
});

describe('the servers of the browser tests', () => {
  const servers = [config.webServer ?? []].flat();

  it('exist for every project except delivery, so that a missing nginx fails only the tests that need it', () => {
    const projects = config.projects!.map(({name}) => name);
    expect(servers.map(({name}) => name)).toEqual(projects.filter((name) => name !== 'delivery'));
    expect(servers.filter(({command}) => command.includes('nginx'))).toEqual([]);
  });
});

describe('nginxProblem', () => {
  const advice = 'On Debian and Ubuntu, run: sudo apt-get install nginx libnginx-mod-http-brotli-static';
  it.each([
    ['', '/nowhere.so', 'nginx and its Brotli module (/nowhere.so) are missing'],
    ['/usr/sbin/nginx', '/nowhere.so', 'its Brotli module (/nowhere.so) is missing'],
    ['', 'package.json', 'nginx is missing'],
  ])('states what to install: program "%s", module %s', (program, brotliModule, problem) => {
    expect(nginxProblem(program, brotliModule)).toBe(
      `nginx is needed to test how the site is served, but ${problem}. ${advice}`,
    );
  });

  it('returns undefined if both exist', () => expect(nginxProblem('/usr/sbin/nginx', 'package.json')).toBeUndefined());
});
