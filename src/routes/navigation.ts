import type { Business } from '#model/business.ts';
import { distanceMiles } from '#model/geography.ts';
import type { Lists } from '#model/lists.ts';
import type { City } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { cityPath, homeSection, PATHS, servicePath } from './paths.ts';

/** A link and its label. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** The header's links beside its menus (specification, section 2). */
export const HEADER_LINKS: readonly NavLink[] = [
  { label: 'Home', href: PATHS.home },
  { label: 'FAQ', href: PATHS.faq },
  { label: 'Blog', href: PATHS.blog },
];

/**
 * The other links of the header: to all sections that a home page can have, to the guide to stains and to the
 * checklists. In the bar of a wide screen they are in a menu of their own, because all links side by side need
 * 1,280 px (decision 45).
 */
const MORE_LINKS: readonly NavLink[] = [
  { label: 'Benefits', href: homeSection('benefits') },
  { label: 'Gallery', href: homeSection('gallery') },
  { label: 'Testimonials', href: homeSection('testimonials') },
  { label: 'Commercial', href: homeSection('commercial') },
  { label: 'Stains', href: PATHS.stains },
  { label: 'Before we come', href: PATHS.beforeVisit },
];

/** The footer's resources. The specification's /faqs redirects, so the link goes straight to /faq. */
const RESOURCE_LINKS: readonly NavLink[] = [
  { label: 'Blog', href: PATHS.blog },
  { label: 'Services', href: PATHS.services },
  { label: 'FAQs', href: PATHS.faq },
  { label: 'What is this stain?', href: PATHS.stains },
  { label: 'Before we come', href: PATHS.beforeVisit },
  { label: 'Gallery', href: homeSection('gallery') },
  { label: 'Testimonials', href: homeSection('testimonials') },
  { label: 'Contact', href: homeSection('contact') },
];

/** The price estimate: in the services' menu, because the header has no room for another word, and in the footer. */
const ESTIMATE_LINK: NavLink = { label: 'Price estimate', href: PATHS.estimate };

/** A section of the home page that a company may lack. */
export type OptionalSection = 'gallery' | 'testimonials' | 'commercial';

/** The links without those to sections of the home page that it lacks. */
const toExisting = (links: readonly NavLink[], missing: readonly OptionalSection[]): readonly NavLink[] =>
  links.filter(({ href }) => !missing.some((section) => href === homeSection(section)));

/** The header's other links, without those to sections that the home page lacks. */
export const moreLinks = (missing: readonly OptionalSection[]): readonly NavLink[] => toExisting(MORE_LINKS, missing);

/** The footer's resources that the site has. */
export const resourceLinks = (missing: readonly OptionalSection[], hasEstimate: boolean): readonly NavLink[] =>
  toExisting([...RESOURCE_LINKS, ...(hasEstimate ? [ESTIMATE_LINK] : [])], missing);

/** The header's menu of services, with the estimate first where the site has one. */
export const serviceLinks = (services: readonly Service[], hasEstimate: boolean): readonly NavLink[] => [
  ...(hasEstimate ? [ESTIMATE_LINK] : []),
  ...services.map(({ displayName, slug }) => ({ label: displayName, href: servicePath(slug) })),
];

/** The footer's service links: those of the list to services that exist, then the other services. */
export function footerServices(services: readonly Service[], { footerServices: listed }: Lists): NavLink[] {
  const slugs = new Map(services.map((service) => [service.catalogueSlug, service.slug]));
  const named = new Set(listed.map(({ service }) => service));
  return [
    ...listed.flatMap(({ label, service }) => {
      const slug = slugs.get(service);
      return slug === undefined ? [] : [{ label, slug }];
    }),
    ...services
      .filter(({ catalogueSlug }) => !named.has(catalogueSlug))
      .map(({ displayName, slug }) => ({ label: displayName, slug })),
  ].map(({ label, slug }) => ({ label, href: servicePath(slug) }));
}

/** The number of cities in the footer of a company without a list. */
const MAX_FOOTER_CITIES = 12;

/** The footer's city links: those of the list to cities that exist, or without any the cities nearest to the base. */
export function footerCities(
  cities: readonly City[],
  { footerCities: listed }: Lists,
  { base }: Pick<Business, 'base'>,
): NavLink[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const named = listed.flatMap((slug) => bySlug.get(slug) ?? []);
  const miles = ({ coordinates }: City): number => (coordinates === null ? Infinity : distanceMiles(base, coordinates));
  const shown = named.length > 0 ? named : cities.toSorted((a, b) => miles(a) - miles(b)).slice(0, MAX_FOOTER_CITIES);
  return shown.map(({ name, slug }) => ({ label: name, href: cityPath(slug) }));
}
