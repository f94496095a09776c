import { describe, expect, it } from 'vitest';
import { parentFinder, successorFinder } from '#routes/vanished-pages.ts';

const PAGES = new Set([
  '/',
  '/services',
  '/services/house-washing',
  '/service-areas',
  '/service-areas/st-south-carolina',
  '/service-areas/st-matthews-south-carolina',
  '/service-areas/st-matthews-south-carolina/calhoun-hills',
  '/service-areas/st-matthews-south-carolina/old-mill',
  '/faq',
  '/faq/house-washing',
  '/faq/house-washing/st-matthews-calhoun-hills',
  '/faq/house-washing/st-matthews-old-mill',
  '/faq/gutter-cleaning',
  '/services/st-matthews-south-carolina/house-washing/faqs',
  '/blog',
  '/blog/red-clay-stains',
  '/blog/tag',
]);

describe('a page that is gone leads to the nearest page above it', () => {
  const parentOf = parentFinder(PAGES);

  it.each([
    [
      'a service in a place to the place',
      '/faq/roof-washing/st-matthews-old-mill',
      '/service-areas/st-matthews-south-carolina/old-mill',
    ],
    [
      'or to its city, by the longest name',
      '/faq/house-washing/st-matthews-gone',
      '/service-areas/st-matthews-south-carolina',
    ],
    ['or to the service areas', '/faq/house-washing/elgin-old-mill', '/service-areas'],
    [
      'a service in a city to the city',
      '/services/st-south-carolina/roof-washing/faqs',
      '/service-areas/st-south-carolina',
    ],
    ['or to the service', '/services/elgin-south-carolina/house-washing/faqs', '/services/house-washing'],
    ['or to its questions', '/services/elgin-south-carolina/gutter-cleaning/faqs', '/faq/gutter-cleaning'],
    ['or to the services', '/services/elgin-south-carolina/roof-washing/faqs', '/services'],
    ['a place to its city', '/service-areas/st-south-carolina/gone', '/service-areas/st-south-carolina'],
    ['a city to the service areas', '/service-areas/elgin-south-carolina', '/service-areas'],
    ['a hub to the service areas', '/locations/irmo-sc', '/service-areas'],
    ['a service to the services', '/services/roof-washing', '/services'],
    ['the questions about a service to all questions', '/faq/roof-washing', '/faq'],
    ['a post to the blog', '/blog/gone', '/blog'],
    ['a tag to the blog, not to a post that is called tag', '/blog/tag/gone', '/blog'],
    ['anything else up its path', '/blog/archive/2024', '/blog'],
    ['and at last to the home page', '/offers', '/'],
  ])('%s', (_, path, parent) => {
    expect(parentOf(path)).toBe(parent);
  });
});

describe('a page that is gone may have become', () => {
  const successorOf = successorFinder(PAGES, (path) => path.includes('calhoun'));

  it.each([
    [
      'the page with nearly its slug',
      '/service-areas/st-matthews-south-carolina/old-mills',
      '/service-areas/st-matthews-south-carolina/old-mill',
    ],
    [
      'the page of the same service',
      '/faq/house-washing/st-matthews-old-mils',
      '/faq/house-washing/st-matthews-old-mill',
    ],
    ['a post of a similar name', '/blog/red-clay-stain', '/blog/red-clay-stains'],
    ['no page of another service', '/faq/roof-washing/st-matthews-old-mils', null],
    ['no page of another kind', '/blog/house-washing', null],
    ['no place that has only its city in common', '/faq/house-washing/st-matthews-riverbend', null],
    ['no city that has only its state in common', '/service-areas/elgin-south-carolina', null],
    ['no page of no kind', '/offers', null],
  ])('%s', (_, path, successor) => {
    expect(successorOf(path)).toBe(successor);
  });

  it('a new page before an old one with a closer name', () => {
    const pages = new Set(['/blog/roof-moss', '/blog/roof-mossy']);
    expect(successorFinder(pages, () => false)('/blog/roof-mos')).toBe('/blog/roof-moss');
    expect(successorFinder(pages, (path) => path === '/blog/roof-mossy')('/blog/roof-mos')).toBe('/blog/roof-mossy');
  });
});
