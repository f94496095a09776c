import { expect, it } from 'vitest';
import { indexablePages } from '#routes/inventory.ts';
import { pathParts } from '#routes/page-kinds.ts';
import { smallModel } from '#tests/support/small-model.ts';

it('the kind that a path says is the page type of the inventory', () => {
  const pages = indexablePages(smallModel());
  expect(new Set(pages.map(({ type }) => type)).size).toBeGreaterThan(10);
  expect(pages.filter(({ path, type }) => pathParts(path).kind !== type)).toEqual([]);
});

it('a path has the slugs of its page by name, and one of no page type has none', () => {
  expect(pathParts('/services/irmo-south-carolina/roof-washing/faqs')).toEqual({
    kind: 'city-service-faq',
    slugs: { city: 'irmo-south-carolina', service: 'roof-washing' },
  });
  expect(pathParts('/admin/login')).toEqual({ kind: 'other', slugs: {} });
});
