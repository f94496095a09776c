import { joinModel } from '#data/join.ts';
import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { type Service } from '#model/service.ts';
import { parseRows } from '#model/rows/parse.ts';
import { type Rows, TABLES } from '#model/rows/tables.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';
import { smallRows } from './small-rows.ts';

/** The rows of the small site, parsed like a snapshot's. */
export function parsedSmallRows(): Rows {
  const rows = smallRows();
  return {
    cities: parseRows(TABLES.cities, rows.cities, 'cities').rows,
    services: parseRows(TABLES.services, rows.services, 'services').rows,
    neighborhoods: parseRows(TABLES.neighborhoods, rows.neighborhoods, 'neighborhoods').rows,
    posts: parseRows(TABLES.posts, rows.posts, 'posts').rows,
  };
}

/** The small site on a day before its scheduled post is published. */
export const smallModel = (): Model => joinModel(parsedSmallRows(), SMALL_CATALOGUE, '2026-06-01');

/** A service of the small site. Throws when there is none. */
export function smallService(slug: string): Service {
  const found = smallModel().services.find((service) => service.slug === slug);
  if (found === undefined) throw new Error(`The small site has no service ${slug}.`);
  return found;
}

/** A neighborhood of the small site. Throws when there is none. */
export function smallPlace(slug: string): Neighborhood {
  const found = smallModel().neighborhoods.find((place) => place.slug === slug);
  if (found === undefined) throw new Error(`The small site has no neighborhood ${slug}.`);
  return found;
}
