import { shortCitySlug } from '#model/place.ts';

/** Fixed paths, spelled once. No trailing slash, no .html (decisions, 'Paths'). */
export const PATHS = {
  home: '/',
  services: '/services',
  serviceAreas: '/service-areas',
  faq: '/faq',
  blog: '/blog',
  feed: '/rss.xml',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  thankYou: '/thank-you',
  exampleFaq: '/example-faq',
  styleguide: '/styleguide',
  styleguideTokens: '/styleguide.css',
  offline: '/offline',
  notFound: '/404',
  businessInfo: '/business-info.json',
  live: '/live.json',
  places: '/places.json',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminNewPost: '/admin/blog/new',
  adminEditPost: '/admin/blog/edit',
} as const;

/** A city's page. */
export const cityPath = (citySlug: string): string => `/service-areas/${citySlug}`;

/** A service's page. */
export const servicePath = (serviceSlug: string): string => `/services/${serviceSlug}`;

/** A service's questions. */
export const serviceFaqPath = (serviceSlug: string): string => `/faq/${serviceSlug}`;

/** A city-and-service FAQ page: the one authoritative reading of the specification's three. */
export const cityServiceFaqPath = (citySlug: string, serviceSlug: string): string =>
  `/services/${citySlug}/${serviceSlug}/faqs`;

/** The last segment of a neighborhood FAQ page: the city slug without its state, then the neighborhood's. */
export const placeSegment = (citySlug: string, neighborhoodSlug: string): string =>
  `${shortCitySlug(citySlug)}-${neighborhoodSlug}`;

/** A neighborhood FAQ page, canonical form: /faq/house-washing/columbia-shandon. */
export const neighborhoodFaqPath = (serviceSlug: string, citySlug: string, neighborhoodSlug: string): string =>
  `/faq/${serviceSlug}/${placeSegment(citySlug, neighborhoodSlug)}`;

/** A blog post. */
export const postPath = (postSlug: string): string => `/blog/${postSlug}`;

/** What a page newer than the build needs to know of a known city. */
export const liveCityPath = (citySlug: string): string => `/live/${citySlug}.json`;

/** A hub page. */
export const hubPath = (hubSlug: string): string => `/locations/${hubSlug}`;

/** A phone number as a tel link, North American. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** The absolute address of a path. */
export const absolute = (origin: string, path: string): string => (path === '/' ? `${origin}/` : `${origin}${path}`);

/** Section anchors of the home and city pages (decisions, 'Paths'). */
export const ANCHORS = {
  benefits: 'benefits',
  gallery: 'gallery',
  testimonials: 'testimonials',
  commercial: 'commercial',
  contact: 'contact',
  booking: 'booking',
} as const;

/** A section of the home page from anywhere. */
export const homeSection = (anchor: keyof typeof ANCHORS): string => `/#${ANCHORS[anchor]}`;

/** What the build shows of the store, read by the dashboard. Apart from the other paths, which public pages load. */
export const BUILD_FACTS = '/admin/build.json';

/** The page on which a post is written. */
export const editPostPath = (id: string): string => `${PATHS.adminEditPost}/${id}`;
