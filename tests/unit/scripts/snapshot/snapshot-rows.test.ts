import { afterEach, describe, expect, test } from 'vitest';
import { checkRows } from '#scripts/snapshot/check-rows.ts';
import { readPreviousSnapshot, readValidRows } from '#scripts/snapshot/compare.ts';
import { snapshotRows } from '#scripts/snapshot/snapshot-rows.ts';
import { forEachTable } from '#scripts/snapshot/table-file.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';

type Edit = (rows: EditableRows) => void;

let snapshot: SnapshotFolder;
afterEach(() => snapshot.remove());

/** Reads an edited store over an earlier snapshot: the slugs of each table, and what was set aside. */
function take(edit: Edit, editEarlier: Edit = () => undefined) {
  snapshot = snapshotFolder(editEarlier);
  const rows: EditableRows = smallRows();
  edit(rows);
  const { folder } = snapshot;
  const result = snapshotRows(
    forEachTable((table) => checkRows(table, rows[table])),
    readPreviousSnapshot(folder),
    (table, ids) => readValidRows(folder, table, ids),
  );
  return {
    rows: result.rows,
    slugs: (table: keyof EditableRows) => result.rows[table].map(({ slug }) => slug).sort(),
    setAside: result.setAside.map(({ table, id, field, outcome }) => `${table} ${id} ${field}: ${outcome}`),
  };
}

function allSlugs(table: keyof EditableRows): string[] {
  const rows = smallRows();
  return rows[table].map(({ slug }) => slug).sort();
}

describe('an invalid row of the store', () => {
  test('leaves its last good version in the snapshot', () => {
    const { rows, slugs, setAside } = take(({ neighborhoods }) => (neighborhoods[0]!['name'] = ''));
    expect(setAside).toEqual(['neighborhoods 1 name: last good version kept']);
    expect(slugs('neighborhoods')).toEqual(allSlugs('neighborhoods'));
    const kept = rows.neighborhoods.find(({ slug }) => slug === 'shandon');
    expect(JSON.parse(kept!.text.toString())).toMatchObject({ name: 'Shandon' });
  });

  test('whose title a failed import wrote leaves its last good version too', () => {
    const { rows, setAside } = take(({ posts }) => (posts[0]!['title'] = 'About undefined'));
    expect(setAside).toEqual(['posts published title: last good version kept']);
    expect(rows.posts.map(({ text }) => text.toString()).join()).not.toContain('undefined');
  });

  test('is left out when the earlier snapshot does not have it, or has it invalid too', () => {
    const spoil: Edit = ({ services }) => (services[0]!['display_name'] = '');
    expect(take(spoil, spoil).setAside).toEqual(['services 1 display_name: left out']);
    snapshot.remove();
    const { slugs, setAside } = take(spoil, ({ services }) => services.shift());
    expect(setAside).toEqual(['services 1 display_name: left out']);
    expect(slugs('services')).toEqual(['awning-washing', 'oil-stain-removal']);
  });

  test('keeps its page when only a former slug is wrong', () => {
    const { slugs, setAside } = take(({ services }) => {
      services[0]!['old_slugs'] = ['columbia-south-carolina'];
    });
    expect(setAside).toEqual(['services 1 old_slugs.0: shown without the former slug']);
    expect(slugs('services')).toEqual(allSlugs('services'));
  });

  test('is left out when another row has taken the slug of its last good version', () => {
    const { rows, setAside } = take(({ services }) => {
      Object.assign(services[0]!, { slug: 'renamed', name: '' });
      services.push({ ...services[1], id: 9, slug: 'house-washing' });
    });
    expect(setAside).toEqual(['services 1 name: left out']);
    expect(rows.services.find(({ slug }) => slug === 'house-washing')?.id).toBe('9');
  });
});

describe('a city that cannot be used', () => {
  test('keeps its neighborhoods as they are now when its last good version is kept', () => {
    const { rows, setAside } = take(({ cities, neighborhoods }) => {
      cities[0]!['latitude'] = 99;
      neighborhoods[0]!['name'] = 'New Shandon';
    });
    expect(setAside).toEqual(['cities 1 latitude: last good version kept']);
    expect(rows.neighborhoods.map(({ text }) => text.toString()).join()).toContain('New Shandon');
  });

  test('takes its neighborhoods with it when it is left out, and they say why', () => {
    const { slugs, setAside } = take(
      ({ cities }) => (cities[0]!['latitude'] = 99),
      ({ cities }) => cities.shift(),
    );
    expect(setAside).toEqual([
      'cities 1 latitude: left out',
      'neighborhoods 1 city_id: left out',
      'neighborhoods 2 city_id: left out',
    ]);
    expect(slugs('neighborhoods')).toEqual(['friarsgate', 'old-mill']);
  });
});

describe('of two rows with one slug', () => {
  test('the one that the site has already stays, whichever the store returns first', () => {
    const { rows, setAside } = take(({ posts }) => posts.unshift({ ...posts[0], id: 'another' }));
    expect(setAside).toEqual(['posts another slug: left out']);
    expect(rows.posts.map(({ id }) => id)).not.toContain('another');
  });

  test('the one that was renamed keeps its earlier slug', () => {
    const { slugs, setAside } = take(({ services }) => (services[0]!['slug'] = 'awning-washing'));
    expect(setAside).toEqual(['services 1 slug: last good version kept']);
    expect(slugs('services')).toEqual(allSlugs('services'));
  });
});
