import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';

const indexes = new WeakMap<Model, ReadonlyMap<string, readonly Neighborhood[]>>();

/** The neighborhoods of a city, in order of their slugs. */
export function placesOf(model: Model, citySlug: string): readonly Neighborhood[] {
  let byCity = indexes.get(model);
  if (byCity === undefined) {
    byCity = Map.groupBy(model.neighborhoods, (place) => place.citySlug);
    indexes.set(model, byCity);
  }
  return byCity.get(citySlug) ?? [];
}
