import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import type { Site } from '#model/model.ts';
import { parseRows } from '#model/rows/parse.ts';
import { type Rows, TABLES } from '#model/rows/tables.ts';
import { affectedPages, changedPaths } from '#scripts/snapshot/affected-pages.ts';
import { forEachTable } from '#scripts/snapshot/table-file.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';
import { localRows } from '#tests/support/snapshot-folder.ts';

// tests/build/changed-pages.test.ts compares the paths with real builds.
const catalogue = readCatalogue('data');
const DAY = '2026-06-01';

/** The small site with an edit. */
function site(edit: (rows: EditableRows) => unknown = () => undefined): Site {
  const rows: EditableRows = localRows();
  edit(rows);
  const parsed = forEachTable((table) => parseRows(TABLES[table], rows[table], table).rows);
  const model = joinModel(parsed as unknown as Rows, catalogue, DAY);
  return { model, origin: model.business.url, day: DAY, cards: new Set() };
}

const affectedBy = (edit: (rows: EditableRows) => unknown) => affectedPages(site(), site(edit), 'data');

describe('the pages that a change affects', () => {
  test('are none without one, and none if only the time of a row’s last change differs', () => {
    expect(affectedBy(() => undefined)).toEqual({ count: 0, paths: [] });
    const dated = affectedBy(({ neighborhoods: [place], services: [service], cities: [city] }) =>
      [place, service, city].map((row) => Object.assign(row!, { updated_at: '2026-06-01T00:00:00Z' })),
    );
    expect(dated.count).toBe(0);
  });

  test('of a post are its page, the list of posts and those of its tags', () => {
    expect(affectedBy((rows) => (rows.posts[0]!['title'] = 'Another one'))).toEqual({
      count: 3,
      paths: ['/blog', '/blog/published', '/blog/tag/roof'],
    });
  });

  test('of a renamed place include those of the places nearby, which link to it', () => {
    const paths = changedPaths(
      site(),
      site(({ neighborhoods: [place] }) => (place!['name'] = 'Old Shandon')),
      'data',
    );
    expect(paths).toContain('/service-areas/irmo-south-carolina/friarsgate');
    expect(paths).toContain('/faq/house-washing/irmo-friarsgate');
    expect(paths).not.toContain('/faq/house-washing/newtown-old-mill');
  });

  test('of a landmark are those of its place: its own page, and one per service', () => {
    const rows = smallRows();
    expect(affectedBy(({ neighborhoods: [place] }) => (place!['landmarks'] = []))).toEqual({
      count: 1 + rows.services.length,
      paths: ['/service-areas/columbia-south-carolina/shandon'],
    });
  });

  test('are counted whole, and named up to a hundred without those about services at places', () => {
    const { count, paths } = affectedBy((rows) => {
      rows.services = [];
      rows.neighborhoods = Array.from({ length: 150 }, (_, index) => ({
        ...rows.neighborhoods[0]!,
        id: index,
        slug: `place-${index}`,
      }));
    });
    expect(count).toBeGreaterThan(150);
    expect(paths).toHaveLength(100);
    expect(paths).toEqual(paths.toSorted());
    expect(paths.filter((path) => /^\/faq\/.+\//.test(path))).toEqual([]);
  });
});
