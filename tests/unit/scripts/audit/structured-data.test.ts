import { describe, expect, test } from 'vitest';
import {
  incompleteStructuredData,
  questions,
  unreadableStructuredData,
} from '#scripts/audit/checks/structured-data.ts';
import { breadcrumbList, business, factsOf, faqArticle, ORIGIN, pageWithGraph, provider, service } from './fixture.ts';

describe('readable JSON-LD', () => {
  test('parses, and every node has a type', () => {
    expect(unreadableStructuredData(pageWithGraph('', business))).toEqual([]);
    expect(unreadableStructuredData(pageWithGraph('', { name: 'x' }))).toEqual([
      'has invalid JSON-LD: a node in the graph has no @type',
    ]);
    expect(unreadableStructuredData(pageWithGraph('', { '@type': 'Place', geo: { latitude: 1 } }))).toHaveLength(1);
  });

  test('rejects unescaped quotes in a name and a context other than schema.org', () => {
    const broken = factsOf({
      head: '<script type="application/ld+json">{"@context": "https://schema.org", "name": "O"Neil"}</script>',
    });
    expect(unreadableStructuredData(broken)[0]).toMatch(/does not parse/);
    const foreign = factsOf({
      head: '<script type="application/ld+json">{"@context": "https://other.example", "@type": "Place"}</script>',
    });
    expect(unreadableStructuredData(foreign)[0]).toMatch(/@context/);
  });
});

describe('required properties of JSON-LD', () => {
  test('a complete graph has no issue', () => {
    expect(incompleteStructuredData(pageWithGraph('', business, service, breadcrumbList('Home', 'Roof')))).toEqual([]);
  });

  const post = { '@type': 'BlogPosting', headline: 'x', author: business, publisher: provider };
  const incomplete = [
    [{ ...business, name: '' }, 'name'],
    [{ ...business, address: null }, 'address'],
    [{ '@type': 'Service', provider: business }, 'serviceType or name'],
    [{ '@type': 'Service', name: 'x' }, 'provider'],
    [{ ...post, headline: undefined, datePublished: '2026-01-02' }, 'headline'],
    [{ '@type': 'BreadcrumbList', itemListElement: [] }, 'itemListElement'],
    [{ '@type': 'Offer', name: 'x' }, 'price or priceSpecification or itemOffered'],
    [{ '@type': 'Offer', price: 5 }, 'priceCurrency'],
    [{ '@type': 'WebSite', url: ORIGIN }, 'name'],
  ] as const;
  test.each(incomplete.map(([node, property]) => [node['@type'], property, node] as const))(
    '%s must have %s',
    (type, property, node) => {
      const issue = `has JSON-LD whose ${type} lacks ${property}`;
      expect(incompleteStructuredData(pageWithGraph('', node))).toContain(issue);
    },
  );

  test('reports an invalid date of a post', () => {
    expect(incompleteStructuredData(pageWithGraph('', { ...post, datePublished: 'May' }))).toContain(
      'has a datePublished that is not a date: May',
    );
  });

  test('include a position from 1, a name and an item of each breadcrumb step', () => {
    const steps = [{ '@type': 'ListItem', position: 2, name: '', item: '' }];
    expect(incompleteStructuredData(pageWithGraph('', { '@type': 'BreadcrumbList', itemListElement: steps }))).toEqual([
      'has a breadcrumb whose step 1 has the position 2',
      'has a breadcrumb whose step 1 has no name',
      'has a breadcrumb whose step 1 has no item',
    ]);
  });

  test('exclude the provider of a service inside an offer', () => {
    const offer = { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Rinse' } };
    expect(
      incompleteStructuredData(
        pageWithGraph('', {
          ...service,
          provider: business,
          hasOfferCatalog: { '@type': 'OfferCatalog', name: 'x', itemListElement: [offer] },
        }),
      ),
    ).toEqual([]);
  });

  test('a reference must name a node of the same page', () => {
    expect(incompleteStructuredData(pageWithGraph('', service))).toEqual([
      `refers to ${ORIGIN}/#business in provider, which no node of the page has as its @id`,
    ]);
  });
});

describe('question microdata', () => {
  test('is complete with a name and an answer per question', () => {
    expect(
      questions(factsOf({ main: faqArticle({ 'How?': 'With <a href="/contact">care</a>.', 'When?': 'Soon.' }) })),
    ).toEqual([]);
  });

  const outside = faqArticle({ 'How?': 'So.' }).replace(/<\/?article[^>]*>/g, '');
  const inMetaTag = faqArticle({ 'How?': '' }).replace(
    '<p itemprop="text"></p>',
    '<meta itemprop="text" content="So.">',
  );
  test.each([
    ['any question without an answer', faqArticle({ 'A?': 'a', 'B?': '' }), 'has no answer to "B?"'],
    ['an answer in a meta tag, which no visitor can read', inMetaTag, 'has no answer to "How?"'],
    ['a question without a name', faqArticle({ ' ': 'x' }), 'has a question without a name'],
    ['a FAQPage without a question', faqArticle({}), 'has a FAQPage without a question'],
    ['a question outside of a FAQPage', outside, 'has a question outside of a FAQPage: "How?"'],
    ['a second FAQPage', faqArticle({ 'A?': 'a' }) + faqArticle({ 'B?': 'b' }), 'has 2 FAQPage items'],
  ])('must not have %s', (_, main, issue) => {
    expect(questions(factsOf({ main }))).toEqual([issue]);
  });
});
