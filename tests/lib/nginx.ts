import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {aptInstall, ensureProgram, hasApt} from '../../scripts/lib/programs.ts';
import {NGINX_ROOT} from '../../scripts/delivery/nginx.ts';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MODULE_PACKAGE = 'libnginx-mod-http-brotli-static';

/** nginx on this machine, as Debian packs it. */
export interface Nginx {
  origin: string;
  /** Stops it and waits until it is gone. */
  stop: () => Promise<void>;
}

/**
 * Starts nginx with a configuration of the site, that of the build by default, on a port of its own; where it names no root, `root` is.
 * @throws where nginx or its Brotli module cannot be had, or the configuration is wrong; with what nginx says.
 */
export async function startNginx(port: number, config = 'delivery/nginx.conf', root = 'build'): Promise<Nginx> {
  const nginx = ensureProgram('nginx', 'nginx-light', 'The test of the delivery');
  if (!existsSync(MODULE) && hasApt()) aptInstall(MODULE_PACKAGE);
  if (!existsSync(MODULE)) throw new Error(`The test of the delivery needs ${MODULE}. On Debian and Ubuntu: apt-get install ${MODULE_PACKAGE}`);
  const origin = `http://localhost:${port}`;
  const answers = (): Promise<boolean> => fetch(origin).then(() => true, () => false);
  if (await answers()) throw new Error(`Port ${port} is in use; TEST_PORT_BASE chooses others`);
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync(config, 'utf8').replace('listen 8080', `listen localhost:${port}`).replace(NGINX_ROOT, path.resolve(root));
  writeFileSync(path.join(dir, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
  const main = `load_module ${MODULE}; worker_processes 1; pid ${dir}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary} include ${dir}/site.conf; }
`;
  writeFileSync(path.join(dir, 'nginx.conf'), main);
  const server = spawn(nginx, ['-c', path.join(dir, 'nginx.conf'), '-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const gone = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {origin, stop: () => (server.kill('SIGTERM'), gone)};
}
