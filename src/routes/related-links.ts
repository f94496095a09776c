import type { City, Neighborhood } from '#model/place.ts';
import { inSentence, placed } from '#model/place-name.ts';
import type { Service } from '#model/service.ts';
import type { NavLink } from './navigation.ts';
import {
  cityPath,
  cityServiceFaqPath,
  neighborhoodFaqPath,
  PATHS,
  placePath,
  serviceFaqPath,
  servicePath,
  yearOn,
} from './paths.ts';

/** The fields of a place that links need. */
export type LinkedPlace = Pick<Neighborhood, 'slug' | 'name' | 'preposition' | 'citySlug' | 'cityName'>;

/** A list of links and its heading. */
export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly NavLink[];
}

/** The pages of the places around a neighborhood. */
export const nearbyPlaceLinks = (neighbors: readonly LinkedPlace[]): LinkGroup => ({
  heading: 'Places nearby',
  links: neighbors.map((place) => ({
    label: `${place.name}, ${place.cityName}`,
    href: placePath(place.citySlug, place.slug),
  })),
});

/**
 * Related pages of a neighborhood page: the service nearby, other services here, the place, the city, the
 * service's page, and posts about this work here. Pages that nobody has written yet are noindex and in no such list.
 * `isCityWritten`: whether the service's page about the city has words of its own; `isCityPortrayed`: whether the
 * city's page has. `hasYear`: whether pages show the year of the region.
 */
export function neighborhoodLinks(
  service: Service,
  place: LinkedPlace & Pick<Neighborhood, 'notes'>,
  neighbors: readonly LinkedPlace[],
  services: readonly Service[],
  {
    isCityWritten,
    isCityPortrayed,
    hasYear,
    posts,
  }: {
    readonly isCityWritten: boolean;
    readonly isCityPortrayed: boolean;
    readonly hasYear: boolean;
    readonly posts: LinkGroup;
  },
): readonly LinkGroup[] {
  return [
    {
      heading: `${service.displayName} near ${inSentence(place.name)}`,
      links: neighbors.map((other) => ({
        label: `${other.name}, ${other.cityName}`,
        href: neighborhoodFaqPath(service.slug, other.citySlug, other.slug),
      })),
    },
    {
      heading: `More ${placed(place)}`,
      links: [
        ...services
          .filter((other) => other.slug !== service.slug)
          .map((other) => ({
            label: other.displayName,
            href: neighborhoodFaqPath(other.slug, place.citySlug, place.slug),
          })),
        ...(place.notes === null
          ? []
          : [{ label: `All about ${inSentence(place.name)}`, href: placePath(place.citySlug, place.slug) }]),
        ...(hasYear
          ? [{ label: `The year ${placed(place)}`, href: yearOn(placePath(place.citySlug, place.slug)) }]
          : []),
        ...(isCityWritten
          ? [
              {
                label: `${service.displayName} in ${place.cityName}`,
                href: cityServiceFaqPath(place.citySlug, service.slug),
              },
            ]
          : []),
        ...(isCityPortrayed ? [{ label: `All about ${place.cityName}`, href: cityPath(place.citySlug) }] : []),
        ...(service.inStore && service.profile !== null
          ? [{ label: `How we do ${service.displayName}`, href: servicePath(service.slug) }]
          : []),
      ],
    },
    posts,
  ];
}

/**
 * Related pages of a city-and-service page: its neighborhoods, other services here, the city, the service's
 * FAQ, the guide to stains, which with a link to each stain would take the room of the form, and posts about this work
 * here. `hasYear`: whether pages show the year of the region; `hasStains`: whether the guide names stains of the
 * service.
 */
export function cityServiceLinks(
  service: Service,
  city: City,
  places: readonly LinkedPlace[],
  services: readonly Service[],
  { hasYear, hasStains, posts }: { readonly hasYear: boolean; readonly hasStains: boolean; readonly posts: LinkGroup },
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
        ...(city.profile === null ? [] : [{ label: `All about ${city.name}`, href: cityPath(city.slug) }]),
        ...(hasYear ? [{ label: `The year in ${city.name}`, href: yearOn(cityPath(city.slug)) }] : []),
        { label: `${service.displayName} questions everywhere`, href: serviceFaqPath(service.slug) },
        ...(hasStains ? [{ label: 'What is this stain?', href: PATHS.stains }] : []),
      ],
    },
    posts,
  ];
}
