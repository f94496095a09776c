import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { indexablePages } from '#routes/inventory.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { TableRows } from '#scripts/snapshot/changes.ts';
import { keepRows } from '#scripts/snapshot/kept-rows.ts';
import type { KnownRow } from '#scripts/snapshot/known-rows.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { countTouchedPages } from '#scripts/snapshot/touched-pages.ts';
import { parseRows } from '#model/rows/parse.ts';
import { TABLES } from '#model/rows/tables.ts';
import { smallRows, type SpoiltRows } from '#tests/support/small-rows.ts';

const catalogue = readCatalogue('data');
const known = (rows: SpoiltRows): TableRows<KnownRow> =>
  Object.fromEntries(
    TABLE_NAMES.map((name) => [name, keepRows(name, rows[name]).rows]),
  ) as unknown as TableRows<KnownRow>;

const DAY = '2026-12-01T00:00:00Z';

/** Every page of a site with its lastmod, by path. */
function pagesOf(rows: SpoiltRows): Map<string, string> {
  const parsed = Object.fromEntries(TABLE_NAMES.map((name) => [name, parseRows(TABLES[name], rows[name], name).rows]));
  const pages = indexablePages(joinModel(parsed as unknown as Rows, catalogue, DAY));
  return new Map(pages.map(({ path, lastmod }) => [path, lastmod]));
}

/** Posts that are public only: what a store gives. */
function publicRows(): SpoiltRows {
  const rows: SpoiltRows = smallRows();
  rows.posts = rows.posts.slice(0, 2);
  return rows;
}

/** Counts what an edit touches, and checks it against the inventory of both sites, page by page. */
function touchedBy(edit: (rows: SpoiltRows) => void): number {
  const before = publicRows();
  const after = publicRows();
  edit(after);
  // A change shows in lastmod by its day: every row that differs is of a day of its own.
  const of = (rows: SpoiltRows, others: SpoiltRows, day: string): SpoiltRows => {
    const dated = structuredClone(rows);
    for (const name of TABLE_NAMES) {
      for (const row of dated[name]) {
        const other = others[name].find(({ id }) => id === row['id']);
        if (JSON.stringify(other) !== JSON.stringify(row)) row['updated_at'] = `${day}T00:00:00Z`;
      }
    }
    return dated;
  };
  const old = pagesOf(of(before, after, '9000-01-01'));
  const now = pagesOf(of(after, before, '9000-01-02'));
  const truth = new Set([...old, ...now].filter(([, lastmod]) => lastmod.startsWith('9000')).map(([path]) => path));
  const counted = countTouchedPages(known(after), known(before), catalogue);
  expect(counted).toBe(truth.size);
  return counted;
}

describe('A change touches', () => {
  test('no page when there is none', () => {
    expect(touchedBy(() => undefined)).toBe(0);
  });

  test("a neighborhood's pages and the lists it stands in", () => {
    // Three services' pages of it, three of its city, the city's own, six of services, /faq and /service-areas.
    expect(touchedBy((rows) => (rows.neighborhoods[0]!['name'] = 'Shandon Hills'))).toBeGreaterThan(10);
  });

  test("a service's pages everywhere", () => {
    touchedBy((rows) => (rows.services[0]!['description'] = 'Another one.'));
  });

  test('a post and the list of posts', () => {
    expect(touchedBy((rows) => (rows.posts[0]!['title'] = 'Another one'))).toBe(2);
  });

  test('pages that come, and pages that go', () => {
    touchedBy((rows) => rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' }));
    touchedBy((rows) => rows.neighborhoods.splice(1, 1));
    touchedBy((rows) => rows.services.splice(2, 1));
    touchedBy((rows) => rows.posts.splice(0, 1));
    touchedBy((rows) => rows.services.push({ ...rows.services[0], id: 98, slug: 'fence-washing' }));
  });

  test('both at once: a service goes while a neighborhood comes', () => {
    touchedBy((rows) => {
      rows.services.splice(2, 1);
      rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' });
      rows.posts[1]!['slug'] = 'moved';
    });
  });

  test('the pages of the neighborhoods of a city that has another name', () => {
    const before = publicRows();
    const after = publicRows();
    after.cities[1]!['name'] = 'Irmo Town';
    // Its one neighborhood's three pages, which say the name, and the city's own four, /faq and /service-areas.
    expect(countTouchedPages(known(after), known(before), catalogue)).toBe(9);
  });
});
