/** `tsx tests/lib/serveNginx.ts PORT`: the build under nginx, until it is stopped; for the browser tests. */
import {runMain} from '../../scripts/lib/main.ts';
import {startNginx} from './nginx.ts';

runMain(async () => {
  const {stop} = await startNginx(Number(process.argv[2]));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()));
});
