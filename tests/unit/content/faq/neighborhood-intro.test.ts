import { expect, it } from 'vitest';
import { neighborhoodLead } from '#content/faq/neighborhood-intro.ts';
import { smallPlace, smallService } from '#tests/support/small-model.ts';

it('a page without a sheet leads with what was written about its service at its place', () => {
  const line = 'A gazebo at the edge of the orchard fills with dust and mud nests, both of which come off dry first.';
  const place = { ...smallPlace('shandon'), jobs: { 'gazebo-cleaning': { line, sheet: [], misfit: null } } };
  expect(neighborhoodLead(smallService('gazebo-cleaning'), place)).toBe(line);
  expect(neighborhoodLead(smallService('oil-stain-removal'), place)).toMatch(/^Straight answers about .* in Shandon\.$/);
});
