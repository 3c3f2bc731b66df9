import {afterEach, expect, it, vi} from 'vitest';
import {runCaptured} from './lib/run.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['scripts/start.ts', 'scripts/build.ts'])(
  '%s reports an invalid setting without a stack trace',
  async (script) => {
    vi.stubEnv('BASE_URL', '/../');
    const {code, output} = await runCaptured('tsx', [script]);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'Invalid BASE_URL="/../": expected a path that starts and ends with a slash and has no dot segments, such as / or /docs/.',
    );
  },
);
