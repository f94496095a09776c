import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { seed } from '#scripts/backend/sql-files.ts';
import { startStore } from '#scripts/backend/store.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { attempt } from '#tests/support/fetch-attempt.ts';
import { scratch } from '#tests/support/snapshot-run.ts';

// A company's may differ: rows written by hand may lack a column, and drafts are in no snapshot.
test('a snapshot of a store with the sample’s seed is the committed one, byte for byte', async () => {
  const place = scratch();
  onTestFinished(place.remove);
  const store = await startStore({ seed: seed() });
  onTestFinished(store.stop);
  const folder = place.at('snapshot');
  const { failure, notices } = await attempt(store, folder);
  expect({ failure, notices }).toEqual({ failure: '', notices: [] });
  for (const table of TABLE_NAMES) {
    expect(readFileSync(join(folder, `${table}.json`), 'utf8')).toBe(
      readFileSync(`data/snapshot/${table}.json`, 'utf8'),
    );
  }
  expect(readSnapshot(folder).manifest.tables).toEqual(readSnapshot('data/snapshot').manifest.tables);
});
