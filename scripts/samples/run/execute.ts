/** Runs other programs with a time limit, without leaving processes behind. */
import {spawn, type ChildProcess} from 'node:child_process';

/** What a program did. */
export interface Execution {
  /** Standard output, followed by standard error. */
  output: string;
  /** Whether the program was stopped because it ran for too long. */
  isStopped: boolean;
}

export interface ExecutionOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Time limit, in milliseconds. */
  timeout: number;
}

const running = new Set<ChildProcess>();

/** Stops a program and the processes that it started. They're in one process group, except on Windows. */
function stop(child: ChildProcess): void {
  running.delete(child);
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}

process.on('exit', () => running.forEach(stop));

/**
 * Runs a program until it ends or the time is over. Doesn't wait for processes that the program started: they can keep its output open, for
 * example a driver that a killed program can't stop anymore.
 */
export function execute(
  command: string,
  args: readonly string[],
  {cwd, env, timeout}: ExecutionOptions,
): Promise<Execution> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    running.add(child);
    const texts = {stdout: '', stderr: ''};
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8');
      child[name].on('data', (text: string) => (texts[name] += text));
    }
    let isStopped = false;
    const timer = setTimeout(() => {
      isStopped = true;
      stop(child);
    }, timeout);
    const end = (message = ''): void => {
      clearTimeout(timer);
      stop(child);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({output: [texts.stdout, texts.stderr, message].join('\n'), isStopped});
    };
    child.on('error', (error) => end(error.message));
    // The rest of the output can arrive after the program has ended.
    child.on('exit', () => {
      const late = setTimeout(end, 500);
      child.on('close', () => {
        clearTimeout(late);
        end();
      });
    });
  });
}
