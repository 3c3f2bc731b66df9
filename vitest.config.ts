import {defineConfig} from 'vitest/config';

// Unit tests are next to their sources. tests/build contains the tests of the finished build and of fixture builds.
export default defineConfig({
  test: {
    include: ['lint/**/*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/build/**/*.test.ts'],
    // They need more packages; see vitest.samples.config.ts.
    exclude: ['**/node_modules/**', 'scripts/samples/**'],
    globalSetup: ['tests/lib/reportStaleBuild.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
