import { describe, expect, it } from 'vitest';
import { viewOfKnown } from '#features/live-page/known.ts';
import { readPath } from '#routes/location.ts';
import { smallModel } from '#tests/support/small-model.ts';

const { business, services, questionSets, cities, neighborhoods: places } = smallModel();
const answer = (path: string) => viewOfKnown(readPath(path), { business, services, questionSets, cities, places });

describe('without a store, what the build knew answers', () => {
  it('leads a longer form of a place on to its page', () => {
    expect(answer('/faq/house-washing/columbia-south-carolina-shandon')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing/columbia-shandon',
    });
  });

  it('tells which part of a path it does not know', () => {
    expect(answer('/faq/house-washing/columbia-nowhere')).toMatchObject({ message: 'Location not found' });
    expect(answer('/faq/no-service/columbia-shandon')).toMatchObject({ message: 'Failed to load FAQ page' });
    expect(answer('/services/columbia-south-carolina/no-service/faqs')).toEqual({ kind: 'service-error' });
  });

  it('leads from a city that the store lacks on to the questions of the service', () => {
    expect(answer('/services/chapin-south-carolina/house-washing/faqs')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing',
    });
  });

  it('leaves the name of an unknown city out', () => {
    const view = answer('/services/atlantis-south-carolina/house-washing/faqs');
    expect(view).toMatchObject({ kind: 'page', title: 'House Washing FAQs', related: '' });
    expect(JSON.stringify(view)).not.toMatch(/atlantis|undefined/i);
  });
});
