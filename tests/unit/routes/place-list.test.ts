import { describe, expect, it } from 'vitest';
import { indexablePages } from '#routes/inventory.ts';
import { placeList, placesIn } from '#routes/place-list.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const list = placeList(model);
const places = placesIn(list);

describe('the list of places', () => {
  it('links every city and neighborhood to an existing page, once', () => {
    const pages = new Set(indexablePages(model).map(({ path }) => path));
    expect(places.filter(({ path }) => !pages.has(path))).toEqual([]);
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
    const hubs = model.hubs.filter((hub) => hub.citySlug === null);
    expect(places).toHaveLength(model.cities.length + hubs.length + model.neighborhoods.length);
  });

  it('has the ZIP codes of cities and the cities of neighborhoods', () => {
    const columbia = places.find(({ name }) => name === 'Columbia');
    expect(columbia).toMatchObject({ city: null, path: '/service-areas/columbia-south-carolina' });
    expect(columbia!.zips.split(' ')).toEqual(expect.arrayContaining(['29201', '29205', '29229']));
    expect(places).toContainEqual({
      name: 'Shandon',
      city: 'Columbia',
      zips: '',
      path: '/service-areas/columbia-south-carolina/shandon',
    });
    expect(places).toContainEqual({ name: 'Forest Acres', city: null, zips: '', path: '/locations/forest-acres-sc' });
  });

  it('keeps a slug that cannot be derived from the name', () => {
    const [first, ...rest] = model.neighborhoods;
    const odd = { ...model, neighborhoods: [{ ...first!, name: 'Café Row', slug: 'cafe-row-2' }, ...rest] };
    const paths = placesIn(placeList(odd)).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/cafe-row-2'))).toHaveLength(1);
  });

  it('stays below 5 kB before compression', () => {
    expect(JSON.stringify(list).length).toBeLessThan(5_000);
  });
});
