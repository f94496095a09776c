import { describe, expect, it } from 'vitest';
import { fittingReviews, proofInAnyTown, proofOf } from '#content/proof.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import type { Review } from '#model/business.ts';
import { dollars } from '#model/format.ts';
import { priceFloor } from '#pricing/published-price.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallModel } from '#tests/support/small-model.ts';

const model = smallModel();
const [service] = model.services;
const SERVICE = service!.catalogueSlug;
const CITY = 'columbia-south-carolina';

const review = (author: string, about: Partial<Review>): Review => ({
  ...SMALL_CATALOGUE.reviews[0]!,
  author,
  ...about,
});

describe('the reviews beside the form', () => {
  const reviews = [
    review('general', {}),
    review('other service', { service: 'window-cleaning' }),
    review('other city', { city: 'irmo-south-carolina' }),
    review('city', { city: CITY }),
    review('service', { service: SERVICE }),
    review('both', { service: SERVICE, city: CITY }),
  ];
  const authors = (subject: Parameters<typeof fittingReviews>[1]): string[] =>
    fittingReviews(reviews, subject).map(({ author }) => author);

  it('are those of the same service and town before those of one of them', () => {
    expect(authors({ service: service!, city: CITY })).toEqual(['both', 'service']);
    expect(authors({ city: CITY })).toEqual(['city', 'both']);
  });

  it('are never of another service or another town', () => {
    expect(fittingReviews(reviews.slice(0, 3), { service: service!, city: CITY }).map(({ author }) => author)).toEqual([
      'general',
    ]);
  });

  it('name no town where the pages about all towns share them', () => {
    expect(proofInAnyTown({ ...model, reviews }, service!).reviews.map(({ author }) => author)).toEqual([
      'service',
      'general',
    ]);
  });

  it('are the newest of equally good ones', () => {
    const [older, newer] = ['2025-01-01', '2026-01-01'].map((day) => review(day, { datePublished: day }));
    expect(fittingReviews([older!, newer!], {}).map(({ author }) => author)).toEqual(['2026-01-01', '2025-01-01']);
  });
});

describe('the sentences beside the form', () => {
  it('are those that the facts give: price, guarantee, license and insurance', () => {
    const business = {
      ...model.business,
      guarantee: 'clean-wall promise',
      license: 'L-1',
      promises: { ...model.business.promises, cleansAgain: true },
    };
    const proof = proofOf({ ...model, business, reviews: [] }, { service: service! });
    expect(proof.price?.toLowerCase()).toContain(service!.displayName.toLowerCase());
    expect(proof.guarantee).toContain('clean-wall promise');
    expect(proof.credentials).toContain('L-1');
  });

  it('say of a town which job costs the lowest price, and speak of jobs where none does', () => {
    const { pricing } = model.business;
    const priceAt = (startingAt: number): string | null =>
      proofOf(
        { ...model, business: { ...model.business, pricing: { ...pricing!, startingAt } }, reviews: [] },
        { city: CITY },
      ).price;
    const floor = priceFloor(SERVICE, pricing)!;
    expect(priceAt(floor)).toContain(
      `House washing starts at ${dollars(floor)}. Across all our services, most jobs run `,
    );
    expect(priceAt(floor - 1)).toContain(
      `Jobs start at ${dollars(floor - 1)}. Across all our services, most jobs run `,
    );
  });

  it('promise nothing for a company that gave no facts', () => {
    const proof = proofOf({ ...model, business: DEFAULT_BUSINESS, reviews: [] }, { city: CITY });
    expect(proof).toMatchObject({ price: null, guarantee: null, reviews: [] });
  });
});
