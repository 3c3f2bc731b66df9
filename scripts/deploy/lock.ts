import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import path from 'node:path';

const FILE = 'deploy.lock';

/**
 * Does `work` while nobody else deploys to the same folder.
 * @throws where somebody does, and says who.
 */
export async function withLock<T>(target: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(target, FILE);
  try {
    writeFileSync(file, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} is held by ${readFileSync(file, 'utf8').trim()}: another deploy is at work. If that process is gone, delete the file.`);
  }
  try {
    return await work();
  } finally {
    rmSync(file, {force: true});
  }
}
