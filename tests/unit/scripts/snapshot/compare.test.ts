import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRows } from '#scripts/snapshot/check-rows.ts';
import { compareTables, readPreviousSnapshot } from '#scripts/snapshot/compare.ts';
import { forEachTable, TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { HOSTILE_NAMES, localRows, type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';

let snapshot: SnapshotFolder;
beforeEach(() => {
  snapshot = snapshotFolder();
});
afterEach(() => snapshot.remove());

/** Compares edited rows with the folder's: 'table +added ~changed -removed' for tables that differ. */
function differences(edit: (rows: EditableRows) => void = () => undefined): string[] {
  const rows: EditableRows = localRows();
  edit(rows);
  const checked = forEachTable((table) => checkRows(table, rows[table]).rows);
  const changes = compareTables(checked, readPreviousSnapshot(snapshot.folder));
  return TABLE_NAMES.flatMap((name) => {
    const { added, changed, removed } = changes[name];
    return added + changed + removed === 0 ? [] : [`${name} +${added} ~${changed} -${removed}`];
  });
}

describe('comparing with the previous snapshot', () => {
  test('finds no change in equal rows, whatever the order of their fields', () => {
    expect(differences()).toEqual([]);
    const reversed = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).reverse());
    expect(differences((rows) => (rows.cities = rows.cities.map(reversed)))).toEqual([]);
  });

  test('counts rows added, changed and removed by id', () => {
    const found = differences((rows) => {
      rows.cities[0]!['name'] = 'Columbia!';
      rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' });
      rows.posts.pop();
      rows.services[1]!['slug'] = 'renamed';
    });
    expect(found).toEqual(['cities +0 ~1 -0', 'services +0 ~1 -0', 'neighborhoods +1 ~0 -0', 'posts +0 ~0 -1']);
  });

  test('reads a file in another JSON format, and takes the row count of a truncated one from the manifest', () => {
    writeFileSync(join(snapshot.folder, 'cities.json'), JSON.stringify(localRows().cities));
    expect(differences()).toEqual([]);
    writeFileSync(join(snapshot.folder, 'cities.json'), '[\n  {\n    "id": 1\n  },\n');
    const previous = readPreviousSnapshot(snapshot.folder);
    expect(previous.rows.cities).toBeNull();
    expect(previous.counts.cities).toBe(localRows().cities.length);
    rmSync(join(snapshot.folder, 'manifest.json'));
    expect(readPreviousSnapshot(snapshot.folder).counts.cities).toBeNull();
  });

  test('reads rows whose texts look like the end of a row', () => {
    const texts = [...HOSTILE_NAMES, '\\n  }', '\n  },'];
    const hostile = (rows: EditableRows): void => {
      for (const [index, name] of texts.entries()) {
        rows.posts.push({ ...rows.posts[0], id: `hostile-${index}`, slug: `hostile-${index}`, excerpt: name });
      }
    };
    snapshot.remove();
    snapshot = snapshotFolder(hostile);
    const { rows } = readPreviousSnapshot(snapshot.folder);
    expect(rows.posts).toHaveLength(localRows().posts.length + texts.length);
    expect(differences(hostile)).toEqual([]);
  });
});
