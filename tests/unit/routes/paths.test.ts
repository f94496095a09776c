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

it('builds neighborhood paths as /faq/{service}/{city}-{neighborhood}, without the state', () => {
  expect(neighborhoodFaqPath('house-washing', 'columbia-south-carolina', 'shandon')).toBe(
    '/faq/house-washing/columbia-shandon',
  );
  expect(neighborhoodFaqPath('dock-cleaning', 'west-columbia-south-carolina', 'triangle-city')).toBe(
    '/faq/dock-cleaning/west-columbia-triangle-city',
  );
});

it('builds city-and-service paths as /services/{city}/{service}/faqs', () => {
  expect(cityServiceFaqPath('irmo-south-carolina', 'roof-washing')).toBe(
    '/services/irmo-south-carolina/roof-washing/faqs',
  );
});

it('never ends a path in a slash or .html', () => {
  const built = [cityPath('a-south-carolina'), servicePath('b'), serviceFaqPath('c'), postPath('d'), hubPath('e-sc')];
  for (const path of [...Object.values(PATHS).filter((path) => path !== '/'), ...built]) {
    expect(path).toMatch(/^\/.*[^/]$/);
    expect(path).not.toMatch(/\.html$/);
  }
});

it('joins origin and path, keeping the slash of the home page', () => {
  expect(absolute('https://wash.example', '/')).toBe('https://wash.example/');
  expect(absolute('https://wash.example', '/faq')).toBe('https://wash.example/faq');
});

it('adds the country code to a ten-digit phone number', () => {
  expect(telHref('(803) 555-0142')).toBe('tel:+18035550142');
  expect(telHref('+1 803 555 0142')).toBe('tel:+18035550142');
});
