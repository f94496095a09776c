import { describe, expect, it } from 'vitest';
import { fitOf } from '#content/fit.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { Job } from '#model/job.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallPlace } from '#tests/support/small-model.ts';

const place = (characteristics: readonly Characteristic[], jobs: Readonly<Record<string, Job>> = {}) => ({
  ...smallPlace('shandon'),
  characteristics,
  jobs,
});
const fit = (slug: string, ...args: Parameters<typeof place>) => fitOf({ catalogueSlug: slug }, place(...args));

describe('a service', () => {
  it.each([
    ['dock-cleaning', 'lakefront'],
    ['apartment-complex-soft-washing', 'apartments'],
    ['commercial-property-cleaning', 'downtown storefronts'],
  ] as const)('%s fits a place known for %s, and no other', (slug, characteristic) => {
    expect(fit(slug, [characteristic]).fits).toBe(true);
    const other = fit(slug, ['brick homes']);
    expect(other.fits).toBe(false);
    expect(other.reason).toMatch(/^There are no .+ in Shandon\.$/);
  });

  it('does not get docks from a river alone', () => {
    expect(fit('dock-cleaning', ['riverfront']).fits).toBe(false);
  });

  it('fits or not by the catalogue, whatever the characteristics say', () => {
    const misfit = { line: null, sheet: [], misfit: 'The bluff has no docks.' };
    const line = { line: 'Docks on the old mill pond.', sheet: [], misfit: null };
    expect(fit('dock-cleaning', ['lakefront'], { 'dock-cleaning': misfit })).toEqual({
      fits: false,
      reason: 'The bluff has no docks.',
      decidedBy: 'catalogue',
    });
    expect(fit('dock-cleaning', ['brick homes'], { 'dock-cleaning': line }).fits).toBe(true);
  });
});

it('every verdict on the committed data has a reason in a sentence', () => {
  const { neighborhoods, services } = committedModel();
  for (const where of neighborhoods)
    for (const service of services) expect(fitOf(service, where).reason).toMatch(/^[A-Z].+[.]$/);
});
