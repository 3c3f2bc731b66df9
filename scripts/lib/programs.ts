import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** The first of these programs that is on the path. */
export const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    // Where Debian puts servers, which is not on the path of everybody.
    .concat('/usr/sbin')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** Whether this machine is one on which packages of Debian can be installed without asking. */
export const hasApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian; throws where that fails. */
export function aptInstall(...packages: string[]): void {
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/**
 * The path of a program that the tests need; installed from its Debian package where that can be done.
 * @throws where it cannot be had, and says what to install.
 */
export function ensureProgram(name: string, debianPackage: string, why: string): string {
  const found = onPath(name);
  if (found) return found;
  const advice = `${why} needs ${name}. Install it, on Debian and Ubuntu with: apt-get install ${debianPackage}`;
  if (!hasApt()) throw new Error(advice);
  try {
    aptInstall(debianPackage);
  } catch (error) {
    throw new Error(`${advice} (${(error as Error).message.split('\n')[0]})`);
  }
  const installed = onPath(name);
  if (!installed) throw new Error(advice);
  return installed;
}
