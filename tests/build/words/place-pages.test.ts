import { describe, expect, it } from 'vitest';
import { CITY_QUESTIONS } from '#content/faq/city-service-questions.ts';
import { NEIGHBORHOOD_QUESTIONS } from '#content/faq/neighborhood-questions.ts';
import { buildInput } from '#data/site.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, elements, items, links, pageTree, withClass, words } from '#tests/support/page-tree.ts';
import { pageFacts, questionsOf } from '#tests/support/page-questions.ts';

const { model } = buildInput();
const PICTURES = [1, 2, 3].map((number) => `/images/hero${number}-desktop.webp`);
const nameOf = (slug: string): string => model.services.find((service) => service.slug === slug)!.displayName;

describe('every neighborhood page', () => {
  const paths = builtPaths().filter((path) => /^\/faq\/[^/]+\/[^/]+$/.test(path));

  it('answers nineteen distinct questions', () => {
    const odd = paths.filter((path) => {
      const questions = questionsOf(pageFacts(path));
      return questions.length !== NEIGHBORHOOD_QUESTIONS || new Set(questions).size !== NEIGHBORHOOD_QUESTIONS;
    });
    expect(odd).toEqual([]);
  });

  it('has the breadcrumb, up to three badges and the way back', () => {
    const places = new Map(
      model.neighborhoods.map((place) => [`${place.citySlug.replace(/-south-carolina$/, '')}-${place.slug}`, place]),
    );
    const odd = paths.filter((path) => {
      const [, , service = '', segment = ''] = path.split('/');
      const { name, cityName, characteristics } = places.get(segment)!;
      const main = element(pageTree(path), 'main');
      const crumbs = element(main, 'nav', { 'aria-label': 'Breadcrumb' });
      const badges = elements(withClass(main, 'p', 'badges')[0]!, 'span').map(words);
      const expected = characteristics.length === 0 ? ['Professional Service'] : characteristics.slice(0, 3);
      return (
        items(crumbs).join(' / ') !== `Home / FAQ / ${nameOf(service)} / ${name}, ${cityName}` ||
        links(crumbs)
          .map(({ href }) => href)
          .join(' ') !== `/ /faq /faq/${service}` ||
        badges.join() !== expected.join() ||
        links(main).filter(({ href }) => href === '/faq').length !== 2
      );
    });
    expect(paths.length).toBeGreaterThan(14 * 160);
    expect(odd).toEqual([]);
  });
});

describe('every page of a service in a city', () => {
  const paths = builtPaths().filter((path) => path.endsWith('/faqs'));
  const pages = paths.map((path) => ({
    path,
    questions: questionsOf(pageFacts(path)),
    main: element(pageTree(path), 'main'),
  }));

  it('answers at most ten questions, without duplicates', () => {
    const odd = pages.filter(({ questions }) => {
      return (
        questions.length === 0 || questions.length > CITY_QUESTIONS || new Set(questions).size !== questions.length
      );
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
    expect(pages).toHaveLength(27 * 14);
  });

  it('shows the three pictures of the carousel, and a phone link', () => {
    const odd = pages.filter(({ main }) => {
      const [carousel] = withClass(main, 'div', 'carousel');
      const pictures = elements(carousel!, 'img').map(({ attribs }) => attribs['src']);
      return pictures.join() !== PICTURES.join() || !links(main).some(({ href }) => href.startsWith('tel:+1'));
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('names up to eight neighborhoods in its coverage, and says how many more there are', () => {
    const odd = pages.filter(({ path, main }) => {
      const city = path.split('/')[2];
      const names = model.neighborhoods.filter((place) => place.citySlug === city).map((place) => place.name);
      const coverage = words(withClass(main, 'p', 'lead')[0]!);
      const more = /\+(\d+) more/.exec(coverage)?.[1];
      const named = names.slice(0, 8).every((name) => coverage.includes(name));
      return !named || more !== (names.length > 8 ? String(names.length - 8) : undefined);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('has the breadcrumb Home, Services, the service, the city', () => {
    const odd = pages.filter(({ path, main }) => {
      const [, , citySlug = '', service = ''] = path.split('/');
      const city = model.cities.find(({ slug }) => slug === citySlug)!;
      const crumbs = items(element(main, 'nav', { 'aria-label': 'Breadcrumb' }));
      return crumbs.join(' / ') !== `Home / Services / ${nameOf(service)} / ${city.name} FAQs`;
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});
