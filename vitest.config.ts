import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether the business file is still the sample's, with which the tests of tests/sample compare the site. */
const isSample = /"sample":\s*true/.test(readFileSync('data/catalogue/business.json', 'utf8'));
if (!isSample) console.log('tests/sample is skipped: data/catalogue/business.json is not the sample.');

/** Whether there are screenshots to compare with: the sample's, or those that a company had drawn of its own pages. */
const hasReferences = isSample || existsSync('tests/references') || process.env['VISUAL_UPDATE'] === '1';
if (!hasReferences)
  console.log('tests/browser/visual is skipped: npm run test:visual -- --update draws the references of your pages.');

/** A test project for a folder of tests/; `seconds` is the timeout of each test and hook. */
const project = (
  name: string,
  seconds: number,
  own: {
    include?: string[];
    exclude?: string[];
    globalSetup?: string[];
    maxWorkers?: number;
    expect?: { poll: { timeout: number } };
  } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    // The files of a worker share its modules: loading them for each file took two thirds of the unit tests'
    // time. Tests must restore any global state that they change.
    isolate: false,
    ...own,
  },
});

/**
 * The files that take longest. Vitest knows only their sizes in a fresh clone, and one of these that started last would
 * leave a core idle for a minute.
 */
const LONGEST = new RegExp(
  `/tests/(?:${[
    'store/snapshot/killed-at-each-step',
    'build/(?:markup|rebuild|second-company|small-company|with-store|ledger|changed-pages)',
    'browser/(?:staff/(?:story|editor/complex-text)|quote/(?:three-ways|random-failure)|visual/[a-z]+)',
    'browser/(?:islands/(?:accessibility|keyboard)|pages/[a-z]+)',
  ].join('|')})\\.test\\.ts$`,
);

/** Starts the longest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', 20),
      // Reads dist/: checks of the whole site read about 3,000 files, so only two files run in parallel.
      project('build', 300, { maxWorkers: 2 }),
      // The exact words and counts of the sample, also of dist/.
      project('sample', 60, { maxWorkers: 2, ...(isSample ? {} : { include: [] }) }),
      // Not a part of npm test: builds twenty random snapshots, one after the other.
      project('random', 300, { maxWorkers: 1 }),
      // Uses Postgres and PostgREST; files that need their own store start one in two seconds.
      project('store', 120, { maxWorkers: 2 }),
      // All tests share one server for dist/. Many tests wait for seconds, such as for the confirmation that
      // is shown for two, so four workers keep two cores busy. Each worker starts Chromium and the backend
      // only once (tests/support/per-worker.ts). Polling has the same timeout as other waits.
      project('browser', 120, {
        globalSetup: ['tests/support/browser-setup.ts'],
        ...(hasReferences ? {} : { exclude: ['tests/browser/visual/**'] }),
        maxWorkers: 4,
        expect: { poll: { timeout: 30_000 } },
      }),
    ],
  },
});
