/**
 * `npm run bench:serve [-- SECONDS]`: measures one nginx worker on loopback with the configuration of the build: requests per second and
 * the 99th percentile of the response time for the home page, a document, and a search shard, with 200 connections for 60 seconds each.
 */
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {startNginx} from '../../tests/lib/nginx.ts';
import {ensureProgram} from '../lib/programs.ts';
import {runMain} from '../lib/main.ts';
import {warnIfStale} from '../lib/site.ts';

const CONNECTIONS = 200;
const seconds = Number(process.argv[2] ?? 60);

interface Load {
  perSecond: number;
  p99: string;
  errors: number;
}

/**
 * Runs wrk on a URL.
 * @throws if the output of wrk can't be parsed.
 */
function load(wrk: string, address: string): Load {
  const report = execFileSync(
    wrk,
    [
      '--threads',
      '1',
      '--connections',
      String(CONNECTIONS),
      '--duration',
      `${seconds}s`,
      '--latency',
      '--header',
      'Accept-Encoding: br',
      address,
    ],
    {encoding: 'utf8'},
  );
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? [];
  const [, p99] = /99%\s+(\S+)/.exec(report) ?? [];
  if (!perSecond || !p99) throw new Error(`Unexpected output of wrk:\n${report}`);
  const [, ...failures] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [
    '',
    '0',
  ];
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  return {
    perSecond: Number(perSecond),
    p99,
    errors: [...failures, refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

async function main(): Promise<void> {
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new Error(`Invalid duration "${process.argv[2]}": expected seconds, such as 5.`);
  warnIfStale();
  const wrk = ensureProgram('wrk', 'wrk', 'The server benchmark');
  const shard = readdirSync('build/search-index').find((name) => /^terms\.\w+\.bin$/.test(name));
  const nginx = await startNginx(4399);
  try {
    console.log('| path | requests per second | 99th percentile | errors |\n| --- | --- | --- | --- |');
    for (const path of ['/', '/overview/', `/search-index/${shard}`]) {
      const {perSecond, p99, errors} = load(wrk, nginx.origin + path);
      console.log(`| ${path} | ${Math.round(perSecond)} | ${p99} | ${errors} |`);
      if (errors) process.exitCode = 1;
    }
  } finally {
    await nginx.stop();
  }
}

runMain(main);
