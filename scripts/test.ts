/** `npm test`: builds the site and the fixture sites, runs all tests, and prints the number of passed and failed tests. */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {buildFixtures} from '../tests/fixtures/build.ts';
import {requireNginx} from '../tests/lib/nginx.ts';
import {chromiumPath} from './lib/programs.ts';
import {run} from './lib/run.ts';
import {ensureBuilt} from './lib/site.ts';

const RESULTS = 'test-results';
const VITEST = `${RESULTS}/vitest.json`;
const PLAYWRIGHT = `${RESULTS}/playwright.json`;

interface Counts {
  passed: number;
  failed: number;
}

/** Reads the counts of a report. A missing or empty report counts as one failure, because no test ran. */
function read<T>(file: string, count: (report: T) => Counts): Counts {
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  return counts.passed + counts.failed ? counts : {passed: 0, failed: 1};
}

/** Installs nginx if it's missing, or prints a warning if that isn't possible: without nginx, only the tests that need it fail. */
function installNginx(): void {
  try {
    requireNginx();
  } catch (error) {
    console.error(`Warning: ${(error as Error).message}`);
  }
}

async function main(): Promise<void> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
  const chromium = chromiumPath();
  installNginx();
  if ((await ensureBuilt()) !== 0) throw new Error('Could not build the site. See the errors above.');
  await buildFixtures();

  const unitCode = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`]);
  const browserCode = await run('playwright', ['test'], chromium ? {CHROMIUM_PATH: chromium} : {});

  const unit = read<{numPassedTests: number; numFailedTests: number; numPendingTests: number}>(VITEST, (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + r.numPendingTests,
  }));
  const browser = read<{stats: {expected: number; unexpected: number; flaky: number; skipped: number}}>(
    PLAYWRIGHT,
    ({stats}) => ({passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped}),
  );
  const passed = unit.passed + browser.passed;
  // A runner that failed without a failed test, for example in its setup, counts as one failure.
  const failed = unit.failed + browser.failed || (unitCode || browserCode ? 1 : 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
