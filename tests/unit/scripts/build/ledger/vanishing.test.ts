import { expect, it } from 'vitest';
import { type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { vanishingIssues, vanishingLine } from '#scripts/build/ledger/vanishing.ts';

const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/page-${index}`);
const undecided = (pages: readonly string[]) => ({ undecided: pages, ofRemovedRows: [], removedRows: [] });
const DAYS = { day: '2026-06-01', inventoryDay: () => undefined };
const ledgerOf = (count: number, before: Ledger = new Map()): Ledger =>
  nextLedger(
    before,
    paths(count).map((path) => ({ path, words: wordsHash(path), file: wordsHash(path) })),
    DAYS,
  );

it('two percent of the live pages may vanish at once, and not a page more', () => {
  const ledger = ledgerOf(250);
  expect(vanishingIssues(ledger, undecided(paths(5)))).toEqual([]);
  const [issue, ...others] = vanishingIssues(ledger, undecided(paths(6)));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ file: 'data/ledger.txt', value: '6' });
  expect(issue?.expected).toMatch(
    /^at most 5 of 250 \(2 %\): \/page-0, .*\/page-4 and 1 more\. Write .*--gone accepts/,
  );
});

it('pages that are gone already are none of those that two percent are taken of', () => {
  const ledger = ledgerOf(50, ledgerOf(250));
  expect(vanishingIssues(ledger, undecided(paths(1)))).toEqual([]);
  expect(vanishingIssues(ledger, undecided(paths(2)))).toHaveLength(1);
});

it('a site without a ledger can lose no page', () => {
  expect(vanishingIssues(new Map(), undecided([]))).toEqual([]);
  expect(vanishingLine(new Map(), undecided([]))).toMatch(/has no pages yet/);
  expect(vanishingLine(ledgerOf(1200), undecided(paths(3)))).toBe(
    'Of 1,200 pages of the last deploy, 3 vanish without a redirect of their own.',
  );
});

it('many removed rows are named, with the suspicion that a policy hides them', () => {
  const removedRows = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => `services ${slug}`);
  const [issue] = vanishingIssues(ledgerOf(250), { undecided: paths(6), ofRemovedRows: [], removedRows });
  expect(issue?.expected).toContain('The store has no longer: services a, ');
  expect(issue?.expected).toContain('services e and 1 more. If that is not meant, look for a policy that hides them.');
  expect(issue?.plain).toBe(
    '6 of the site’s 250 pages would be gone: /page-0, /page-1, /page-2, /page-3, /page-4 and 1 more. ' +
      'The store no longer has services a, services b, services c, services d, services e and 1 more.',
  );
});

it('a few removed rows are named in the line for the operator, and stop nothing', () => {
  const vanishing = { undecided: [], ofRemovedRows: paths(200), removedRows: ['services dock-cleaning'] };
  expect(vanishingIssues(ledgerOf(250), vanishing)).toEqual([]);
  expect(vanishingLine(ledgerOf(250), vanishing)).toBe(
    'Of 250 pages of the last deploy, 0 vanish without a redirect of their own, and 200 go with removed rows and lead ' +
      'on: services dock-cleaning.',
  );
});
