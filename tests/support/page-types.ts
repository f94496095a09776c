/** One page of each type. */
export const PAGES = [
  { name: 'the home page', path: '/' },
  { name: 'a city', path: '/service-areas/columbia-south-carolina' },
  { name: 'a neighborhood', path: '/service-areas/columbia-south-carolina/shandon' },
  { name: 'a hub', path: '/locations/irmo-sc' },
  { name: 'the services', path: '/services' },
  { name: 'a service', path: '/services/house-washing' },
  { name: 'the main FAQ', path: '/faq' },
  { name: "a service's FAQ", path: '/faq/house-washing' },
  { name: "a neighborhood's FAQ", path: '/faq/house-washing/columbia-shandon' },
  { name: "a city's FAQ", path: '/services/columbia-south-carolina/house-washing/faqs' },
  { name: 'the blog', path: '/blog' },
  { name: 'a post', path: '/blog/red-clay-driveway-stains' },
  { name: 'the contact page', path: '/contact' },
  { name: 'the service areas', path: '/service-areas' },
  { name: 'the privacy policy', path: '/privacy' },
  { name: 'the sample FAQ', path: '/example-faq' },
  { name: 'the thank-you page', path: '/thank-you' },
  { name: 'the offline page', path: '/offline' },
  { name: 'the staff area', path: '/admin' },
  { name: 'the styleguide', path: '/styleguide' },
] as const;

/** A path without a page. Only the not-found page loads a script without an interaction, for its look-up. */
export const NOT_FOUND = { name: 'the not-found page', path: '/nowhere' } as const;
