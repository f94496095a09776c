import { capitalized, listOf } from '#model/format.ts';
import { paragraph } from '#content/sentences.ts';
import type { Lists } from '#model/lists.ts';
import type { ImageEntry } from '#model/picture.ts';
import {
  type OfferedServices,
  offersAny,
  type Service,
  type ServiceIcon,
  washesHouses,
  washesWholeHouse,
} from '#model/service.ts';

/** A card of the services grid. */
export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly icon: ServiceIcon;
  readonly slug: string;
  /** The slug in the names of its pictures; null for a service that has none yet. */
  readonly pictureSlug: string | null;
}

/** The slug in the names of a service's pictures; null if it has none. */
export const pictureSlug = ({ catalogueSlug }: Service, images: readonly ImageEntry[]): string | null =>
  images.some(({ name }) => name === `service-${catalogueSlug}`) ? catalogueSlug : null;

/** The number of services in the grid (specification, section 9). */
const GRID_SIZE = 6;

const DEFAULT_CARDS: readonly (readonly [slug: string, name: string, text: string, icon: ServiceIcon])[] = [
  ['house-washing', 'House Washing', 'A gentle wash for siding, trim and soffits.', 'home'],
  ['soft-washing', 'Soft Washing', 'Low pressure and a solution that kills growth.', 'droplets'],
  ['driveway-pressure-washing', 'Driveway Pressure Washing', 'Mud, oil and tire marks off the concrete.', 'car'],
  ['deck-cleaning', 'Deck Cleaning', 'Boards, rails and stairs without raised grain.', 'tree-pine'],
  ['dock-cleaning', 'Dock Cleaning', 'Algae and bird mess off the dock.', 'anchor'],
  ['gazebo-cleaning', 'Gazebo Cleaning', 'Roof, posts and lattice, cleaned by hand.', 'umbrella'],
];

/**
 * The cards of the grid: the first services of the list or, without any, default cards titled '{service} –
 * {city}' (specification, section 3).
 */
export function gridCards(
  services: readonly Service[],
  cityName: string,
  images: readonly ImageEntry[],
): readonly ServiceCard[] {
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
    text: service.profile?.shortDescription ?? service.description,
    icon: service.profile?.icon ?? 'home',
    slug: service.slug,
    pictureSlug: pictureSlug(service, images),
  }));
}

/** The heading of the grid. */
export function gridTitle(services: OfferedServices): string {
  if (services.length === 1) return 'One job, done right';
  return washesWholeHouse(services) ? 'Every outside surface, each its own way' : 'Each job done its own way';
}

/** The last choice of serviceType, which is always offered. */
const OTHER = 'Other';

/**
 * The choices of the quote form's serviceType (specification, section 5): the listed ones of which a service exists,
 * then services that the list does not cover.
 */
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

/** A service as the choices of serviceType name it. */
type ChosenService = Pick<Service, 'catalogueSlug' | 'displayName'>;

/** The choices of serviceType that cover a service, the narrowest first: the listed ones, or its own name. */
export function quoteChoices(
  { catalogueSlug, displayName }: ChosenService,
  { quoteServices: listed, underOther }: Lists,
): readonly string[] {
  if (underOther.includes(catalogueSlug)) return [OTHER];
  const covering = listed
    .filter((choice) => choice.services.includes(catalogueSlug))
    .sort((a, b) => a.services.length - b.services.length);
  return covering.length === 0 ? [displayName] : covering.map(({ label }) => label);
}

/** The choice of serviceType for a service: of those that cover it the narrowest. */
export const quoteChoice = (service: ChosenService, lists: Lists): string =>
  quoteChoices(service, lists)[0] ?? service.displayName;

/** What the services wash, in the order in which lists name it. */
const SURFACES = [
  ['house-washing', 'house'],
  ['roof-washing', 'roof'],
  ['gutter-cleaning', 'gutter'],
  ['driveway-pressure-washing', 'driveway'],
  ['deck-cleaning', 'deck'],
  ['dock-cleaning', 'dock'],
  ['commercial-property-cleaning', 'storefront'],
] as const;

type Surface = (typeof SURFACES)[number][1];

const ALL_SURFACES: readonly Surface[] = SURFACES.map(([, surface]) => surface);

/** The entries of SURFACES that have a service: of the given surfaces or, without any of them, of all. */
function offeredSurfaces(services: OfferedServices, surfaces: readonly Surface[]) {
  const offered = SURFACES.filter(([slug]) => offersAny(services, [slug]));
  const named = offered.filter(([, surface]) => surfaces.includes(surface));
  return named.length === 0 ? offered : named;
}

/** 'washing', or 'cleaning' if nothing else is done to these surfaces. */
const workOn = (surfaces: readonly (typeof SURFACES)[number][]): string =>
  surfaces.every(([slug]) => slug.endsWith('-cleaning')) ? 'cleaning' : 'washing';

/**
 * What the company washes, as the beginning of a sentence: 'House, roof and dock washing'. Of the given surfaces those
 * that have a service; without any of them, of all.
 */
export function surfacesWashed(services: OfferedServices, surfaces: readonly Surface[] = ALL_SURFACES): string {
  const washed = offeredSurfaces(services, surfaces);
  return washed.length === 0
    ? 'Exterior cleaning'
    : `${capitalized(listOf(washed.map(([, surface]) => surface)))} ${workOn(washed)}`;
}

/** The first `count` surfaces that the company washes, for a title: 'House & Roof Washing'; null if it has none. */
export function surfacesInTitle(services: OfferedServices, count: number): string | null {
  const washed = offeredSurfaces(services, ALL_SURFACES).slice(0, count);
  const names = washed.map(([, surface]) => capitalized(surface));
  return names.length === 0 ? null : `${names.join(' & ')} ${capitalized(workOn(washed))}`;
}

/** The heading of the list of all services. */
export const servicesHeading = (services: OfferedServices): string =>
  washesWholeHouse(services) ? 'What we wash, from ridge to curb' : 'What we do for you';

/** The sentences below it: the pressure that the company's work takes, and what a job starts with. */
export function servicesLead(services: OfferedServices, estimate: string): string {
  const soft = [
    ...(offersAny(services, ['roof-washing']) ? ['roofs'] : []),
    ...(washesHouses(services) ? ['walls'] : []),
  ];
  return paragraph(
    soft.length === 0 ? '' : `${capitalized(listOf(soft))} get low pressure.`,
    offersAny(services, ['driveway-pressure-washing', 'sidewalk-cleaning']) ? 'Bare concrete gets high pressure.' : '',
    `Every job starts with ${estimate}.`,
  );
}

/** Phrases that name a service, such as search phrases: those whose service the company offers. */
export const offeredPhrases = (
  services: OfferedServices,
  phrases: readonly (readonly [slug: string, phrase: string])[],
): readonly string[] => phrases.filter(([slug]) => offersAny(services, [slug])).map(([, phrase]) => phrase);
