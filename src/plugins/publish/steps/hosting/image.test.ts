import {spawn} from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {validate} from 'dockerfile-utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requireNginx} from '../../../../../tests/lib/nginx.ts';
import {rawRequest} from '../../../../../tests/lib/rawHttp.ts';
import {writeSmallBuild, type SmallBuild} from '../../../../../tests/lib/smallBuild.ts';
import {ownPorts} from '../../../../../tests/ports.ts';

/** Files, user ID, and command in a Dockerfile. */
interface Image {
  copies: [from: string, to: string][];
  user: number;
  command: string[];
}

function readDockerfile(text: string): Image {
  const valuesOf = (instruction: string): string[] =>
    [...text.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, value]) => value!);
  return {
    copies: valuesOf('COPY').map((value) => value.split(' ') as [string, string]),
    user: Number(valuesOf('USER')[0]!.split(':')[0]),
    command: JSON.parse(valuesOf('CMD')[0]!) as string[],
  };
}

/** Returns a folder, and all files and folders in it, recursively. */
const below = (dir: string): string[] => [
  dir,
  ...readdirSync(dir, {recursive: true, encoding: 'utf8'}).map((name) => path.join(dir, name)),
];

// The same files, command, and user as in the container, but with nginx of this computer. CI runs the image itself (.ci/smoke-test-image).
describe.each(['/', '/sub/docs/'])('the container image with BASE_URL=%s', (baseUrl) => {
  const port = ownPorts.image;
  let site: SmallBuild;
  let image: Image;
  let files: string;
  let temp: string;

  /** Replaces the paths and the port of the image with those on this computer. */
  const onHost = (text: string): string =>
    text
      .replaceAll('/tmp/', `${temp}/`)
      .replaceAll('/etc/nginx/site.conf', path.join(files, 'etc/nginx/site.conf'))
      .replaceAll('/usr/share/nginx/html', path.join(files, 'usr/share/nginx/html'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`);

  beforeAll(async () => {
    site = await writeSmallBuild(baseUrl);
    image = readDockerfile(readFileSync(path.join(site.delivery, 'Dockerfile'), 'utf8'));
    [files, temp] = ['files', 'temp'].map((name) => path.join(path.dirname(site.delivery), name)) as [string, string];
    mkdirSync(temp);
    for (const [from, to] of image.copies) {
      const source = from === 'build/' ? site.build : path.join(site.delivery, path.relative('delivery', from));
      cpSync(source, path.join(files, to), {recursive: true});
    }
    for (const file of below(files).filter((name) => name.endsWith('.conf')))
      writeFileSync(file, onHost(readFileSync(file, 'utf8')));
    for (const file of below(files)) chmodSync(file, statSync(file).isDirectory() ? 0o555 : 0o444);
    chmodSync(path.dirname(files), 0o755);
    if (process.getuid?.() === 0) chownSync(temp, image.user, image.user);
  });
  afterAll(() => {
    if (files && existsSync(files)) for (const file of below(files)) chmodSync(file, 0o755);
    site?.remove();
  });

  it('has a valid Dockerfile with an unprivileged user, given as a number', () => {
    expect(validate(readFileSync(path.join(site.delivery, 'Dockerfile'), 'utf8'))).toEqual([]);
    expect(image.user).toBeGreaterThan(0);
  });

  it('starts as that user, serves the site, logs to its output, writes to /tmp only, and stops gracefully', async () => {
    const [program, ...args] = image.command;
    expect(program).toBe('nginx');
    const log = path.join(temp, 'output.log');
    writeFileSync(log, '');
    chmodSync(log, 0o666);
    const output = openSync(log, 'a');
    const identity = process.getuid?.() === 0 ? {uid: image.user, gid: image.user} : {};
    const server = spawn(requireNginx(), [...args, '-c', path.join(files, 'etc/nginx/nginx.conf')], {
      stdio: ['ignore', output, output],
      ...identity,
    });
    const exited = new Promise<number | null>((resolve) => server.on('exit', resolve));
    const responds = (): Promise<boolean> =>
      rawRequest(port, baseUrl).then(
        () => true,
        () => false,
      );
    try {
      while (!(await responds())) {
        expect(server.exitCode, readFileSync(log, 'utf8')).toBeNull();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const page = await rawRequest(port, `${baseUrl}overview/`, {headers: {'Accept-Encoding': 'br'}});
      expect([page.status, page.headers['content-encoding']]).toEqual([200, ['br']]);
      expect((await rawRequest(port, '/not/there/')).status).toBe(404);
      expect(readdirSync(temp)).toContain('nginx.pid');
    } finally {
      server.kill('SIGQUIT');
    }
    expect(await exited).toBe(0);
    const text = readFileSync(log, 'utf8');
    expect(text).toContain(`"GET ${baseUrl}overview/ HTTP/1.1" 200`);
    expect(text).not.toMatch(/\[(emerg|alert|crit|error|warn)\]/);
  });
});
