import {defineConfig} from 'vitest/config';

// Tests of the checks in scripts/samples. They need the packages in samples/, so they run in a job of their own.
export default defineConfig({test: {include: ['scripts/samples/**/*.test.ts'], testTimeout: 300_000, maxWorkers: 2}});
