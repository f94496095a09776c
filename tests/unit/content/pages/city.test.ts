import { expect, it } from 'vitest';
import { cityDescription } from '#content/pages/city.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const newtown = smallModel().cities.find(({ profile }) => profile === null)!;
const service = (catalogueSlug: string, displayName: string) => ({
  ...smallService('house-washing'),
  catalogueSlug,
  displayName,
});

it.each([
  [['house-washing', 'roof-washing', 'driveway-pressure-washing', 'deck-cleaning'], 'We wash houses, roofs and drives'],
  [['roof-washing', 'gutter-cleaning'], 'We wash roofs'],
  [['gutter-cleaning', 'window-cleaning'], 'We do gutter-cleaning and window-cleaning'],
  [[], 'Exterior cleaning'],
])('a city without a portrait is described by what the company does there: %j', (slugs, start) => {
  const services = slugs.map((slug) => service(slug, slug));
  expect(cityDescription(newtown, services)).toBe(`${start} in ${newtown.name}, South Carolina.`);
});
