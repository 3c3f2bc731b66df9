import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {NGINX_ROOT} from '../delivery/nginx.ts';
import {filesToKeep, hashedFiles, linkFiles} from './keep.ts';
import {withLock} from './lock.ts';
import {currentDir, currentRelease, hasRelease, PARTIAL, readRelease, releaseDir, releaseId, removeOthers, siteOf, switchTo, writeRelease, type Release} from './releases.ts';
import {smokeTest, type SmokeOptions} from './smoke.ts';

/** Where releases are, and for how long the files of one stay after another took its place. */
export interface Target {
  /** The folder on the server that holds the releases. */
  target: string;
  graceDays: number;
  now: Date;
}

/** What is deployed. */
export interface DeployOptions extends SmokeOptions, Target {
  /** A finished build. */
  build: string;
  /** The nginx configuration that belongs to it. */
  nginxConfig: string;
}

/** What a deploy or a rollback did. */
export interface Deployed {
  id: string;
  /** How many files of other releases it keeps. */
  kept: number;
  /** Whether nginx has to read its configuration anew. */
  configChanged: boolean;
}

/** How many releases stay, the one that is served included. */
const RELEASES = 3;

const configOf = (dir: string): string => path.join(dir, 'nginx.conf');

function requireTarget(target: string): void {
  if (!statSync(target, {throwIfNoEntry: false})?.isDirectory()) throw new Error(`${target} is no folder; make it once, for example with: mkdir -p ${target}`);
}

/** Puts the build and its configuration into a folder. */
function write({build, nginxConfig, target, baseUrl}: DeployOptions, dir: string): void {
  if (!existsSync(path.join(build, 'index.html'))) throw new Error(`${build} holds no build; run first: npm run build`);
  if (!existsSync(nginxConfig)) throw new Error(`${nginxConfig} is not there; it comes with: npm run build`);
  mkdirSync(dir, {recursive: true});
  cpSync(build, path.join(siteOf(dir), baseUrl), {recursive: true, preserveTimestamps: true});
  writeFileSync(configOf(dir), readFileSync(nginxConfig, 'utf8').replace(NGINX_ROOT, siteOf(currentDir(path.resolve(target)))));
}

/** Gives a release in `dir` what it has to keep of the one whose place it takes, and writes what is known of it. */
function keep(dir: string, release: Release, last: Release | undefined, {target, graceDays, now}: Target): Release {
  const kept = last ? filesToKeep(last, release.hashed, graceDays, now) : {};
  if (last) linkFiles(target, last.id, dir, Object.keys(kept));
  const whole = {...release, kept: {...release.kept, ...kept}};
  writeRelease(dir, whole);
  return whole;
}

function report({id, kept}: Release, last: Release | undefined, target: string): Deployed {
  const configs = [id, last?.id].map((one) => one && readFileSync(configOf(releaseDir(target, one)), 'utf8'));
  return {id, kept: Object.keys(kept).length, configChanged: configs[0] !== configs[1]};
}

/**
 * Puts a build beside the releases that are there, tests it, and serves it from then on. One that fails its test leaves nothing behind.
 * @throws where somebody else deploys, a part is missing, or the smoke test fails.
 */
export async function deploy(options: DeployOptions): Promise<Deployed> {
  const {target, baseUrl, now} = options;
  requireTarget(target);
  return withLock(target, async () => {
    const last = currentRelease(target);
    const id = releaseId(now);
    if (hasRelease(target, id)) throw new Error(`${releaseDir(target, id)} is there already`);
    const partial = `${releaseDir(target, id)}${PARTIAL}`;
    try {
      write(options, partial);
      // Before it gets files of earlier releases, among which the test would find what this one lacks.
      smokeTest(siteOf(partial), options);
      const hashed = hashedFiles(siteOf(partial), baseUrl);
      const release = keep(partial, {id, ...(last && {before: last.id}), hashed, kept: {}}, last, options);
      renameSync(partial, releaseDir(target, id));
      switchTo(target, id);
      const deployed = report(release, last, target);
      removeOthers(target, id, RELEASES);
      return deployed;
    } catch (error) {
      rmSync(partial, {recursive: true, force: true});
      throw error;
    }
  });
}

/**
 * Serves the release before the current one again; files of the current one stay for who has its pages open.
 * @throws where somebody else deploys, or there is no earlier release.
 */
export async function rollBack(options: Target): Promise<Deployed> {
  const {target} = options;
  requireTarget(target);
  return withLock(target, async () => {
    const last = currentRelease(target);
    if (!last?.before || !hasRelease(target, last.before)) throw new Error(`${target} holds no release before ${last?.id ?? 'the first'}`);
    const release = keep(releaseDir(target, last.before), readRelease(target, last.before), last, options);
    switchTo(target, release.id);
    return report(release, last, target);
  });
}
