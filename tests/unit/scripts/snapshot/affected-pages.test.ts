import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { parseRows } from '#model/rows/parse.ts';
import { type Rows, TABLES } from '#model/rows/tables.ts';
import { indexablePages } from '#routes/inventory.ts';
import { affectedPages } from '#scripts/snapshot/affected-pages.ts';
import { checkRows, type RowDigest } from '#scripts/snapshot/check-rows.ts';
import type { TableRows } from '#scripts/snapshot/compare.ts';
import { forEachTable, TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { smallRows, type EditableRows } from '#tests/support/small-rows.ts';

const catalogue = readCatalogue('data');
const digests = (rows: EditableRows): TableRows<RowDigest> =>
  forEachTable((table) => checkRows(table, rows[table]).rows);

const DAY = '2026-12-01T00:00:00Z';

/** The lastmod of every page of a site, by path. */
function lastmods(rows: EditableRows): Map<string, string> {
  const parsed = forEachTable((table) => parseRows(TABLES[table], rows[table], table).rows);
  const pages = indexablePages(joinModel(parsed as unknown as Rows, catalogue, DAY));
  return new Map(pages.map(({ path, lastmod }) => [path, lastmod]));
}

/** The small site with public posts only, as a store returns them. */
function publicRows(): EditableRows {
  const rows: EditableRows = smallRows();
  rows.posts = rows.posts.slice(0, 2);
  return rows;
}

/** Sets updated_at of every row that differs from the other version. */
function dateChanges(rows: EditableRows, other: EditableRows, day: string): EditableRows {
  const dated = structuredClone(rows);
  for (const name of TABLE_NAMES) {
    for (const row of dated[name]) {
      const same = other[name].find(({ id }) => id === row['id']);
      if (JSON.stringify(same) !== JSON.stringify(row)) row['updated_at'] = `${day}T00:00:00Z`;
    }
  }
  return dated;
}

/** Counts what an edit affects, and checks it against the full inventories of both sites. */
function affectedBy(edit: (rows: EditableRows) => void): number {
  const before = publicRows();
  const after = publicRows();
  edit(after);
  const old = lastmods(dateChanges(before, after, '9000-01-01'));
  const now = lastmods(dateChanges(after, before, '9000-01-02'));
  const expected = new Set([...old, ...now].filter(([, lastmod]) => lastmod.startsWith('9000')).map(([path]) => path));
  const { count, paths } = affectedPages(digests(after), digests(before), catalogue);
  expect(count).toBe(expected.size);
  expect(paths.filter((path) => !expected.has(path))).toEqual([]);
  return count;
}

describe('the number of affected pages', () => {
  test('is 0 without a change', () => {
    expect(affectedBy(() => undefined)).toBe(0);
  });

  test('is 2 for a post: its page and the list of posts', () => {
    expect(affectedBy((rows) => (rows.posts[0]!['title'] = 'Another one'))).toBe(2);
  });

  test.each<[string, (rows: EditableRows) => void]>([
    ['renamed neighborhood', (rows) => (rows.neighborhoods[0]!['name'] = 'Shandon Hills')],
    ['service with a new name', (rows) => (rows.services[0]!['display_name'] = 'Home Washing')],
    ['new neighborhood', (rows) => rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' })],
    ['removed neighborhood', (rows) => rows.neighborhoods.splice(1, 1)],
    ['new service', (rows) => rows.services.push({ ...rows.services[0], id: 98, slug: 'fence-washing' })],
    ['removed service', (rows) => rows.services.splice(2, 1)],
    ['removed post', (rows) => rows.posts.splice(0, 1)],
    [
      'removed service, new neighborhood and renamed post at once',
      (rows) => {
        rows.services.splice(2, 1);
        rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' });
        rows.posts[1]!['slug'] = 'moved';
      },
    ],
  ])('equals that of the full inventory for a %s', (_, edit) => {
    expect(affectedBy(edit)).toBeGreaterThan(0);
  });

  // Of three services: the pages of Shandon, those of its city, and /faq.
  test.each<[number, string, (rows: EditableRows) => void]>([
    [4, 'another landmark of a place: its own pages', ({ neighborhoods: [place] }) => (place!['landmarks'] = [])],
    [
      8,
      'another characteristic of a place: its own pages and those of its city',
      ({ neighborhoods: [place] }) => (place!['characteristics'] = ['brick homes']),
    ],
    [
      1,
      'another description of a service with a catalogue entry: the main FAQ page',
      ({ services: [service] }) => (service!['description'] = 'Another one.'),
    ],
    [
      0,
      'another time of the last change: none',
      ({ neighborhoods: [place] }) => (place!['updated_at'] = '2026-06-01T00:00:00Z'),
    ],
  ])('is %i for %s', (pages, _, edit) => {
    const after = publicRows();
    edit(after);
    expect(affectedPages(digests(after), digests(publicRows()), catalogue).count).toBe(pages);
  });

  test('includes the pages of the neighborhoods of a renamed city', () => {
    const before = publicRows();
    const after = publicRows();
    after.cities[1]!['name'] = 'Irmo Town';
    // The FAQ pages of its one neighborhood and that place's own page, which show the name, and the city's own
    // four, /faq and /service-areas.
    expect(affectedPages(digests(after), digests(before), catalogue).count).toBe(10);
  });
});
