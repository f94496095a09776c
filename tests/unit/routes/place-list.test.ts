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
    expect(places).toEqual(
      expect.arrayContaining([
        { name: 'Columbia', city: null, zip: '29201', path: '/service-areas/columbia-south-carolina' },
        { name: 'Shandon', city: 'Columbia', zip: '', path: '/faq/house-washing/columbia-shandon' },
        { name: 'Forest Acres', city: null, zip: '', path: '/locations/forest-acres-sc' },
      ]),
    );
  });

  it('keeps a slug that cannot be derived from the name', () => {
    const [first, ...rest] = model.neighborhoods;
    const odd = { ...model, neighborhoods: [{ ...first!, name: 'Café Row', slug: 'cafe-row-2' }, ...rest] };
    const paths = placesIn(placeList(odd)).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('-cafe-row-2'))).toHaveLength(1);
  });

  it('links to the city when no service has FAQ pages', () => {
    const paths = placesIn(placeList({ ...model, services: [] }));
    expect(paths.find(({ name }) => name === 'Shandon')?.path).toBe('/service-areas/columbia-south-carolina');
  });

  it('stays below 5 kB before compression', () => {
    expect(JSON.stringify(list).length).toBeLessThan(5_000);
  });
});
