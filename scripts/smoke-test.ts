/** `tsx scripts/smoke-test.ts PORT`: checks a server on this computer, such as a container, that serves the build in `build/`. */
import {readSettings} from '../src/config/env.ts';
import {serverProblems} from './delivery/serverProblems.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR} from './lib/site.ts';

runMain(async () => {
  const port = Number(process.argv[2]);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`Invalid port "${process.argv[2] ?? ''}": expected a number from 1 to 65535.`);
  const problems = await serverProblems({port, build: BUILD_DIR, baseUrl: readSettings().baseUrl});
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${problems.length} problems` : `The server on port ${port} passed the smoke test.`);
  return problems.length ? 1 : 0;
});
