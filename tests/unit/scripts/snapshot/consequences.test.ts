import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#data/catalogue/read.ts';
import type { Job } from '#model/job.ts';
import type { TableName } from '#model/rows/tables.ts';
import { checkRows, type RowDigest } from '#scripts/snapshot/check-rows.ts';
import { readPreviousSnapshot, type TableRows } from '#scripts/snapshot/compare.ts';
import { type Consequences, consequencesOf } from '#scripts/snapshot/consequences.ts';
import { removedRows } from '#scripts/snapshot/removed-rows.ts';
import { forEachTable } from '#scripts/snapshot/table-file.ts';
import { NOTED_CATALOGUE, SMALL_JOBS, SMALL_NOTES } from '#tests/support/noted-catalogue.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';

const COLUMBIA = 'columbia-south-carolina';

interface AnyRow extends Record<string, unknown> {
  slug: string;
  old_slugs: string[];
  landmarks: { name: string }[];
  characteristics: string[];
}
type Tables = Record<TableName, AnyRow[]>;

/** The small site, with a service that does not fit every place. */
const snapshot = snapshotFolder(({ services }) =>
  services.push({ ...services[0], id: 4, slug: 'dock-cleaning', display_name: 'Dock Cleaning' }),
);
afterAll(() => snapshot.remove());

const rows = Object.fromEntries(
  (['cities', 'services', 'neighborhoods', 'posts'] as const).map((table) => [
    table,
    JSON.parse(readFileSync(`${snapshot.folder}/${table}.json`, 'utf8')) as AnyRow[],
  ]),
) as Tables;

const { rosewood } = SMALL_NOTES;
const [{ name: LANDMARK }] = rows.neighborhoods.find(({ slug }) => slug === 'rosewood')!.landmarks as [
  { name: string },
];
const sheet: Job = { line: null, sheet: ['A sheet.'], misfit: null };

/** The small site's catalogue, with two job sheets of Rosewood and notes that name its landmark. */
const CATALOGUE: Catalogue = {
  ...NOTED_CATALOGUE,
  places: [
    {
      slug: COLUMBIA,
      places: { ...SMALL_NOTES, rosewood: { ...rosewood, access: `We park at ${LANDMARK}.` } },
      weeks: {},
    },
  ],
  jobs: new Map([
    [
      COLUMBIA,
      {
        ...SMALL_JOBS,
        places: { ...SMALL_JOBS.places, rosewood: { 'house-washing': sheet, 'oil-stain-removal': sheet } },
      },
    ],
  ]),
};

/** What a change of the small site's rows does to pages. */
function consequences(change: (tables: Tables) => void, catalogue: Catalogue = CATALOGUE): Consequences {
  const tables = structuredClone(rows);
  change(tables);
  const previous = readPreviousSnapshot(snapshot.folder);
  const after = forEachTable((table) => checkRows(table, tables[table]).rows);
  const before = previous.rows as TableRows<RowDigest>;
  const removed = removedRows(after, previous);
  return consequencesOf(after, { rows: before, removed: previous.removed, folder: snapshot.folder }, removed, {
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
        pages: rows.services.length,
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
        pages: rows.services.length,
      },
    ]);
  });

  test('of a renamed service lead to its pages', () => {
    const { gone } = consequences(({ services }) => rename(services, 'oil-stain-removal', 'stain-removal'));
    expect(gone).toEqual([
      { from: '/services/oil-stain-removal', to: '/services/stain-removal', pages: 1 },
      { from: '/contact/oil-stain-removal', to: '/contact/stain-removal', pages: 1 },
      { from: '/faq/oil-stain-removal', to: '/faq/stain-removal', pages: 1 },
      { from: '/faq/oil-stain-removal/:place', to: '/faq/stain-removal/:place', pages: rows.neighborhoods.length },
      {
        from: '/services/:city/oil-stain-removal/faqs',
        to: '/services/:city/stain-removal/faqs',
        pages: rows.cities.length,
      },
    ]);
  });

  test('of a renamed service lead to its pages in the cities that are left when a city is removed with it', () => {
    const columbia = rowOf(rows.cities, COLUMBIA)['id'];
    const { gone } = consequences(
      (tables) => {
        rename(tables.services, 'oil-stain-removal', 'stain-removal');
        tables.cities = without(tables.cities, COLUMBIA);
        tables.neighborhoods = tables.neighborhoods.filter(({ city_id: city }) => city !== columbia);
      },
      // Columbia is first among the cities, as one that only the catalogue has.
      { ...CATALOGUE, cities: CATALOGUE.cities.filter(({ slug }) => slug === COLUMBIA) },
    );
    expect(gone.find(({ from }) => from === '/services/:city/oil-stain-removal/faqs')?.to).toBe(
      '/services/:city/stain-removal/faqs',
    );
  });

  test('of a renamed city lead to its pages and those of its places', () => {
    const { gone, noindex } = consequences(({ cities }) => rename(cities, COLUMBIA, 'cola-south-carolina'));
    expect(gone).toContainEqual({
      from: `/services/${COLUMBIA}/:service/faqs`,
      to: '/services/cola-south-carolina/:service/faqs',
      pages: rows.services.length,
    });
    expect(gone.filter(({ to }) => !to?.includes('cola'))).toEqual([]);
    expect(noindex).toEqual([]);
  });

  test('of a removed post lead nowhere', () => {
    const [first, ...posts] = rows.posts;
    const { gone } = consequences((tables) => (tables.posts = posts));
    expect(gone).toEqual([{ from: `/blog/${first!.slug}`, to: null, pages: 1 }]);
  });

  test('are also those of tags that no post has any more', () => {
    const { gone } = consequences(({ posts }) => {
      for (const post of posts) post['tags'] = ['gutters'];
    });
    expect(gone).toEqual([{ from: '/blog/tag/roof', to: null, pages: 1 }]);
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
    const { noindex } = consequences(({ neighborhoods }) => rename(neighborhoods, 'shandon', 'rosewood-park', []), {
      ...CATALOGUE,
      jobs: new Map([[COLUMBIA, { sheets: {}, places: { shandon: { 'dock-cleaning': sheet } } }]]),
    });
    expect(noindex).toContainEqual({
      path: '/faq/dock-cleaning/columbia-rosewood-park',
      why: 'There are no private docks in Shandon.',
      pages: 1,
    });
  });
});

test('a name that a row no longer has is named where its texts still use it', () => {
  const { formerNames } = consequences(({ neighborhoods }) => (rowOf(neighborhoods, 'rosewood').landmarks = []));
  expect(formerNames).toEqual([{ place: `${COLUMBIA}/rosewood`, name: LANDMARK }]);
});
