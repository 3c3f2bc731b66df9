/** `tsx tests/lib/serveNginx.ts PORT`: the build under nginx, until it is stopped; for the browser tests. */
import {startNginx} from './nginx.ts';

startNginx(Number(process.argv[2])).then(
  ({stop}) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()));
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
