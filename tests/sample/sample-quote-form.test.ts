import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { element, elements, pageTree, withClass, words } from '#tests/support/page-tree.ts';

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

it("every page of a service's questions has the form with its proof, in at most 10,240 bytes", () => {
  const paths = builtPaths().filter((path) => /^\/faq\/[^/]+$/.test(path));
  const withForm = paths.filter((path) => withClass(pageTree(path), 'form', 'quote-form').length === 1);
  // The other two have questions of a service that another page is about.
  expect(withForm.length).toBeGreaterThanOrEqual(14);
  for (const path of withForm) {
    expect(withClass(pageTree(path), 'div', 'proof'), path).toHaveLength(1);
    const { length } = brotliCompressSync(pageHtml(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(length, path).toBeLessThan(10_240);
  }
});
