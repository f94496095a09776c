import { describe, expect, test } from 'vitest';
import { NOTHING_REMOVED, type RemovedRows } from '#data/snapshot.ts';
import { checkRows, type RowDigest } from '#scripts/snapshot/check-rows.ts';
import type { TableRows } from '#scripts/snapshot/compare.ts';
import { removedRows } from '#scripts/snapshot/removed-rows.ts';
import { forEachTable } from '#scripts/snapshot/table-file.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';

const digests = (edit: (rows: EditableRows) => void): TableRows<RowDigest> => {
  const rows: EditableRows = smallRows();
  edit(rows);
  return forEachTable((table) => checkRows(table, rows[table]).rows);
};

/** What a manifest says after a step from one snapshot to the next. */
function step(
  before: (rows: EditableRows) => void,
  after: (rows: EditableRows) => void,
  removed: RemovedRows = NOTHING_REMOVED,
): RemovedRows {
  const counts = { cities: 0, services: 0, neighborhoods: 0, posts: 0 };
  return removedRows(digests(after), { rows: digests(before), counts, pictures: [], removed });
}

const nothing = (): void => undefined;
const COLUMBIA = 'columbia-south-carolina';

describe('the removed rows of a snapshot', () => {
  test('are those of which the one before had the id', () => {
    expect(
      step(nothing, (rows) => {
        rows.cities.splice(2, 1);
        rows.services.splice(1, 1);
        rows.neighborhoods.splice(1, 1);
        rows.neighborhoods.splice(2, 1);
        rows.posts.splice(0, 1);
      }),
    ).toEqual({
      cities: ['newtown-south-carolina'],
      services: ['oil-stain-removal'],
      neighborhoods: [`${COLUMBIA}/rosewood`, 'newtown-south-carolina/old-mill'],
    });
  });

  test('do not include a renamed row', () => {
    const rename = (rows: EditableRows): void => {
      for (const row of [rows.cities[0]!, rows.neighborhoods[1]!]) {
        row['old_slugs'] = [row['slug']];
        row['slug'] = `new-${String(row['slug'])}`;
      }
    };
    expect(step(nothing, rename)).toEqual(NOTHING_REMOVED);
  });

  test('are kept from snapshot to snapshot, until a row has the slug again', () => {
    const removed = { ...NOTHING_REMOVED, services: ['fences', 'awning-washing'], neighborhoods: [`${COLUMBIA}/gone`] };
    expect(step(nothing, nothing, removed)).toEqual({ ...removed, services: ['fences'] });
  });

  test('have their addresses under the former slugs of their city, too', () => {
    const renamed = (rows: EditableRows): void => {
      const city = rows.cities.find(({ slug }) => slug === COLUMBIA)!;
      city['old_slugs'] = [COLUMBIA];
      city['slug'] = 'columbia-east-south-carolina';
      rows.neighborhoods[1]!['old_slugs'] = ['rose'];
    };
    const removed = step(renamed, (rows) => {
      renamed(rows);
      rows.neighborhoods.splice(1, 1);
    });
    expect(removed.neighborhoods).toEqual([
      `${COLUMBIA}/rose`,
      'columbia-east-south-carolina/rose',
      `${COLUMBIA}/rosewood`,
      'columbia-east-south-carolina/rosewood',
    ]);
  });

  test('have their former slugs and addresses, too', () => {
    const renamed = (rows: EditableRows): void => {
      rows.neighborhoods[1]!['old_slugs'] = ['irmo-south-carolina/rosewood', 'rose'];
    };
    expect(step(renamed, (rows) => rows.neighborhoods.splice(1, 1)).neighborhoods).toEqual([
      'irmo-south-carolina/rosewood',
      `${COLUMBIA}/rose`,
      `${COLUMBIA}/rosewood`,
    ]);
  });

  test('are the latest 500 of a table', () => {
    const many = Array.from({ length: 700 }, (_, index) => `service-${index}`);
    const { services } = step(nothing, nothing, { ...NOTHING_REMOVED, services: many });
    expect(services).toHaveLength(500);
    expect(services.at(-1)).toBe('service-699');
  });
});
