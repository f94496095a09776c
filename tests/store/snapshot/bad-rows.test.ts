import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorruptedStore, startCorruptedStore } from '#tests/support/corrupted-store.ts';

let corrupted: CorruptedStore;
beforeAll(async () => {
  corrupted = await startCorruptedStore();
});
afterAll(() => corrupted.stop());
beforeEach(() => corrupted.restore());

describe('a snapshot of invalid rows', () => {
  test('is rejected with every issue: table, slug, field and value', async () => {
    await corrupted.withoutCheck('cities', 'cities_county');
    await corrupted.withoutCheck('neighborhoods', 'neighborhoods_roads');
    await corrupted.withoutCheck('neighborhoods', 'neighborhoods_latitude');
    await corrupted.change(
      `update public.cities set county = ' ' where slug = 'irmo-south-carolina'`,
      `update public.cities set county = 'Richland' where slug = 'irmo-south-carolina'`,
    );
    await corrupted.change(
      `update public.neighborhoods set roads = '["Devine Street"]', latitude = 99 where slug = 'shandon'`,
      `update public.neighborhoods set roads = '[]', latitude = 34 where slug = 'shandon'`,
    );
    expect(await corrupted.expectRejected()).toEqual([
      '3 issues in the data; nothing was written.',
      'cities: row irmo-south-carolina: county: is " ", expected a text that is not empty',
      'neighborhoods: row shandon: roads.0: is "Devine Street", expected an object with a name',
      'neighborhoods: row shandon: latitude: is 99, expected at most 90',
    ]);
  });

  test('is rejected with --json as one JSON object on standard output', async () => {
    await corrupted.withoutCheck('services', 'services_display_name');
    await corrupted.change(
      `update public.services set display_name = '' where slug = 'deck-cleaning'`,
      `update public.services set display_name = 'Deck Cleaning' where slug = 'deck-cleaning'`,
    );
    const { code, stdout } = await corrupted.run('--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      written: false,
      faults: [{ table: 'services', row: 'deck-cleaning', field: 'display_name', value: '""' }],
    });
    corrupted.expectUntouched();
  });

  test('is rejected when the pages of two neighborhoods would share a path', async () => {
    await corrupted.change(
      `insert into public.cities (name, slug) values ('West', 'west-south-carolina')`,
      `delete from public.cities where slug = 'west-south-carolina'`,
    );
    await corrupted.change(
      `insert into public.neighborhoods (city_id, name, slug)
         select id, 'One', 'one' from public.cities where slug = 'west-columbia-south-carolina' union all
         select id, 'Columbia One', 'columbia-one' from public.cities where slug = 'west-south-carolina'`,
      `delete from public.neighborhoods where slug in ('one', 'columbia-one')`,
    );
    expect((await corrupted.expectRejected())[1]).toMatch(
      /^neighborhoods: row .+: slug in its path: is "west-columbia-one", expected one row only; row .+ has it too$/,
    );
  });
});
