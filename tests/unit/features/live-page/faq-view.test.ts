import { describe, expect, it } from 'vitest';
import { viewFromBuild } from '#features/live-page/faq-view.ts';
import { parsePath } from '#routes/location.ts';
import { smallModel } from '#tests/support/small-model.ts';

const { business, services, questionSets, cities, neighborhoods: places } = smallModel();
const data = { business, services, questionSets, cities, places, posts: [], stains: [] };
const viewOf = (path: string) => viewFromBuild(parsePath(path), data);

describe('Without a store, the not-found page', () => {
  it('redirects a longer form of a place to its page', () => {
    expect(viewOf('/faq/house-washing/columbia-south-carolina-shandon')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing/columbia-shandon',
    });
  });

  it('says which part of the path is unknown', () => {
    expect(viewOf('/faq/house-washing/columbia-nowhere')).toMatchObject({ message: 'Location not found' });
    expect(viewOf('/faq/no-service/columbia-shandon')).toMatchObject({ message: 'Failed to load FAQ page' });
    expect(viewOf('/services/columbia-south-carolina/no-service/faqs')).toEqual({ kind: 'service-error' });
  });

  it('redirects a city that only the catalogue has to the questions of the service', () => {
    expect(viewOf('/services/chapin-south-carolina/house-washing/faqs')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing',
    });
  });

  it('omits the name of an unknown city', () => {
    const view = viewOf('/services/atlantis-south-carolina/house-washing/faqs');
    expect(view).toMatchObject({ kind: 'page', title: 'House Washing FAQs', related: '' });
    expect(JSON.stringify(view)).not.toMatch(/atlantis|undefined/i);
  });
});
