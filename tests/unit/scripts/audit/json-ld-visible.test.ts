import { describe, expect, test } from 'vitest';
import { jsonLdVisible } from '#scripts/audit/checks/json-ld-visible.ts';
import { saysNumber, saysPhone } from '#scripts/audit/visible.ts';
import { ORIGIN } from './fixture.ts';
import { business, crumbs, FOOTER, page, service } from './graph.ts';

describe('JSON-LD says what the page says:', () => {
  const home = '<nav><a href="/">Home</a> / <span>Roof</span></nav>';

  test('a page with all of it in sight is without issue', () => {
    const offer = { '@type': 'Offer', name: 'Spring special', price: 50, priceCurrency: 'USD' };
    const review = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ann B.' },
      reviewBody: 'Clean as new.',
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
    };
    const rated = {
      ...business,
      priceRange: '$199-$400',
      review: [review],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 65 },
    };
    const main = `${home}<h2>Roof Washing in&nbsp;<b>Cayce</b></h2><p>Spring special: $50 off, $199&ndash;$400. 5.0 (65 reviews)</p><p>Clean as new.</p>Ann B. ${FOOTER}`;
    expect(jsonLdVisible(page(main, rated, { ...service, offers: [offer] }, crumbs('Home', 'Roof')))).toEqual([]);
  });

  test.each([
    [
      'a name of the business',
      { ...business, name: 'Other Wash' },
      'has JSON-LD whose HomeAndConstructionBusiness name "Other Wash" does not stand on it',
    ],
    [
      'a phone number',
      { ...business, telephone: '803-555-0199' },
      'has JSON-LD whose HomeAndConstructionBusiness telephone "803-555-0199" does not stand on it',
    ],
    [
      'a range of prices',
      { ...business, priceRange: '$199-$400' },
      'has JSON-LD whose HomeAndConstructionBusiness priceRange "400" does not stand on it',
    ],
    ['a service', service, 'has JSON-LD whose Service name "Roof Washing in Cayce" does not stand in its <main>'],
    ['a price', { '@type': 'Offer', price: 275 }, 'has JSON-LD whose Offer price "275" does not stand in its <main>'],
    [
      'a headline',
      { '@type': 'BlogPosting', headline: 'Red clay' },
      'has JSON-LD whose BlogPosting headline "Red clay" does not stand in its <main>',
    ],
    [
      'a rating',
      { '@type': 'AggregateRating', ratingValue: '4.9' },
      'has JSON-LD whose AggregateRating ratingValue "4.9" does not stand in its <main>',
    ],
    [
      'a review',
      { '@type': 'Review', reviewBody: 'Superb' },
      'has JSON-LD whose Review reviewBody "Superb" does not stand in its <main>',
    ],
  ])('%s that it does not show is found', (_, node, issue) => {
    expect(jsonLdVisible(page(`<p>From $199</p>${FOOTER}`, node))).toContain(issue);
  });

  test('a step of the breadcrumb is named and linked on the page, and the last is the page', () => {
    expect(jsonLdVisible(page(home, crumbs('Home', 'Decks')))).toEqual([
      'has JSON-LD whose ListItem name "Decks" does not stand in its <main>',
    ]);
    expect(jsonLdVisible(page('Home, Roof', crumbs('Home', 'Roof')))).toEqual([
      `has a breadcrumb with a step to ${ORIGIN}/, which it does not link to`,
    ]);
    expect(jsonLdVisible(page(home, crumbs('Home')))).toEqual([
      `has a breadcrumb that ends at ${ORIGIN}/, not at itself`,
    ]);
  });

  test('words in a hidden element or the footer do not count for what the page is about', () => {
    const hidden = page('<p hidden>Roof Washing in Cayce</p>', service);
    expect(jsonLdVisible(hidden)).toHaveLength(1);
  });
});

test('a number stands on a page by itself, not inside another', () => {
  expect(['$199', '$199-$400', '199.00', 'from 199.'].map((text) => saysNumber(text, '199'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['1,199', '1990', '199.50', '0.199'].map((text) => saysNumber(text, '199'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(saysNumber('$0.20 a foot', '0.2')).toBe(true);
  expect(saysNumber('$1,200', '1200')).toBe(true);
});

test('a phone number is the same however it is set', () => {
  expect(
    ['803-555-0100', '(803) 555-0100', '+1 803 555 0100'].map((text) => saysPhone(text, '+1 (803) 555-0100')),
  ).toEqual([true, true, true]);
  expect(saysPhone('803-555-01001', '803-555-0100')).toBe(false);
});
