import { expect, it } from 'vitest';
import { type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { vanishingIssues, vanishingLine } from '#scripts/build/ledger/vanishing.ts';

const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/page-${index}`);
const DAYS = { day: '2026-06-01', inventoryDay: () => undefined };
const ledgerOf = (count: number, before: Ledger = new Map()): Ledger =>
  nextLedger(
    before,
    paths(count).map((path) => ({ path, words: wordsHash(path), file: wordsHash(path) })),
    DAYS,
  );

it('two percent of the live pages may vanish at once, and not a page more', () => {
  const ledger = ledgerOf(250);
  expect(vanishingIssues(ledger, paths(5))).toEqual([]);
  const [issue, ...others] = vanishingIssues(ledger, paths(6));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ file: 'data/ledger.txt', value: '6' });
  expect(issue?.expected).toMatch(
    /^at most 5 of 250 \(2 %\): \/page-0, .*\/page-4 and 1 more\. Write .*--gone accepts/,
  );
});

it('pages that are gone already are none of those that two percent are taken of', () => {
  const ledger = ledgerOf(50, ledgerOf(250));
  expect(vanishingIssues(ledger, paths(1))).toEqual([]);
  expect(vanishingIssues(ledger, paths(2))).toHaveLength(1);
});

it('a site without a ledger can lose no page', () => {
  expect(vanishingIssues(new Map(), [])).toEqual([]);
  expect(vanishingLine(new Map(), [])).toMatch(/has no pages yet/);
  expect(vanishingLine(ledgerOf(1200), paths(3))).toBe(
    'Of 1,200 pages of the last deploy, 3 vanish without a redirect of their own.',
  );
});
