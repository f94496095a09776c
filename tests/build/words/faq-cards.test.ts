import { expect, test } from 'vitest';
import { buildInput } from '#data/site.ts';
import { faqServices } from '#routes/inventory.ts';
import { element, items, pageTree } from '#tests/support/page-tree.ts';

test('Each card on /faq shows the display name, the description and the type name of its service', () => {
  const cards = items(element(pageTree('/faq'), 'ul', { class: 'index mt-8' }));
  const expected = faqServices(buildInput().model).map(
    ({ displayName, description, name }) => `${displayName} ${description} Service type: ${name}`,
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(cards).toEqual(expected);
});
