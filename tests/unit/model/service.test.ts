import { describe, expect, it } from 'vitest';
import { commercialServices, offersWashing } from '#model/service.ts';

const forCompanies = (...slugs: readonly string[]) =>
  commercialServices(slugs.map((catalogueSlug) => ({ catalogueSlug }))).map(({ catalogueSlug }) => catalogueSlug);

it('knows the services for companies, with a company’s own last', () => {
  expect(
    forCompanies(
      'commercial-window-cleaning',
      'house-washing',
      'apartment-complex-soft-washing',
      'commercial-property-cleaning',
    ),
  ).toEqual(['commercial-property-cleaning', 'apartment-complex-soft-washing', 'commercial-window-cleaning']);
});

it('takes no service for homes as one for companies', () => {
  expect(forCompanies('house-washing', 'dock-cleaning', 'noncommercial-washing')).toEqual([]);
});

describe('a company', () => {
  it.each([
    ['house-washing'],
    ['driveway-pressure-washing'],
    ['apartment-complex-soft-washing'],
    ['gutter-cleaning', 'awning-wash'],
  ])('washes with the services %s', (...slugs) => {
    expect(offersWashing(slugs.map((catalogueSlug) => ({ catalogueSlug })))).toBe(true);
  });

  it.each([[], ['gutter-cleaning'], ['gutter-cleaning', 'window-cleaning'], ['washington-house-cleaning']])(
    'washes nothing with the services %s',
    (...slugs) => {
      expect(offersWashing(slugs.map((catalogueSlug) => ({ catalogueSlug })))).toBe(false);
    },
  );
});
