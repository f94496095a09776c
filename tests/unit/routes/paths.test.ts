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

it('builds paths of place FAQs with the state in city segments only', () => {
  const west = 'west-columbia-south-carolina';
  expect(neighborhoodFaqPath('roof-washing', west, 'shandon')).toBe('/faq/roof-washing/west-columbia-shandon');
  expect(cityServiceFaqPath(west, 'roof-washing')).toBe(`/services/${west}/roof-washing/faqs`);
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
