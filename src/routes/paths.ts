import { shortCitySlug } from '#model/state.ts';

/** The fixed paths, without trailing slash or .html (decisions, 'Paths'). */
export const PATHS = {
  home: '/',
  services: '/services',
  serviceAreas: '/service-areas',
  faq: '/faq',
  stains: '/stains',
  blog: '/blog',
  feed: '/rss.xml',
  contact: '/contact',
  estimate: '/estimate',
  beforeVisit: '/before-we-come',
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
  prices: '/prices.json',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminAccount: '/admin/account',
  adminNewPost: '/admin/blog/new',
  adminEditPost: '/admin/blog/edit',
  adminLeads: '/admin/leads',
  adminLog: '/admin/log',
} as const;

/** A city's page. */
export const cityPath = (citySlug: string): string => `/service-areas/${citySlug}`;

/** A neighborhood's page. */
export const placePath = (citySlug: string, neighborhoodSlug: string): string =>
  `${cityPath(citySlug)}/${neighborhoodSlug}`;

/** A service's page. */
export const servicePath = (serviceSlug: string): string => `/services/${serviceSlug}`;

/** The contact page with a service chosen in its form. */
export const quotePath = (serviceSlug: string): string => `${PATHS.contact}/${serviceSlug}`;

/**
 * The contact page with a service chosen, and the city of the lead in its address: '{name} SC'. Without JavaScript the
 * lead has the company's own town.
 */
export const quotePathIn = (serviceSlug: string, leadCity: string): string =>
  `${quotePath(serviceSlug)}?city=${encodeURIComponent(leadCity)}`;

/** A service's FAQ page. */
export const serviceFaqPath = (serviceSlug: string): string => `/faq/${serviceSlug}`;

/** A city-and-service FAQ page, in the canonical one of the specification's three forms. */
export const cityServiceFaqPath = (citySlug: string, serviceSlug: string): string =>
  `/services/${citySlug}/${serviceSlug}/faqs`;

/**
 * The last segment of a neighborhood FAQ page: the city's slug without its state, then the neighborhood's
 * slug.
 */
export const placeSegment = (citySlug: string, neighborhoodSlug: string): string =>
  `${shortCitySlug(citySlug)}-${neighborhoodSlug}`;

/** A neighborhood FAQ page: /faq/house-washing/columbia-shandon. */
export const neighborhoodFaqPath = (serviceSlug: string, citySlug: string, neighborhoodSlug: string): string =>
  `/faq/${serviceSlug}/${placeSegment(citySlug, neighborhoodSlug)}`;

/** A stain's page. */
export const stainPath = (stainSlug: string): string => `${PATHS.stains}/${stainSlug}`;

/** A blog post. */
export const postPath = (postSlug: string): string => `/blog/${postSlug}`;

/** The posts with a tag. */
export const tagPath = (tagSlug: string): string => `/blog/tag/${tagSlug}`;

/** The data that live pages need about a city of the build (LiveCity). */
export const liveCityPath = (citySlug: string): string => `/live/${citySlug}.json`;

/** A hub page. */
export const hubPath = (hubSlug: string): string => `/locations/${hubSlug}`;

/** A North American phone number without an extension, as business.json has it, with its country code: +18035550142. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** The tel: link of such a number. */
export const telHref = (phone: string): string => `tel:${internationalPhone(phone)}`;

/** The absolute URL of a path. */
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

/** The section of city, place and service pages with the year there. */
export const YEAR_ANCHOR = 'year';

/** The checklist of a service. */
export const checklistPath = (serviceSlug: string): string => `${PATHS.beforeVisit}#${serviceSlug}`;

/** The link to the year on a page. */
export const yearOn = (path: string): string => `${path}#${YEAR_ANCHOR}`;

/** The link to a section of the home page, from any page. */
export const homeSection = (anchor: keyof typeof ANCHORS): string => `/#${ANCHORS[anchor]}`;

/** The build's facts for the dashboard. Not in PATHS, so that public pages do not load it. */
export const BUILD_FACTS = '/admin/build.json';

/** The editor of an existing post. */
export const editPostPath = (id: string): string => `${PATHS.adminEditPost}/${id}`;
