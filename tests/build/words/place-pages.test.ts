import { describe, expect, it } from 'vitest';
import { CITY_QUESTIONS } from '#content/faq/city-service-questions.ts';
import { NEIGHBORHOOD_QUESTIONS } from '#content/faq/neighborhood-questions.ts';
import { placesServed } from '#content/fit.ts';
import { buildInput } from '#data/site.ts';
import { showsOwnWork } from '#content/pages/gallery.ts';
import { carouselPictures } from '#model/picture.ts';
import { shortCitySlug } from '#model/state.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import {
  type Element,
  element,
  elements,
  items,
  links,
  pageTree,
  type Root,
  withClass,
  words,
} from '#tests/support/page-tree.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();
const CAROUSEL = carouselPictures(model.images)
  .filter((image) => showsOwnWork(image, model.services))
  .map(({ name }) => `/images/${name}.webp`);
const nameOf = (slug: string): string => model.services.find((service) => service.slug === slug)!.displayName;
const hrefs = (root: Element): string[] => links(root).map(({ href }) => href);

/** The questions of a page: its <summary> elements that end with a question mark. */
const questionsIn = (page: Root): string[] =>
  elements(page, 'summary')
    .map(words)
    .filter((text) => text.endsWith('?'));

describe('every neighborhood page', () => {
  const paths = builtPaths().filter((path) => /^\/faq\/[^/]+\/[^/]+$/.test(path));
  /** What the tests compare of each page, so that each of thousands is parsed once. */
  const facts = paths.map((path) => {
    const page = pageTree(path);
    const main = element(page, 'main');
    const crumbs = element(main, 'nav', { 'aria-label': 'Breadcrumb' });
    return {
      path,
      questions: questionsIn(page),
      crumbs: items(crumbs),
      crumbLinks: hrefs(crumbs),
      mainLinks: hrefs(main),
      badges: elements(withClass(main, 'p', 'badges')[0]!, 'span').map(words),
    };
  });

  it('answers nineteen distinct questions', () => {
    for (const { path, questions } of facts) {
      expect(questions, path).toHaveLength(NEIGHBORHOOD_QUESTIONS);
      expect(new Set(questions).size, path).toBe(NEIGHBORHOOD_QUESTIONS);
    }
  });

  it('has a breadcrumb, up to three badges and two links to /faq', () => {
    const places = new Map(
      model.neighborhoods.map((place) => [`${shortCitySlug(place.citySlug)}-${place.slug}`, place]),
    );
    expect(paths).toHaveLength(model.services.length * model.neighborhoods.length);
    for (const { path, crumbs, crumbLinks, mainLinks, badges } of facts) {
      const [, , service = '', segment = ''] = path.split('/');
      const { name, cityName, characteristics } = places.get(segment)!;
      expect(crumbs, path).toEqual(['Home', 'FAQ', nameOf(service), `${name}, ${cityName}`]);
      expect(crumbLinks, path).toEqual(['/', '/faq', `/faq/${service}`]);
      expect(
        mainLinks.filter((href) => href === '/faq'),
        path,
      ).toHaveLength(2);
      expect(badges, path).toEqual(
        characteristics.length === 0 ? ['Professional Service'] : characteristics.slice(0, 3),
      );
    }
  });
});

it('every page of a service in a city has its questions, breadcrumb, carousel, phone link and coverage', () => {
  const paths = builtPaths().filter((path) => path.endsWith('/faqs'));
  expect(paths).toHaveLength(CITY_SLUGS.length * SERVICE_SLUGS.length);
  for (const path of paths) {
    const [, , citySlug = '', service = ''] = path.split('/');
    const city = model.cities.find(({ slug }) => slug === citySlug)!;
    const page = pageTree(path);
    const main = element(page, 'main');
    const questions = questionsIn(page);
    expect(questions.length, path).toBeGreaterThan(0);
    expect(questions.length, path).toBeLessThanOrEqual(CITY_QUESTIONS);
    expect(new Set(questions).size, path).toBe(questions.length);

    const crumbs = items(element(main, 'nav', { 'aria-label': 'Breadcrumb' }));
    expect(crumbs, path).toEqual(['Home', 'Services', nameOf(service), `${city.name} FAQs`]);
    const [carousel] = withClass(main, 'div', 'carousel');
    expect(
      elements(carousel!, 'img').map(({ attribs }) => attribs['src']),
      path,
    ).toEqual(CAROUSEL);
    if (model.business.phone !== null) expect(hrefs(main), path).toContainEqual(expect.stringMatching(/^tel:\+1/));

    // Up to eight of the neighborhoods that the service fits by name, and the number of the others.
    const places = model.neighborhoods.filter((place) => place.citySlug === citySlug);
    const names = placesServed(
      model.services.find(({ slug }) => slug === service)!,
      places,
    ).map(({ name }) => name);
    const coverage = words(withClass(main, 'p', 'lead')[0]!);
    expect(
      names.slice(0, 8).filter((name) => !coverage.includes(name)),
      path,
    ).toEqual([]);
    expect(/\+(\d+) more/.exec(coverage)?.[1], path).toBe(names.length > 8 ? String(names.length - 8) : undefined);
  }
});
