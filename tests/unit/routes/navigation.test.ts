import { expect, it } from 'vitest';
import { footerCities, footerServices, HEADER_LINKS } from '#routes/navigation.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const service = (slug: string) => ({ ...smallService('house-washing'), slug });
const ALL = [
  'house-washing',
  'roof-washing',
  'gutter-cleaning',
  'outdoor-furniture-cleaning',
  'oil-stain-removal',
  'sidewalk-cleaning',
  'window-cleaning',
  'deck-cleaning',
  'dock-cleaning',
  'gazebo-cleaning',
  'driveway-pressure-washing',
  'soft-washing',
  'apartment-complex-soft-washing',
  'commercial-property-cleaning',
].map(service);

it('the footer lists fifteen services, each label once, to final paths', () => {
  const links = footerServices(ALL);
  expect(links).toHaveLength(15);
  expect(new Set(links.map((link) => link.label)).size).toBe(15);
  const hrefs = links.map((link) => link.href);
  expect(hrefs).not.toContain('/services/commercial-cleaning');
  expect(hrefs).not.toContain('/services/apartment-complex-pressure-washing');
});

it('the footer links to no service or city whose page does not exist', () => {
  expect(footerServices(smallModel().services).map((link) => link.label)).toEqual([
    'House Washing',
    'Oil Stain Removal',
  ]);
  expect(footerCities(smallModel().cities).map((link) => link.label)).toEqual(['Columbia', 'Irmo', 'Chapin']);
});

it('the header names its items in the specification’s order', () => {
  expect(HEADER_LINKS.map((link) => link.label)).toEqual([
    'Home',
    'Benefits',
    'Gallery',
    'Testimonials',
    'Commercial',
    'FAQ',
    'Blog',
  ]);
});
