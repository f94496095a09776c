import { expect, it } from 'vitest';
import { headingIds } from '#content/article/headings.ts';

it.each([
  ['Does it harm the roof?', 'does-it-harm-the-roof'],
  ['Don’t wait, don’t scrub', 'dont-wait-dont-scrub'],
  ['  Peña & Été 2.0 ', 'pena-ete-2-0'],
  ['???', 'section'],
])('gives the heading %j the id %j', (text, id) => {
  expect(headingIds()(text)).toBe(id);
});

it('never repeats an id on a page, even if a heading looks like a numbered one', () => {
  const idOf = headingIds();
  expect(['Cost', 'Cost 2', 'Cost', 'Cost'].map(idOf)).toEqual(['cost', 'cost-2', 'cost-3', 'cost-4']);
});

it.each(['Main', 'CTA title', 'Next title', 'Quote overdue', 'Menu finder field', 'Process', 'Navigation', 'fbq'])(
  'numbers the id of the heading %j, which the page or a global of a script uses',
  (text) => {
    expect(headingIds()(text)).toBe(`${text.toLowerCase().replaceAll(' ', '-')}-2`);
  },
);

it('starts over for each page', () => {
  expect([headingIds()('Cost'), headingIds()('Cost')]).toEqual(['cost', 'cost']);
});
