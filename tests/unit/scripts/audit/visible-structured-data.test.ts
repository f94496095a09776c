import { describe, expect, test } from 'vitest';
import { invisibleStructuredData } from '#scripts/audit/checks/visible-structured-data.ts';
import { containsNumber, containsPhone } from '#scripts/audit/text-match.ts';
import { breadcrumbList, business, FOOTER, ORIGIN, pageWithGraph, service } from './fixture.ts';

describe('values of JSON-LD', () => {
  const home = '<nav><a href="/">Home</a> / <span>Roof</span></nav>';

  test('a page that shows all of them has no issue', () => {
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
    expect(
      invisibleStructuredData(
        pageWithGraph(main, rated, { ...service, offers: [offer] }, breadcrumbList('Home', 'Roof')),
      ),
    ).toEqual([]);
  });

  const unshown = [
    [{ ...business, name: 'Other Wash' }, 'name "Other Wash"', 'on the page'],
    [{ ...business, telephone: '803-555-0199' }, 'telephone "803-555-0199"', 'on the page'],
    [{ ...business, priceRange: '$199-$400' }, 'priceRange "400"', 'on the page'],
    [service, 'name "Roof Washing in Cayce"', 'in its <main>'],
    [{ '@type': 'Offer', price: 275 }, 'price "275"', 'in its <main>'],
    [{ '@type': 'BlogPosting', headline: 'Red clay' }, 'headline "Red clay"', 'in its <main>'],
    [{ '@type': 'AggregateRating', ratingValue: '4.9' }, 'ratingValue "4.9"', 'in its <main>'],
    [{ '@type': 'Review', reviewBody: 'Superb' }, 'reviewBody "Superb"', 'in its <main>'],
  ] as const;
  test.each(unshown.map(([node, value, where]) => [`${node['@type']} ${value}`, where, node] as const))(
    'reports that %s is not %s',
    (value, where, node) => {
      const issue = `has JSON-LD whose ${value} is not ${where}`;
      expect(invisibleStructuredData(pageWithGraph(`<p>From $199</p>${FOOTER}`, node))).toContain(issue);
    },
  );

  test('each step of the breadcrumb is named and linked on the page, and the last is the page itself', () => {
    expect(invisibleStructuredData(pageWithGraph(home, breadcrumbList('Home', 'Decks')))).toEqual([
      'has JSON-LD whose ListItem name "Decks" is not in its <main>',
    ]);
    expect(invisibleStructuredData(pageWithGraph('Home, Roof', breadcrumbList('Home', 'Roof')))).toEqual([
      `has a breadcrumb with a step to ${ORIGIN}/, which it does not link to`,
    ]);
    expect(invisibleStructuredData(pageWithGraph(home, breadcrumbList('Home')))).toEqual([
      `has a breadcrumb that ends at ${ORIGIN}/, not at itself`,
    ]);
  });

  test('text in a hidden element does not count', () => {
    const hidden = pageWithGraph('<p hidden>Roof Washing in Cayce</p>', service);
    expect(invisibleStructuredData(hidden)).toHaveLength(1);
  });
});

test('matches a number on its own, not inside another number', () => {
  const contains199 = (text: string): boolean => containsNumber(text, '199');
  expect(['$199', '$199-$400', '199.00', 'from 199.'].every(contains199)).toBe(true);
  expect(['1,199', '1990', '199.50', '0.199'].some(contains199)).toBe(false);
  expect(containsNumber('$0.20 a foot', '0.2') && containsNumber('$1,200', '1200')).toBe(true);
});

test('matches a phone number in any format', () => {
  const formats = ['803-555-0100', '(803) 555-0100', '+1 803 555 0100'];
  expect(formats.every((text) => containsPhone(text, '+1 (803) 555-0100'))).toBe(true);
  expect(containsPhone('803-555-01001', '803-555-0100')).toBe(false);
});
