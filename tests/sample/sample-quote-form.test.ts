import { expect, it } from 'vitest';
import { element, elements, pageTree, words } from '#tests/support/page-tree.ts';

it('the quote form of the sample offers the fourteen services of the specification in order', () => {
  const form = element(pageTree('/'), 'form', { class: 'quote-form' });
  const options = elements(element(form, 'select', { name: 'serviceType' }), 'option');
  expect(options.slice(1).map(words)).toEqual([
    'House Washing',
    'Soft Washing',
    'Pressure Washing',
    'Roof Cleaning',
    'Gutter Cleaning',
    'Deck Cleaning',
    'Driveway Cleaning',
    'Commercial Property Cleaning',
    'Oil Stain Removal',
    'Window Cleaning',
    'Gazebo Cleaning',
    'Dock Cleaning',
    'Apartment Complex Cleaning',
    'Other',
  ]);
});
