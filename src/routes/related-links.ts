import type { City, Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import type { NavLink } from './navigation.ts';
import { cityPath, cityServiceFaqPath, neighborhoodFaqPath, serviceFaqPath, servicePath } from './paths.ts';

/** What a link to a place says and where it leads. */
export type LinkedPlace = Pick<Neighborhood, 'slug' | 'name' | 'citySlug' | 'cityName'>;

/** A list of links with its heading. */
export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly NavLink[];
}

/** What a neighborhood page leads on to: neighbours with the same service, other services here, the city, the service. */
export function neighborhoodLinks(
  service: Service,
  place: LinkedPlace,
  neighbors: readonly LinkedPlace[],
  services: readonly Service[],
): readonly LinkGroup[] {
  return [
    {
      heading: `${service.displayName} near ${place.name}`,
      links: neighbors.map((other) => ({
        label: `${other.name}, ${other.cityName}`,
        href: neighborhoodFaqPath(service.slug, other.citySlug, other.slug),
      })),
    },
    {
      heading: `More in ${place.name}`,
      links: [
        ...services
          .filter((other) => other.slug !== service.slug)
          .map((other) => ({
            label: other.displayName,
            href: neighborhoodFaqPath(other.slug, place.citySlug, place.slug),
          })),
        {
          label: `${service.displayName} in ${place.cityName}`,
          href: cityServiceFaqPath(place.citySlug, service.slug),
        },
        { label: `All about ${place.cityName}`, href: cityPath(place.citySlug) },
        ...(service.profile === null
          ? []
          : [{ label: `How we do ${service.displayName}`, href: servicePath(service.slug) }]),
      ],
    },
  ];
}

/** What a city-and-service page leads on to: its neighborhoods, the other services in the city, the city, the service. */
export function cityServiceLinks(
  service: Service,
  city: City,
  places: readonly LinkedPlace[],
  services: readonly Service[],
): readonly LinkGroup[] {
  return [
    {
      heading: `${service.displayName} by neighborhood`,
      links: places.map((place) => ({
        label: place.name,
        href: neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
      })),
    },
    {
      heading: `More in ${city.name}`,
      links: [
        ...services
          .filter((other) => other.slug !== service.slug)
          .map((other) => ({ label: other.displayName, href: cityServiceFaqPath(city.slug, other.slug) })),
        { label: `All about ${city.name}`, href: cityPath(city.slug) },
        { label: `${service.displayName} questions everywhere`, href: serviceFaqPath(service.slug) },
      ],
    },
  ];
}
