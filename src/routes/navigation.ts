import type { City } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { cityPath, homeSection, PATHS, servicePath } from './paths.ts';

/** A link and its label. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** The header's links between its two menus (specification, section 2). */
export const HEADER_LINKS: readonly NavLink[] = [
  { label: 'Home', href: PATHS.home },
  { label: 'Benefits', href: homeSection('benefits') },
  { label: 'Gallery', href: homeSection('gallery') },
  { label: 'Testimonials', href: homeSection('testimonials') },
  { label: 'Commercial', href: homeSection('commercial') },
  { label: 'FAQ', href: PATHS.faq },
  { label: 'Blog', href: PATHS.blog },
];

/** The footer's resources. The specification's /faqs redirects, so the link goes straight to /faq. */
export const RESOURCE_LINKS: readonly NavLink[] = [
  { label: 'Blog', href: PATHS.blog },
  { label: 'Services', href: PATHS.services },
  { label: 'FAQs', href: PATHS.faq },
  { label: 'Gallery', href: homeSection('gallery') },
  { label: 'Testimonials', href: homeSection('testimonials') },
  { label: 'Contact', href: homeSection('contact') },
];

/** The footer's service links (specification, section 2). */
const FOOTER_SERVICES: readonly (readonly [label: string, slug: string])[] = [
  ['House Washing', 'house-washing'],
  ['Soft Washing', 'soft-washing'],
  ['Roof Washing', 'roof-washing'],
  ['Driveway Pressure Washing', 'driveway-pressure-washing'],
  ['Deck Cleaning', 'deck-cleaning'],
  ['Gutter Cleaning', 'gutter-cleaning'],
  ['Commercial Cleaning', 'commercial-property-cleaning'],
  ['Apartment Complex Soft Washing', 'apartment-complex-soft-washing'],
  ['Apartment Complex Pressure Washing', 'apartment-complex-soft-washing'],
  ['Dock Cleaning', 'dock-cleaning'],
  ['Gazebo Cleaning', 'gazebo-cleaning'],
  ['Outdoor Furniture Cleaning', 'outdoor-furniture-cleaning'],
  ['Oil Stain Removal', 'oil-stain-removal'],
  ['Sidewalk Cleaning', 'sidewalk-cleaning'],
  ['Window Cleaning', 'window-cleaning'],
];

const FOOTER_CITIES = [
  'columbia',
  'lexington',
  'irmo',
  'chapin',
  'west-columbia',
  'cayce',
  'blythewood',
  'aiken',
  'sumter',
  'newberry',
  'orangeburg',
  'camden',
].map((name) => `${name}-south-carolina`);

/** The footer's service links to pages that exist. */
export function footerServices(services: readonly Service[]): NavLink[] {
  const slugs = new Set(services.map((service) => service.slug));
  return FOOTER_SERVICES.filter(([, slug]) => slugs.has(slug)).map(([label, slug]) => ({
    label,
    href: servicePath(slug),
  }));
}

/** The footer's city links to pages that exist, in the specification's order. */
export function footerCities(cities: readonly City[]): NavLink[] {
  return FOOTER_CITIES.flatMap((slug) => {
    const city = cities.find((candidate) => candidate.slug === slug);
    return city === undefined ? [] : [{ label: city.name, href: cityPath(slug) }];
  });
}
