import { describe, expect, test } from 'vitest';
import { jsonLdNeeds } from '#scripts/audit/checks/json-ld-needs.ts';
import { jsonLdSyntax } from '#scripts/audit/checks/json-ld-syntax.ts';
import { factsOf, ORIGIN } from './fixture.ts';
import { business, crumbs, page, provider, service } from './graph.ts';

describe('JSON-LD is readable when', () => {
  test('it parses, speaks schema.org and every node has a type', () => {
    expect(jsonLdSyntax(page('', business))).toEqual([]);
    expect(jsonLdSyntax(page('', { name: 'x' }))).toEqual([
      'has JSON-LD that is wrong: a node in the graph has no @type',
    ]);
    expect(jsonLdSyntax(page('', { '@type': 'Place', geo: { latitude: 1 } }))).toHaveLength(1);
  });

  test("a place's name did not break its script", () => {
    const broken = factsOf({
      head: '<script type="application/ld+json">{"@context": "https://schema.org", "name": "O"Neil"}</script>',
    });
    expect(jsonLdSyntax(broken)[0]).toMatch(/does not parse/);
    const foreign = factsOf({
      head: '<script type="application/ld+json">{"@context": "https://other.example", "@type": "Place"}</script>',
    });
    expect(jsonLdSyntax(foreign)[0]).toMatch(/@context/);
  });
});

describe('JSON-LD has what its types need:', () => {
  test('a graph with all of it is without issue', () => {
    expect(jsonLdNeeds(page('', business, service, crumbs('Home', 'Roof')))).toEqual([]);
  });

  test.each([
    [
      'a business its phone',
      { ...business, telephone: '' },
      'has JSON-LD whose HomeAndConstructionBusiness lacks telephone',
    ],
    [
      'a business its address',
      { ...business, address: null },
      'has JSON-LD whose HomeAndConstructionBusiness lacks address',
    ],
    [
      'a service a type or name',
      { '@type': 'Service', provider: business },
      'has JSON-LD whose Service lacks serviceType or name',
    ],
    ['a service its provider', { '@type': 'Service', name: 'x' }, 'has JSON-LD whose Service lacks provider'],
    [
      'a post its headline',
      { '@type': 'BlogPosting', datePublished: '2026-01-02', author: business, publisher: provider },
      'has JSON-LD whose BlogPosting lacks headline',
    ],
    [
      'a post a real date',
      { '@type': 'BlogPosting', headline: 'x', datePublished: 'May', author: business, publisher: provider },
      'has a datePublished that is no date: May',
    ],
    [
      'a breadcrumb its steps',
      { '@type': 'BreadcrumbList', itemListElement: [] },
      'has JSON-LD whose BreadcrumbList lacks itemListElement',
    ],
    [
      'an offer a price',
      { '@type': 'Offer', name: 'x' },
      'has JSON-LD whose Offer lacks price or priceSpecification or itemOffered',
    ],
    ['a price its currency', { '@type': 'Offer', price: 5 }, 'has JSON-LD whose Offer lacks priceCurrency'],
    ['a site its name', { '@type': 'WebSite', url: ORIGIN }, 'has JSON-LD whose WebSite lacks name'],
  ])('%s', (_, node, issue) => {
    expect(jsonLdNeeds(page('', node))).toContain(issue);
  });

  test('a breadcrumb counts its steps from 1', () => {
    const steps = [{ '@type': 'ListItem', position: 2, name: '', item: '' }];
    expect(jsonLdNeeds(page('', { '@type': 'BreadcrumbList', itemListElement: steps }))).toEqual([
      'has a breadcrumb whose step 1 has the position 2',
      'has a breadcrumb whose step 1 has no name',
      'has a breadcrumb whose step 1 has no item',
    ]);
  });

  test('the parts of an offer need no provider of their own', () => {
    const offer = { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Rinse' } };
    expect(
      jsonLdNeeds(
        page('', {
          ...service,
          provider: business,
          hasOfferCatalog: { '@type': 'OfferCatalog', name: 'x', itemListElement: [offer] },
        }),
      ),
    ).toEqual([]);
  });

  test('a reference names a node of the same page', () => {
    expect(jsonLdNeeds(page('', service))).toEqual([
      `refers to ${ORIGIN}/#business in provider, which no node of the page has as its @id`,
    ]);
  });
});
