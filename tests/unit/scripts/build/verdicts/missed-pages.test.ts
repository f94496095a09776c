import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { compareFingerprints, type PageFigures } from '#scripts/audit/uniqueness/uniqueness.ts';
import { missedPages } from '#scripts/build/verdicts/missed-pages.ts';
import { noindexReport, printNoindex } from '#scripts/build/verdicts/noindex-report.ts';
import type { TitledPage } from '#scripts/build/verdicts/shared-titles.ts';
import { smallModel } from '#tests/support/small-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'missed-pages-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const TEXT = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

/** The figures of pages about roofs with these articles. */
const figuresOf = (articles: Readonly<Record<string, string>>): readonly PageFigures[] =>
  compareFingerprints(
    Object.entries(articles).map(([name, text]) =>
      fingerprint(
        { path: `/faq/roof/irmo-${name}`, names: [name], blocks: [text], questions: [], noindex: false },
        undefined,
        false,
      ),
    ),
  ).pages;

const titled = (path: string, title: string, indexed = true): TitledPage => ({ path, title, indexed });

test('two pages with the same text miss a gate, and a page with its own words does not', () => {
  const own = TEXT.replaceAll('word', 'other');
  const missed = missedPages(smallModel(), figuresOf({ ash: TEXT, oak: TEXT, elm: own }), []);
  expect(missed.map(({ path, gate }) => [path, gate])).toEqual([
    ['/faq/roof/irmo-ash', 'own'],
    ['/faq/roof/irmo-oak', 'own'],
  ]);
  const file = join(folder, 'reports', 'noindex.txt');
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  printNoindex(noindexReport(missed, file), file);
  expect(String(log.mock.lastCall?.[0]).split('\n')).toEqual([
    'noindex: 2 pages, too much like other pages',
    `Each of the 2 pages is in ${file}, with its reason.`,
  ]);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(
    missed.map(({ path }) => expect.stringMatching(`^${path} .*words`) as string),
  );
});

test('a page of a row misses when an earlier page of the inventory has its title, and both rows are named', () => {
  // In another order than that of the inventory.
  const pages = [
    titled('/faq/house-washing', 'House  washing'),
    titled('/services/house-washing', 'House Washing'),
    titled('/faq/awning-washing', 'House Washing', false),
    titled('/blog/published', 'Contact'),
    titled('/contact', 'Contact'),
    titled('/privacy', 'Contact'),
    titled('/admin/blog/new', 'Oil'),
    titled('/services/oil-stain-removal', 'Oil'),
  ];
  expect(missedPages(smallModel(), [], pages).map(({ path, says }) => [path, ...says])).toEqual([
    ['/blog/published', 'has the title of /contact: posts row published and /contact'],
    ['/faq/house-washing', 'has the title of /services/house-washing: /faq/house-washing and /services/house-washing'],
  ]);
});

test('a page that misses a gate leaves its title to the next', () => {
  const figures = figuresOf({ ash: TEXT, oak: TEXT });
  const [first] = missedPages(smallModel(), figures, [
    titled('/faq/roof/irmo-ash', 'Roofs'),
    titled('/blog/published', 'Roofs'),
  ]);
  expect(first?.path).toBe('/faq/roof/irmo-ash');
  expect(
    missedPages(smallModel(), figures, [titled('/faq/roof/irmo-ash', 'Roofs'), titled('/blog/published', 'Roofs')]),
  ).toHaveLength(2);
});

test('without missed pages there is neither a warning nor a file', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const file = join(folder, 'none.txt');
  printNoindex(noindexReport([], file), file);
  expect(log).not.toHaveBeenCalled();
  expect(existsSync(file)).toBe(false);
});
