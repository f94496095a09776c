import { expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { footerCities, footerServices } from '#routes/navigation.ts';
import { servicePath } from '#routes/paths.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

it('lists fifteen distinct service labels in the footer, each linking to a service’s own page', () => {
  const slugs = readCatalogue('data').services.map(({ slug }) => slug);
  const links = footerServices(slugs.map((slug) => ({ ...smallService('house-washing'), slug })));
  expect(new Set(links.map((link) => link.label)).size).toBe(15);
  expect(slugs.map(servicePath)).toEqual(expect.arrayContaining(links.map((link) => link.href)));
});

it('omits footer links to services and cities without a page', () => {
  expect(footerServices(smallModel().services).map((link) => link.label)).toEqual([
    'House Washing',
    'Oil Stain Removal',
  ]);
  expect(footerCities(smallModel().cities).map((link) => link.label)).toEqual(['Columbia', 'Irmo', 'Chapin']);
});
