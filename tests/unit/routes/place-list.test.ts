import { describe, expect, it } from 'vitest';
import { pagePaths } from '#routes/inventory.ts';
import { placeList, placesIn } from '#routes/place-list.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallModel } from '#tests/support/small-model.ts';

const model = committedModel();
const list = placeList(model);
const places = placesIn(list);

describe('the list of places', () => {
  it('links every city and neighborhood to an existing page, once', () => {
    const pages = pagePaths(model);
    expect(places.filter(({ path }) => !pages.has(path))).toEqual([]);
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
    const hubs = model.hubs.filter((hub) => hub.citySlug === null);
    expect(places).toHaveLength(model.cities.length + hubs.length + model.neighborhoods.length);
  });

  it('has the ZIP codes of cities, the cities of neighborhoods, and the towns that are only a hub', () => {
    const [hub] = SMALL_CATALOGUE.hubs;
    const small = { ...smallModel(), hubs: [hub!, { ...hub!, slug: 'forest-sc', name: 'Forest', citySlug: null }] };
    const found = placesIn(placeList(small));
    const columbia = '/service-areas/columbia-south-carolina';
    const state = ['sc', 'south carolina'];
    expect(found).toContainEqual({ name: 'Columbia', city: null, zips: '29201 29205', path: columbia, state });
    expect(found).toContainEqual({ name: 'Shandon', city: 'Columbia', zips: '', path: `${columbia}/shandon`, state });
    expect(found).toContainEqual({ name: 'Forest', city: null, zips: '', path: '/locations/forest-sc', state });
    expect(found.map(({ path }) => path)).not.toContain('/locations/irmo-sc');
  });

  it('has every ZIP code of the places with notes', () => {
    const zips = new Set(places.flatMap((place) => place.zips.split(' ')));
    const known = [
      ...model.cities.flatMap(({ profile }) => profile?.postalCodes ?? []),
      ...model.neighborhoods.flatMap(({ notes }) => notes?.postalCodes ?? []),
    ];
    expect(known.filter((zip) => !zips.has(zip))).toEqual([]);
  });

  it('knows the state of each place, of Virginia and of West Virginia', () => {
    const [city] = smallModel().cities;
    const cities = ['charleston-west-virginia', 'salem-virginia', 'augusta-georgia'].map((slug) => ({
      ...city!,
      slug,
    }));
    const found = placesIn(placeList({ ...smallModel(), cities, neighborhoods: [], hubs: [] }));
    expect(found.map(({ state }) => state)).toEqual([
      ['wv', 'west virginia'],
      ['va', 'virginia'],
      ['ga', 'georgia'],
    ]);
  });

  it('is read without its states from a build that did not write them', () => {
    const { cities, hubs } = list;
    expect(placesIn({ cities, hubs }).map(({ path }) => path)).toEqual(places.map(({ path }) => path));
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
