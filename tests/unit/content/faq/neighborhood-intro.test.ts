import { expect, it } from 'vitest';
import { neighborhoodLead } from '#content/faq/neighborhood-intro.ts';
import { smallPlace, smallService } from '#tests/support/small-model.ts';

it('a page without a sheet leads with what was written about its service at its place', () => {
  const line = 'The porch ceilings under the oaks turn green long before the sunny walls of the same house do.';
  const unwritten = { ...smallPlace('shandon'), jobs: {} };
  const written = { ...unwritten, jobs: { 'house-washing': { line, sheet: [], misfit: null } } };
  expect(neighborhoodLead(smallService('house-washing'), written)).toBe(line);
  expect(neighborhoodLead(smallService('house-washing'), unwritten)).toMatch(/^Straight answers .* in Shandon\.$/);
});
