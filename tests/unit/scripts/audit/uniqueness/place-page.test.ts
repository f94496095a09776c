import { expect, test } from 'vitest';
import { ownNames, placePage } from '#scripts/audit/uniqueness/place-page.ts';
import {
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  serviceFaqPath,
  servicePath,
} from '#routes/paths.ts';

test('derives kind, service and place from the path of a page about a place', () => {
  expect(placePage(neighborhoodFaqPath('roof-washing', 'irmo-south-carolina', 'friarsgate'))).toEqual({
    kind: 'neighborhood',
    service: 'roof-washing',
    place: 'irmo-friarsgate',
  });
  expect(placePage(cityServiceFaqPath('irmo-south-carolina', 'roof-washing'))).toEqual({
    kind: 'city-service',
    service: 'roof-washing',
    place: 'irmo-south-carolina',
  });
  expect(placePage(cityPath('irmo-south-carolina'))?.kind).toBe('portrait');
  expect(placePage(hubPath('irmo-sc'))?.kind).toBe('portrait');
});

test.each(['/', '/faq', serviceFaqPath('roof-washing'), servicePath('roof-washing'), '/blog/a-post'])(
  '%s is not a page about a place',
  (path) => {
    expect(placePage(path)).toBeNull();
  },
);

test.each([
  ['Shandon, Columbia', ['Shandon', 'Columbia']],
  ['Columbia FAQs', ['Columbia']],
  ['St. Matthews, SC', ['St. Matthews']],
  ['Irmo: Lake Murray area', ['Irmo']],
  ['Boulder, CO', ['Boulder']],
  ['', []],
])('reads the place names from the breadcrumb step %s', (crumb, names) => {
  expect(ownNames(crumb)).toEqual(names);
});
