import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { readSnapshot, type Snapshot } from '#data/snapshot.ts';
import { type CorruptedStore, startCorruptedStore } from '#tests/support/corrupted-store.ts';
import { snapshotInProcess, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { SEEDED, SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';
import { BASE } from '#tests/support/snapshot-folder.ts';

let corrupted: CorruptedStore;
beforeAll(async () => {
  corrupted = await startCorruptedStore();
});
afterAll(() => corrupted.stop());
beforeEach(() => corrupted.restore());

let number = 0;
let folder: string;
beforeEach(() => {
  number += 1;
  folder = corrupted.place.at(`taken-${number}`);
});

const take = (...args: string[]): Promise<SnapshotRun> =>
  snapshotInProcess(folder, { environment: storeEnvironment(corrupted.store), args });

/** Takes a snapshot that must succeed. */
async function taken(): Promise<{ readonly run: SnapshotRun; readonly snapshot: Snapshot }> {
  const run = await take();
  expect(run.code, run.stderr).toBe(0);
  return { run, snapshot: readSnapshot(folder) };
}

/** The service whose name is blanked. */
const SERVICE = SEEDED.services[0]!;

/** Blanks a service's name although the store checks it, as a superuser can. */
async function blankService(): Promise<void> {
  await corrupted.withoutCheck('services', 'services_display_name');
  await corrupted.change(
    `update public.services set display_name = '' where slug = '${SERVICE.slug}'`,
    `update public.services set display_name = '${SERVICE.display_name}' where slug = '${SERVICE.slug}'`,
  );
}

describe('a snapshot of a store with invalid rows', () => {
  test('is taken without them, and table, slug, field and value are printed and in the manifest', async () => {
    const shandon = SEEDED.neighborhoods.find(({ slug }) => slug === 'shandon')!;
    const bad = SEEDED.cities.find(({ id }) => id !== shandon.city_id)!;
    await corrupted.withoutCheck('cities', 'cities_county');
    await corrupted.withoutCheck('neighborhoods', 'neighborhoods_roads');
    await corrupted.withoutCheck('neighborhoods', 'neighborhoods_latitude');
    await corrupted.change(
      `update public.cities set county = ' ' where slug = '${bad.slug}'`,
      `update public.cities set county = '${bad.county}' where slug = '${bad.slug}'`,
    );
    await corrupted.change(
      `update public.neighborhoods set roads = '["Devine Street"]', latitude = 99 where slug = 'shandon'`,
      `update public.neighborhoods set roads = '[]', latitude = ${shandon.latitude} where slug = 'shandon'`,
    );
    const { run, snapshot } = await taken();
    const city = snapshot.manifest.setAside?.first[0]?.id;
    const stored = await corrupted.store.pool.query<{ count: string }>(
      `select count(*) from public.neighborhoods join public.cities on cities.id = city_id where cities.slug = '${bad.slug}'`,
    );
    const ofCity = Number(stored.rows[0]!.count);
    expect(/^Set aside: .+(?:\n {2}.+)+/m.exec(run.stdout)?.[0].split('\n').slice(0, 4)).toEqual([
      `Set aside: ${3 + ofCity} issues in rows of the store. Correct them there; the next snapshot brings them.`,
      `  cities: row ${bad.slug}: county: is " ", expected a text that is not empty: left out`,
      '  neighborhoods: row shandon: roads.0: is "Devine Street", expected an object with a name: left out',
      '  neighborhoods: row shandon: latitude: is 99, expected at most 90: left out',
    ]);
    expect(snapshot.manifest.setAside?.count).toBe(3 + ofCity);
    expect(snapshot.rows.cities.map(({ slug }) => slug)).not.toContain(bad.slug);
    expect(snapshot.rows.neighborhoods.filter((row) => row.city_id === city || row.slug === 'shandon')).toEqual([]);
    // What the store has, by which the staff area sees whether a row has changed since.
    expect(snapshot.manifest.tables.cities.store?.rows).toBe(snapshot.rows.cities.length + 1);
    expect(snapshot.manifest.tables.services.store).toBeUndefined();
    // A build finds nothing more to leave out.
    expect(snapshot.setAside).toEqual([]);
  });

  test('keeps the last good version of a row from the snapshot before, for as long as the row is invalid', async () => {
    const before = (await taken()).snapshot.rows.services;
    await blankService();
    for (let time = 0; time < 2; time += 1) {
      const { run, snapshot } = await taken();
      expect(run.stdout).toContain(
        `  services: row ${SERVICE.slug}: display_name: is "", expected a text that is not empty: last good version kept`,
      );
      expect(snapshot.rows.services).toEqual(before);
    }
    await corrupted.restore();
    const { run, snapshot } = await taken();
    expect(run.stdout).not.toContain('Set aside');
    expect(snapshot.manifest.setAside).toBeUndefined();
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain('store":');
  });

  test('has what was set aside in the report of --json', async () => {
    await blankService();
    const { code, stdout } = await take('--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      written: true,
      setAside: {
        count: 1,
        first: [{ table: 'services', row: SERVICE.slug, field: 'display_name', value: '""', outcome: 'left out' }],
      },
    });
  });

  test('has one of two neighborhoods whose pages would share a path', async () => {
    await corrupted.change(
      `insert into public.cities (name, slug) values ('West', 'west-south-carolina')`,
      `delete from public.cities where slug = 'west-south-carolina'`,
    );
    const add = (name: string, slug: string, city: string): Promise<void> =>
      corrupted.change(
        `insert into public.neighborhoods (city_id, name, slug) select id, '${name}', '${slug}' from public.cities where slug = '${city}'`,
        `delete from public.neighborhoods where slug = '${slug}'`,
      );
    await add('One', 'one', 'west-columbia-south-carolina');
    await taken();
    await add('Columbia One', 'columbia-one', 'west-south-carolina');
    const { run, snapshot } = await taken();
    expect(run.stdout).toMatch(
      /^ {2}neighborhoods: row columbia-one of west-south-carolina: slug in its path: is "west-columbia-one", expected one row only; row one of west-columbia-south-carolina has it too: left out$/m,
    );
    const slugs = snapshot.rows.neighborhoods.map(({ slug }) => slug);
    expect(slugs).toContain('one');
    expect(slugs).not.toContain('columbia-one');
  });

  test('is refused when so many are invalid that visitors would lose a table, and both are said', async () => {
    await corrupted.withoutCheck('neighborhoods', 'neighborhoods_latitude');
    const { snapshot } = await taken();
    // Under other ids, so that no last good version is known.
    await corrupted.change(
      `update public.neighborhoods set id = gen_random_uuid(), latitude = 99, longitude = 0 where slug < 'm'`,
      `update public.neighborhoods set latitude = ${BASE.latitude}, longitude = ${BASE.longitude} where latitude = 99`,
    );
    const { code, stderr } = await take();
    expect(code).toBe(EXIT_CODES.refusedUnlessMeant);
    expect(stderr).toMatch(/^ {2}neighborhoods: row .+: latitude: is 99, expected at most 90: left out$/m);
    expect(stderr).toMatch(
      new RegExp(
        `^neighborhoods: number of rows: is \\d+, expected at least \\d+ of the ${SEEDED_COUNTS.neighborhoods}`,
        'm',
      ),
    );
    expect(readSnapshot(folder)).toEqual(snapshot);
  });
});
