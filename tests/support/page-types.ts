import { buildInput } from '#data/site.ts';
import { indexableTags } from '#model/tag.ts';
import { tagPath } from '#routes/paths.ts';
import { EXAMPLE_PATHS, existing } from './example-rows.ts';

/** A page, and what kind of page it is. */
export interface PageOfType {
  readonly name: string;
  readonly path: string;
}

const of = (name: string, ...paths: readonly string[]): PageOfType[] => paths.map((path) => ({ name, path }));

/** One page of each type that the data has. */
export const PAGES: readonly PageOfType[] = [
  ...of('the home page', '/'),
  ...of('a city', ...existing(EXAMPLE_PATHS.city)),
  ...of('a neighborhood', ...existing(EXAMPLE_PATHS.place)),
  ...of('a hub', ...existing(EXAMPLE_PATHS.hub)),
  ...of('the services', '/services'),
  ...of('a service', ...existing(EXAMPLE_PATHS.service)),
  ...of('the main FAQ', '/faq'),
  ...of("a service's FAQ", ...existing(EXAMPLE_PATHS.serviceFaq)),
  ...of("a neighborhood's FAQ", ...existing(EXAMPLE_PATHS.placeFaq)),
  ...of("a city's FAQ", ...existing(EXAMPLE_PATHS.cityFaq)),
  ...of('the blog', '/blog'),
  ...of('a post', ...existing(EXAMPLE_PATHS.post)),
  ...of(
    'a tag',
    ...indexableTags(buildInput().model.posts)
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
