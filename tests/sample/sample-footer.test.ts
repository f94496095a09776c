import { describe, expect, it } from 'vitest';
import { element, headed, links, pageTree } from '#tests/support/page-tree.ts';
import { citySlug } from '#tests/support/spec-slugs.ts';

describe.each(['/', '/services/house-washing', '/blog', '/404'])('the sample’s footer of %s', (path) => {
  const footer = element(pageTree(path), 'footer');

  it('links the fifteen services of the specification without redirects', () => {
    expect(links(headed(footer, 'Services'))).toEqual([
      { label: 'House Washing', href: '/services/house-washing' },
      { label: 'Soft Washing', href: '/services/soft-washing' },
      { label: 'Roof Washing', href: '/services/roof-washing' },
      { label: 'Driveway Pressure Washing', href: '/services/driveway-pressure-washing' },
      { label: 'Deck Cleaning', href: '/services/deck-cleaning' },
      { label: 'Gutter Cleaning', href: '/services/gutter-cleaning' },
      { label: 'Commercial Cleaning', href: '/services/commercial-property-cleaning' },
      { label: 'Apartment Complex Soft Washing', href: '/services/apartment-complex-soft-washing' },
      { label: 'Apartment Complex Pressure Washing', href: '/services/apartment-complex-soft-washing' },
      { label: 'Dock Cleaning', href: '/services/dock-cleaning' },
      { label: 'Gazebo Cleaning', href: '/services/gazebo-cleaning' },
      { label: 'Outdoor Furniture Cleaning', href: '/services/outdoor-furniture-cleaning' },
      { label: 'Oil Stain Removal', href: '/services/oil-stain-removal' },
      { label: 'Sidewalk Cleaning', href: '/services/sidewalk-cleaning' },
      { label: 'Window Cleaning', href: '/services/window-cleaning' },
    ]);
  });

  it('links the twelve cities of the specification first', () => {
    const cities = [
      'Columbia',
      'Lexington',
      'Irmo',
      'Chapin',
      'West Columbia',
      'Cayce',
      'Blythewood',
      'Aiken',
      'Sumter',
      'Newberry',
      'Orangeburg',
      'Camden',
    ];
    expect(links(headed(footer, 'Service Areas')).slice(0, 12)).toEqual(
      cities.map((name) => ({ label: name, href: `/service-areas/${citySlug(name)}` })),
    );
  });
});
