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
    ...own,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', 20),
      // Over dist/: whole-site checks read some 3,000 files.
      project('build', 300),
      // A real Postgres behind a real PostgREST; each file that needs its own starts its own, in two seconds.
      project('store', 120),
      // One server over dist/ and one Chromium for all of them. Tests mostly wait for it: two files at a time.
      // What is polled for waits as long as everything else that is waited for.
      project('browser', 120, {
        globalSetup: ['tests/support/browser-setup.ts'],
        maxWorkers: 2,
        expect: { poll: { timeout: 30_000 } },
      }),
    ],
  },
});
