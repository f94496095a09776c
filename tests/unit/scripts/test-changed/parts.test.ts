import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { partsOf } from '#scripts/test-changed/parts.ts';

const REST = [
  'lint of the other files and the import rules (npm run lint)',
  'the store, the built site and the browser (npm run test:store, test:build, test:browser)',
];

describe('the checks of changed files', () => {
  it('are lint and the tests that import them, for code', () => {
    const files = ['src/content/fit.ts', 'src/features/quote/QuoteForm.tsx', 'scripts/run.mjs'];
    expect(partsOf(files)).toEqual({ lint: files, related: files, notRun: REST });
  });

  it('have no test of a document', () => {
    expect(partsOf(['README.md', 'public/images/logo.svg'])).toEqual({ lint: [], related: [], notRun: REST });
  });

  it.each([
    ['data/snapshot/cities.json', 'unit tests that read data/snapshot/cities.json (npm run test:unit)'],
    ['src/pages/faq.astro', 'pages of src/pages/faq.astro (npm run test:build)'],
    ['package-lock.json', 'every test, which may depend on package-lock.json (npm test)'],
    ['vitest.config.ts', 'every test, which may depend on vitest.config.ts (npm test)'],
    ['tests/build/files.test.ts', 'npx vitest run --project build tests/build/files.test.ts'],
    ['tests/browser/pages/faq.test.ts', 'npx vitest run --project browser tests/browser/pages/faq.test.ts'],
  ])('say what they leave out of %s', (file, left) => {
    expect(partsOf([file]).notRun).toEqual([REST[0], left, REST[1]]);
  });

  it('name the projects of the test configuration as they are', () => {
    const projects = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/project\('(\w+)'/g)].map(
      ([, name]) => name!,
    );
    const others = projects.filter((name) => name !== 'unit');
    expect(others.length).toBeGreaterThan(0);
    for (const name of others) {
      const { notRun } = partsOf([`tests/${name}/a.test.ts`]);
      expect(notRun).toContain(`npx vitest run --project ${name} tests/${name}/a.test.ts`);
    }
  });
});
