import {defineConfig} from 'vitest/config';

// Unit tests are next to their sources. tests/build contains the tests of the finished build and of fixture builds, and tests/upstream the tests of dependencies.
export default defineConfig({
  test: {
    include: ['{lint,packages,scripts,src}/**/*.test.ts', 'tests/{build,packages,upstream}/**/*.test.ts'],
    // The tests in scripts/samples need more packages; see vitest.samples.config.ts.
    exclude: ['**/node_modules/**', 'scripts/samples/**'],
    globalSetup: ['tests/lib/reportStaleBuild.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // The report marks tests that pass only when they're repeated.
    retry: 1,
  },
});
