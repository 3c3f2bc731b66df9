import {spawn} from 'node:child_process';

/** Runs a program of this project's packages with its output shown, and gives its exit code. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', program, ...args], {
      stdio: 'inherit',
      env: {...process.env, ...env},
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
