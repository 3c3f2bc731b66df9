import {defineConfig} from 'vitest/config';

// Unit tests stand beside their sources; tests/build holds what stands in a finished build and what fixture builds say.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/build/**/*.test.ts'],
    globalSetup: ['tests/lib/reportStaleBuild.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
