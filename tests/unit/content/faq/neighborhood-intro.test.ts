import { expect, it } from 'vitest';
import { countyName, neighborhoodLead, placeCard } from '#content/faq/neighborhood-intro.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallPlace, smallService } from '#tests/support/small-model.ts';

it('a page without a sheet leads with what was written about its service at its place', () => {
  const line = 'The porch ceilings under the oaks turn green long before the sunny walls of the same house do.';
  const unwritten = { ...smallPlace('shandon'), jobs: {} };
  const written = { ...unwritten, jobs: { 'house-washing': { line, sheet: [], misfit: null } } };
  expect(neighborhoodLead(smallService('house-washing'), written)).toBe(line);
  expect(neighborhoodLead(smallService('house-washing'), unwritten)).toMatch(/^Straight answers .* in Shandon\.$/);
});

it.each([
  ['riverfront', 'the Broad River', 'The Broad River, close by'],
  ['lakefront', 'Lake Murray', 'Lake Murray, close by'],
  ['lakefront', 'the Broad River', 'The Broad River, within a mile'],
  ['brick homes', 'Lake Murray', 'Lake Murray, within a mile'],
])('gives no distance to the water that a place lies on: %s, %s', (characteristic, name, fact) => {
  const { business } = SMALL_CATALOGUE;
  const water = { name, points: [[34, -81] as const] };
  const region = { ...business.region, waters: [water] };
  const place = { ...smallPlace('shandon'), characteristics: [characteristic] };
  const card = placeCard({ ...place, coordinates: { latitude: 34, longitude: -81 } }, { ...business, region });
  expect(Object.fromEntries(card)).toHaveProperty('Water', fact);
});

it.each([
  ['Richland', 'Richland County'],
  ['Lexington and Richland', 'Lexington and Richland counties'],
  ['Richland County', 'Richland County'],
  ['Lexington and Richland Counties', 'Lexington and Richland Counties'],
  ['Orleans Parish', 'Orleans Parish'],
  ['James City', 'James City County'],
])('calls the county of a row with %s %s, never a county twice', (county, name) => {
  expect(countyName(county)).toBe(name);
});
