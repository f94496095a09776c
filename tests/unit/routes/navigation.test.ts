import { expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { footerCities, footerServices, HEADER_LINKS, resourceLinks, moreLinks } from '#routes/navigation.ts';
import { servicePath } from '#routes/paths.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

it('lists fifteen distinct service labels in the footer, each linking to a service’s own page', () => {
  const { services, lists } = readCatalogue('data');
  const slugs = services.map(({ slug }) => slug);
  const links = footerServices(
    slugs.map((slug) => ({ ...smallService('house-washing'), slug, catalogueSlug: slug })),
    lists,
  );
  expect(new Set(links.map((link) => link.label)).size).toBe(15);
  expect(slugs.map(servicePath)).toEqual(expect.arrayContaining(links.map((link) => link.href)));
});

it('omits footer links to services without a row, and adds services that the list does not name', () => {
  const { lists } = readCatalogue('data');
  const services = [
    ...smallModel().services,
    { ...smallService('house-washing'), slug: 'snow', catalogueSlug: 'snow', displayName: 'Snow' },
  ];
  const labels = footerServices(services, lists).map((link) => link.label);
  expect(labels).toEqual(expect.arrayContaining(['House Washing', 'Oil Stain Removal', 'Snow']));
  expect(labels).not.toContain('Roof Washing');
});

it('names the listed cities in the footer, or without a list the nearest to the base', () => {
  const { business, cities, lists } = smallModel();
  const labels = (listed: readonly string[]) =>
    footerCities(cities, { ...lists, footerCities: listed }, business).map((link) => link.label);
  expect(labels(['irmo-south-carolina', 'paris-texas'])).toEqual(['Irmo']);
  expect(labels([]).slice(0, 3)).toEqual(['Columbia', 'Irmo', 'Chapin']);
});

it('links no section that the home page lacks', () => {
  const hrefs = [...moreLinks(['gallery', 'commercial']), ...resourceLinks(['gallery', 'commercial'], false)].map(
    ({ href }) => href,
  );
  expect(hrefs).not.toContain('/#gallery');
  expect(hrefs).not.toContain('/#commercial');
  expect([...HEADER_LINKS, ...moreLinks([])].map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Gallery', 'Commercial', 'Blog']),
  );
});
