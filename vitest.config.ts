import { defineConfig } from 'vitest/config';

/** A test project over a folder of tests/; `seconds` is how long one test may take before it counts as stuck. */
const project = (
  name: string,
  seconds: number,
  own: { globalSetup?: string[]; maxWorkers?: number; expect?: { poll: { timeout: number } } } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    // Files of a worker share its modules: to load them anew for each took two thirds of the unit tests' time. What a
    // test changes in the process it puts back.
    isolate: false,
    ...own,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', 20),
      // Over dist/: whole-site checks read some 3,000 files. Two at a time, on two processors too.
      project('build', 300, { maxWorkers: 2 }),
      // A real Postgres behind a real PostgREST; each file that needs its own starts its own, in two seconds.
      project('store', 120, { maxWorkers: 2 }),
      // One server over dist/ for all of them. Many tests wait for what takes seconds, such as the thanks that stand for
      // two: with four workers two processors have something to do meanwhile. What takes seconds to start, a Chromium or
      // a backend, is started once a worker (tests/support/per-worker.ts).
      // What is polled for waits as long as everything else that is waited for.
      project('browser', 120, {
        globalSetup: ['tests/support/browser-setup.ts'],
        maxWorkers: 4,
        expect: { poll: { timeout: 30_000 } },
      }),
    ],
  },
});
