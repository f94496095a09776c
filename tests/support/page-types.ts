import { buildInput } from '#data/site.ts';
import { indexableTags } from '#model/tag.ts';
import {
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  placePath,
  postPath,
  serviceFaqPath,
  servicePath,
  tagPath,
} from '#routes/paths.ts';

/** A page, and what kind of page it is. */
export interface PageOfType {
  readonly name: string;
  readonly path: string;
}

const { services, cities, neighborhoods, hubs, posts } = buildInput().model;

/** The row that the references show, or else the first with texts; a list of none or one. */
function pick<T extends { readonly slug: string }>(
  rows: readonly T[],
  slug: string,
  hasTexts: (row: T) => boolean,
): T[] {
  const found = rows.find((row) => row.slug === slug) ?? rows.find(hasTexts) ?? rows[0];
  return found === undefined ? [] : [found];
}

const service = pick(services, 'house-washing', ({ profile }) => profile !== null);
const city = pick(cities, 'columbia-south-carolina', ({ profile, inStore }) => profile !== null && inStore);
const place = pick(neighborhoods, 'shandon', ({ notes }) => notes !== null);
const hub = pick(hubs, 'irmo-sc', () => true);
const post = pick(posts, 'red-clay-driveway-stains', ({ coverImage }) => coverImage !== null);

const of = (name: string, ...paths: readonly string[]): PageOfType[] => paths.map((path) => ({ name, path }));

/** One page of each type that the data has. */
export const PAGES: readonly PageOfType[] = [
  ...of('the home page', '/'),
  ...of('a city', ...city.map(({ slug }) => cityPath(slug))),
  ...of('a neighborhood', ...place.map(({ citySlug, slug }) => placePath(citySlug, slug))),
  ...of('a hub', ...hub.map(({ slug }) => hubPath(slug))),
  ...of('the services', '/services'),
  ...of('a service', ...service.map(({ slug }) => servicePath(slug))),
  ...of('the main FAQ', '/faq'),
  ...of("a service's FAQ", ...service.map(({ slug }) => serviceFaqPath(slug))),
  ...of(
    "a neighborhood's FAQ",
    ...service.flatMap((one) => place.map(({ citySlug, slug }) => neighborhoodFaqPath(one.slug, citySlug, slug))),
  ),
  ...of("a city's FAQ", ...service.flatMap((one) => city.map(({ slug }) => cityServiceFaqPath(slug, one.slug)))),
  ...of('the blog', '/blog'),
  ...of('a post', ...post.map(({ slug }) => postPath(slug))),
  ...of(
    'a tag',
    ...indexableTags(posts)
      .slice(0, 1)
      .map(({ slug }) => tagPath(slug)),
  ),
  ...of('the contact page', '/contact'),
  ...of('the service areas', '/service-areas'),
  ...of('the privacy policy', '/privacy'),
  ...of('the sample FAQ', '/example-faq'),
  ...of('the thank-you page', '/thank-you'),
  ...of('the offline page', '/offline'),
  ...of('the staff area', '/admin'),
  ...of('the styleguide', '/styleguide'),
];

/** A path without a page. Only the not-found page loads a script without an interaction, for its look-up. */
export const NOT_FOUND = { name: 'the not-found page', path: '/nowhere' } as const;
