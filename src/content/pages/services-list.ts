import type { Lists } from '#model/lists.ts';
import type { Service, ServiceIcon } from '#model/service.ts';

/** A card of the services grid. */
export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly icon: ServiceIcon;
  readonly slug: string;
  /** The slug in the names of its pictures. */
  readonly pictureSlug: string;
}

/** The number of services in the grid (specification, section 9). */
export const GRID_SIZE = 6;

const DEFAULT_CARDS: readonly (readonly [slug: string, name: string, text: string, icon: ServiceIcon])[] = [
  ['house-washing', 'House Washing', 'A gentle wash for siding, trim and soffits.', 'home'],
  ['soft-washing', 'Soft Washing', 'Low pressure and a solution that kills growth.', 'droplets'],
  ['driveway-pressure-washing', 'Driveway Pressure Washing', 'Clay, oil and tire marks off the concrete.', 'car'],
  ['deck-cleaning', 'Deck Cleaning', 'Boards, rails and stairs without raised grain.', 'tree-pine'],
  ['dock-cleaning', 'Dock Cleaning', 'Algae and bird mess off the dock.', 'anchor'],
  ['gazebo-cleaning', 'Gazebo Cleaning', 'Roof, posts and lattice, cleaned by hand.', 'umbrella'],
];

/**
 * The cards of the grid: the first services of the list or, without any, default cards titled '{service} –
 * {city}' (specification, section 3).
 */
export function gridCards(services: readonly Service[], cityName: string): readonly ServiceCard[] {
  if (services.length === 0) {
    return DEFAULT_CARDS.map(([slug, name, text, icon]) => ({
      title: `${name} – ${cityName}`,
      text,
      icon,
      slug,
      pictureSlug: slug,
    }));
  }
  return services.slice(0, GRID_SIZE).map((service) => ({
    title: service.displayName,
    text: service.profile?.longDescription ?? service.description,
    icon: service.profile?.icon ?? 'home',
    slug: service.slug,
    pictureSlug: service.catalogueSlug,
  }));
}

/** The last choice of serviceType, which is always offered. */
const OTHER = 'Other';

/** The choices of the quote form's serviceType (specification, section 5): the listed ones of which a service exists, then services that the list does not cover. */
export function quoteServices(
  services: readonly Service[],
  { quoteServices: listed, underOther }: Lists,
): readonly string[] {
  const slugs = new Set(services.map(({ catalogueSlug }) => catalogueSlug));
  const covered = new Set([...underOther, ...listed.flatMap((choice) => choice.services)]);
  return [
    ...listed.filter((choice) => choice.services.some((slug) => slugs.has(slug))).map(({ label }) => label),
    ...services.filter(({ catalogueSlug }) => !covered.has(catalogueSlug)).map(({ displayName }) => displayName),
    OTHER,
  ];
}
