import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changesOf } from '#scripts/snapshot/changes.ts';
import { keepRows } from '#scripts/snapshot/kept-rows.ts';
import { knownSnapshot } from '#scripts/snapshot/known-rows.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { smallRows, type SpoiltRows } from '#tests/support/small-rows.ts';
import { HOSTILE_NAMES, type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';

let snapshot: SnapshotFolder;
beforeEach(() => {
  snapshot = snapshotFolder();
});
afterEach(() => snapshot.remove());

/** How rows differ from the folder's: 'table +added ~changed -removed', for tables that differ. */
function differences(edit: (rows: SpoiltRows) => void = () => undefined): string[] {
  const rows: SpoiltRows = smallRows();
  edit(rows);
  const kept = Object.fromEntries(TABLE_NAMES.map((name) => [name, keepRows(name, rows[name]).rows]));
  const changes = changesOf(kept as never, knownSnapshot(snapshot.folder));
  return TABLE_NAMES.flatMap((name) => {
    const { added, changed, removed } = changes[name];
    return added + changed + removed === 0 ? [] : [`${name} +${added} ~${changed} -${removed}`];
  });
}

describe('Compared with the snapshot that stands', () => {
  test('equal rows are no change, in whichever order their fields come', () => {
    expect(differences()).toEqual([]);
    const turned = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).reverse());
    expect(differences((rows) => (rows.cities = rows.cities.map(turned)))).toEqual([]);
  });

  test('rows are added, changed and removed by their ids', () => {
    const found = differences((rows) => {
      rows.cities[0]!['name'] = 'Columbia!';
      rows.neighborhoods.push({ ...rows.neighborhoods[0], id: 99, slug: 'new' });
      rows.posts.pop();
      rows.services[1]!['slug'] = 'renamed';
    });
    expect(found).toEqual(['cities +0 ~1 -0', 'services +0 ~1 -0', 'neighborhoods +1 ~0 -0', 'posts +0 ~0 -1']);
  });

  test('a file laid out by hand is read as well, and one that ends early counts as none', () => {
    writeFileSync(join(snapshot.folder, 'cities.json'), JSON.stringify(smallRows().cities));
    expect(differences()).toEqual([]);
    writeFileSync(join(snapshot.folder, 'cities.json'), '[\n  {\n    "id": 1\n  },\n');
    const known = knownSnapshot(snapshot.folder);
    expect(known.rows.cities).toBeNull();
    // What the manifest says still tells how many there were.
    expect(known.counts.cities).toBe(3);
    rmSync(join(snapshot.folder, 'manifest.json'));
    expect(knownSnapshot(snapshot.folder).counts.cities).toBeNull();
  });

  test('names that look like the end of a row do not end it', () => {
    const hostile = (rows: SpoiltRows): void => {
      for (const [index, name] of [...HOSTILE_NAMES, '\\n  }', '\n  },'].entries()) {
        rows.posts.push({ ...rows.posts[0], id: `hostile-${index}`, slug: `hostile-${index}`, excerpt: name });
      }
    };
    snapshot.remove();
    snapshot = snapshotFolder(hostile);
    expect(knownSnapshot(snapshot.folder).rows.posts).toHaveLength(4 + HOSTILE_NAMES.length + 2);
    expect(differences(hostile)).toEqual([]);
  });
});
