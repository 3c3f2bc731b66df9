import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {aptInstall, hasApt, onPath} from '../../scripts/lib/programs.ts';
import {BROTLI_MODULE, mainConfig, NGINX_PACKAGES, NGINX_ROOT} from '../../src/plugins/publish/steps/hosting/nginx.ts';

/** A running nginx process. */
export interface Nginx {
  origin: string;
  /** Stops nginx and waits until it has exited. */
  stop: () => Promise<void>;
}

/** Returns a message that states which parts of nginx are missing and how to install them, or undefined if none are missing. */
export function nginxProblem(program = onPath('nginx') ?? '', brotliModule = BROTLI_MODULE): string | undefined {
  const missing = [
    ...(program ? [] : ['nginx']),
    ...(existsSync(brotliModule) ? [] : [`its Brotli module (${brotliModule})`]),
  ];
  if (!missing.length) return undefined;
  return `nginx is needed to test how the site is served, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. On Debian and Ubuntu, run: sudo apt-get install ${NGINX_PACKAGES.join(' ')}`;
}

/**
 * Returns the path of nginx. As root on Debian and Ubuntu, installs missing packages.
 * @throws an error that states what's missing and how to install it.
 */
export function requireNginx(): string {
  if (nginxProblem() && hasApt()) aptInstall(...NGINX_PACKAGES);
  const problem = nginxProblem();
  if (problem) throw new Error(problem);
  return onPath('nginx')!;
}

/**
 * Starts nginx on `port` with a configuration file of the site, by default the one of the build. `root` replaces the web root of the image.
 * @throws if nginx or its Brotli module is missing, the port is in use, or nginx exits; with the output of nginx.
 */
export async function startNginx(port: number, config = 'delivery/nginx.conf', root = 'build'): Promise<Nginx> {
  const nginx = requireNginx();
  const origin = `http://localhost:${port}`;
  const responds = (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  if (await responds()) throw new Error(`Port ${port} is in use; set TEST_PORT_BASE to use other ports.`);
  const temp = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = path.join(temp, 'site.conf');
  const main = path.join(temp, 'main.conf');
  writeFileSync(
    site,
    readFileSync(config, 'utf8')
      .replace('listen 8080', `listen localhost:${port}`)
      .replace(NGINX_ROOT, path.resolve(root)),
  );
  // Without `user`, the workers of a master process that runs as root can't read files that only root can read.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    main,
    user + mainConfig({temp, site, accessLog: 'off'}).replace('worker_processes auto', 'worker_processes 1'),
  );
  const server = spawn(nginx, ['-e', 'stderr', '-c', main], {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const exited = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  while (!(await responds())) {
    if (server.exitCode !== null) throw new Error(`nginx exited with code ${server.exitCode}: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
    rmSync(temp, {recursive: true, force: true});
  };
  return {origin, stop};
}
