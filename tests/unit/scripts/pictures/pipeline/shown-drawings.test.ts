import { expect, it } from 'vitest';
import { shownDrawings } from '#scripts/pictures/pipeline/site-pictures.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();

it('a company is asked for no photograph of a service that it does not offer, or of a city that it does not serve', () => {
  const all = shownDrawings(model);
  const without = shownDrawings({
    ...model,
    cities: [],
    services: model.services.filter(({ catalogueSlug }) => catalogueSlug !== 'dock-cleaning'),
  });
  const docks = ['services/dock-cleaning', 'pairs/dock-cleaning-before', 'gallery-5', 'hero3-desktop'];
  expect(without.filter((name) => docks.includes(name))).toEqual([]);
  expect(
    without.filter(
      (name) => name.startsWith('hero-') && !model.hubs.some(({ slug }) => name === `hero-${slug.slice(0, -3)}`),
    ),
  ).toEqual([]);
  expect(without.filter((name) => !all.includes(name))).toEqual([]);
  expect(without).toEqual(all.filter((name) => !name.includes('dock-cleaning') && without.includes(name)));
});

it('pictures about no service are shown by every company', () => {
  const drawn = model.images.filter(({ name, placeholder }) => placeholder && name.startsWith('pair-home-'));
  const names = shownDrawings({ ...model, services: model.services.slice(0, 1) });
  expect(names.filter((name) => name.startsWith('pairs/home-'))).toHaveLength(drawn.length);
});
