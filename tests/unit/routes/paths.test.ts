import { expect, it } from 'vitest';
import {
  absolute,
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  PATHS,
  postPath,
  serviceFaqPath,
  servicePath,
  telHref,
} from '#routes/paths.ts';

it('a neighborhood page is /faq/{service}/{city}-{neighborhood}, the city without its state', () => {
  expect(neighborhoodFaqPath('house-washing', 'columbia-south-carolina', 'shandon')).toBe(
    '/faq/house-washing/columbia-shandon',
  );
  expect(neighborhoodFaqPath('dock-cleaning', 'west-columbia-south-carolina', 'triangle-city')).toBe(
    '/faq/dock-cleaning/west-columbia-triangle-city',
  );
});

it('a city-and-service page is /services/{city}/{service}/faqs', () => {
  expect(cityServiceFaqPath('irmo-south-carolina', 'roof-washing')).toBe(
    '/services/irmo-south-carolina/roof-washing/faqs',
  );
});

it('no path ends in a slash or in .html', () => {
  const built = [cityPath('a-south-carolina'), servicePath('b'), serviceFaqPath('c'), postPath('d'), hubPath('e-sc')];
  for (const path of [...Object.values(PATHS).filter((path) => path !== '/'), ...built]) {
    expect(path).toMatch(/^\/.*[^/]$/);
    expect(path).not.toMatch(/\.html$/);
  }
});

it('an address is the origin and the path, the home page with its slash', () => {
  expect(absolute('https://wash.example', '/')).toBe('https://wash.example/');
  expect(absolute('https://wash.example', '/faq')).toBe('https://wash.example/faq');
});

it('a phone number of ten digits gets the country code in its link', () => {
  expect(telHref('(803) 555-0142')).toBe('tel:+18035550142');
  expect(telHref('+1 803 555 0142')).toBe('tel:+18035550142');
});
