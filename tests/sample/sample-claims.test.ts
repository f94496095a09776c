import { describe, expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { element, items, links, pageTree } from '#tests/support/page-tree.ts';
import { SERVICE_SLUGS } from '#tests/support/spec-slugs.ts';

describe('the sample’s home page', () => {
  it.each([
    /10\+ years/,
    /since 2014/,
    /100% satisfaction guarantee/i,
    /\$199-\$400/,
    /65 Google reviews/,
    /Regular hours 8:00 AM to 8:00 PM, 24\/7 emergency service/,
  ])('claims %s', (claim) => {
    expect(pageFacts('/').text).toMatch(claim);
  });

  it('has the number of five-star reviews in its description', () => {
    expect(pageFacts('/').description).toContain('500+ 5-star reviews');
  });
});

describe('the sample’s service pages', () => {
  it.each(SERVICE_SLUGS)('have room for reviews and years in the description: %s', (slug) => {
    expect(pageFacts(`/services/${slug}`).description).toMatch(/500\+ .*10\+ years/);
  });
});

it('no page of the sample shows the expired special of spring 2025', () => {
  expect(builtPaths().filter((path) => /50 off|spring special/i.test(pageHtml(path)))).toEqual([]);
});

it('the sample’s home page shows the seven benefits of the specification in order', () => {
  const titles = items(element(pageTree('/'), 'section', { id: 'benefits' }));
  const expected = [
    'Licensed & Insured',
    'Proven Reputation',
    'Efficient Service',
    'Property Protection',
    'Long-Lasting Results',
    'Eco-Friendly',
    'Locally Owned & Operated',
  ];
  expect(titles.map((text) => expected.find((title) => text.startsWith(title)))).toEqual(expected);
});

it('the sample offers free quotes, and its example questions have three points of trust', () => {
  expect(links(pageTree('/')).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Free Quote', 'Get a Free Quote']),
  );
  expect(items(element(pageTree('/example-faq'), 'main'))).toHaveLength(3);
});
