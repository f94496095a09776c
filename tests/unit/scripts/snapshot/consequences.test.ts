import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Catalogue, readCatalogue } from '#data/catalogue/read.ts';
import type { TableName } from '#model/rows/tables.ts';
import { checkRows, type RowDigest } from '#scripts/snapshot/check-rows.ts';
import { readPreviousSnapshot, type TableRows } from '#scripts/snapshot/compare.ts';
import { type Consequences, consequencesOf } from '#scripts/snapshot/consequences.ts';
import { removedRows } from '#scripts/snapshot/removed-rows.ts';
import { forEachTable } from '#scripts/snapshot/table-file.ts';

const FOLDER = 'data/snapshot';
const CATALOGUE = readCatalogue('data');
const COLUMBIA = 'columbia-south-carolina';

interface AnyRow extends Record<string, unknown> {
  slug: string;
  old_slugs: string[];
  landmarks: { name: string }[];
  characteristics: string[];
}
type Tables = Record<TableName, AnyRow[]>;

const committed = Object.fromEntries(
  (['cities', 'services', 'neighborhoods', 'posts'] as const).map((table) => [
    table,
    JSON.parse(readFileSync(`${FOLDER}/${table}.json`, 'utf8')) as AnyRow[],
  ]),
) as Tables;

/** What a change of the committed snapshot's rows does to pages. */
function consequences(change: (tables: Tables) => void, catalogue: Catalogue = CATALOGUE): Consequences {
  const tables = structuredClone(committed);
  change(tables);
  const previous = readPreviousSnapshot(FOLDER);
  const after = forEachTable((table) => checkRows(table, tables[table]).rows);
  const before = previous.rows as TableRows<RowDigest>;
  const removed = removedRows(after, previous);
  return consequencesOf(after, { rows: before, removed: previous.removed, folder: FOLDER }, removed, {
    catalogue,
    dataFolder: 'data',
  });
}

const rowOf = (rows: AnyRow[], slug: string): AnyRow => rows.find((row) => row.slug === slug)!;

function rename(rows: AnyRow[], from: string, to: string, oldSlugs: string[] = [from]): void {
  Object.assign(rowOf(rows, from), { slug: to, old_slugs: oldSlugs });
}

const without = (rows: AnyRow[], slug: string): AnyRow[] => rows.filter((row) => row.slug !== slug);

describe('the pages that go', () => {
  test('are none without a change', () => {
    expect(consequences(() => undefined)).toEqual({ gone: [], noindex: [], formerNames: [] });
  });

  test('of a renamed place lead to its pages', () => {
    const { gone, noindex } = consequences(({ neighborhoods }) => rename(neighborhoods, 'rosewood', 'heights'));
    expect(gone).toEqual([
      { from: `/service-areas/${COLUMBIA}/rosewood`, to: `/service-areas/${COLUMBIA}/heights`, pages: 1 },
      {
        from: '/faq/:service/columbia-rosewood',
        to: '/faq/:service/columbia-heights',
        pages: committed.services.length,
      },
    ]);
    expect(noindex).toEqual([]);
  });

  test('of a removed place lead to its city', () => {
    const { gone } = consequences((tables) => (tables.neighborhoods = without(tables.neighborhoods, 'rosewood')));
    expect(gone).toEqual([
      { from: `/service-areas/${COLUMBIA}/rosewood`, to: `/service-areas/${COLUMBIA}`, pages: 1 },
      {
        from: '/faq/:service/columbia-rosewood',
        to: `/services/${COLUMBIA}/:service/faqs`,
        pages: committed.services.length,
      },
    ]);
  });

  test('of a renamed service lead to its pages', () => {
    const { gone } = consequences(({ services }) => rename(services, 'deck-cleaning', 'porch-cleaning'));
    expect(gone).toEqual([
      { from: '/services/deck-cleaning', to: '/services/porch-cleaning', pages: 1 },
      { from: '/faq/deck-cleaning', to: '/faq/porch-cleaning', pages: 1 },
      { from: '/faq/deck-cleaning/:place', to: '/faq/porch-cleaning/:place', pages: committed.neighborhoods.length },
      {
        from: '/services/:city/deck-cleaning/faqs',
        to: '/services/:city/porch-cleaning/faqs',
        pages: committed.cities.length,
      },
    ]);
  });

  test('of a renamed city lead to its pages and those of its places', () => {
    const { gone, noindex } = consequences(({ cities }) => rename(cities, COLUMBIA, 'cola-south-carolina'));
    expect(gone).toContainEqual({
      from: `/services/${COLUMBIA}/:service/faqs`,
      to: '/services/cola-south-carolina/:service/faqs',
      pages: committed.services.length,
    });
    expect(gone.filter(({ to }) => !to?.includes('cola'))).toEqual([]);
    expect(noindex).toEqual([]);
  });

  test('of a removed post lead nowhere', () => {
    const [first, ...posts] = committed.posts;
    const { gone } = consequences((tables) => (tables.posts = posts));
    expect(gone).toEqual([{ from: `/blog/${first!.slug}`, to: null, pages: 1 }]);
  });
});

describe('the pages that become noindex', () => {
  test('are those of a place whose row does not say what its slug was', () => {
    const { noindex } = consequences(({ neighborhoods }) => rename(neighborhoods, 'rosewood', 'heights', []));
    expect(noindex).toEqual([
      { path: `/service-areas/${COLUMBIA}/heights`, why: 'no notes in data/catalogue/places', pages: 1 },
      expect.objectContaining({ path: '/faq/:service/columbia-heights', why: 'no job sheet in data/catalogue/jobs' }),
    ]);
  });

  test('are those of a place whose former slug another one takes', () => {
    const before = consequences(({ neighborhoods }) => {
      rename(neighborhoods, 'rosewood', 'heights');
      rename(neighborhoods, 'shandon', 'rosewood');
    });
    expect(before.noindex.map(({ path }) => path)).toContain(`/service-areas/${COLUMBIA}/heights`);
  });

  test('are those of a service that no longer fits a place', () => {
    const jobs = new Map([...CATALOGUE.jobs].map(([city, entry]) => [city, entry]));
    const sheet = { line: null, sheet: ['A sheet about docks.'], misfit: null };
    const { noindex } = consequences(({ neighborhoods }) => rename(neighborhoods, 'shandon', 'rosewood-park', []), {
      ...CATALOGUE,
      jobs: jobs.set(COLUMBIA, { sheets: {}, places: { shandon: { 'dock-cleaning': sheet } } }),
    });
    expect(noindex).toContainEqual({
      path: '/faq/dock-cleaning/columbia-rosewood-park',
      why: 'There are no private docks in Shandon.',
      pages: 1,
    });
  });
});

test('a name that a row no longer has is named where its texts still use it', () => {
  const texts = JSON.stringify(CATALOGUE.places.find(({ slug }) => slug === COLUMBIA)!.places['rosewood']);
  const landmarks = rowOf(committed.neighborhoods, 'rosewood').landmarks.map(({ name }) => name);
  const named = landmarks.filter((name) => texts.includes(name));
  expect(named.length).toBeGreaterThan(0);
  const { formerNames } = consequences(({ neighborhoods }) => (rowOf(neighborhoods, 'rosewood').landmarks = []));
  expect(formerNames).toEqual(expect.arrayContaining(named.map((name) => ({ place: `${COLUMBIA}/rosewood`, name }))));
});
