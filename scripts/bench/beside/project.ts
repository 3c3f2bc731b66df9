import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compress} from '../../delivery/compress.ts';
import {nginxConfig} from '../../delivery/nginx.ts';
import {measure, type Cost} from '../measure.ts';

/** A site of another generator: what it is made of, and how it is built. */
export interface Project {
  name: string;
  /** Exact versions. */
  packages: Readonly<Record<string, string>>;
  /** Texts of all other files by their names. */
  files: Readonly<Record<string, string>>;
  /** Program and arguments, run in the folder of the project. */
  command: readonly [string, ...string[]];
  /** The folder of the finished site. */
  out: string;
  /** How paths of files begin whose names hold a hash of their content. */
  hashed: readonly string[];
  /** Files that every page loads. */
  onEveryPage: RegExp;
}

/** A finished site, and the configuration of nginx that serves it. */
export interface Built {
  name: string;
  root: string;
  config: string;
  /** What the build cost, where that was measured. */
  cost?: Cost;
}

/** What is known of the last build in a folder. */
interface Known {
  digest: string;
  cost: Cost;
}

const ENV = {ASTRO_TELEMETRY_DISABLED: '1'};

/**
 * Installs and builds a project in a folder of its own and compresses the site, unless the folder holds just that already.
 * @throws where packages cannot be had, or the build fails; with what it said.
 */
export async function buildProject(dir: string, project: Project): Promise<Built> {
  const {name, packages, files, command, out, hashed, onEveryPage} = project;
  const digest = createHash('sha256').update(JSON.stringify(project)).update(String(onEveryPage)).digest('hex');
  const built = {name, root: path.join(dir, out), config: path.join(dir, 'nginx.conf')};
  const record = path.join(dir, 'built.json');
  const known = existsSync(record) && (JSON.parse(readFileSync(record, 'utf8')) as Known);
  if (known && known.digest === digest) return {...built, cost: known.cost};

  rmSync(dir, {recursive: true, force: true});
  const manifest = JSON.stringify({private: true, type: 'module', dependencies: packages});
  for (const [file, text] of Object.entries({...files, 'package.json': manifest})) write(path.join(dir, file), text);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: dir, stdio: 'inherit'});
  const [program, ...args] = command;
  const cost = await measure(program, args, dir, ENV);
  await compress(built.root, onEveryPage);
  write(built.config, nginxConfig({}, '', '/', hashed));
  write(record, JSON.stringify({digest, cost} satisfies Known));
  return {...built, cost};
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
