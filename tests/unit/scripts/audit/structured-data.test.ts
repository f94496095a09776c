import { describe, expect, test } from 'vitest';
import {
  incompleteStructuredData,
  questions,
  unreadableStructuredData,
} from '#scripts/audit/checks/structured-data.ts';
import { breadcrumbList, business, factsOf, ORIGIN, pageWithGraph, provider, service } from './fixture.ts';

describe('readable JSON-LD', () => {
  test('parses, and every node has a type', () => {
    expect(unreadableStructuredData(pageWithGraph('', business))).toEqual([]);
    expect(unreadableStructuredData(pageWithGraph('', { name: 'x' }))).toEqual([
      'has invalid JSON-LD: a node in the graph has no @type',
    ]);
    expect(unreadableStructuredData(pageWithGraph('', { '@type': 'Place', geo: { latitude: 1 } }))).toHaveLength(1);
  });

  test('is not broken by quotes in a name, and has the context schema.org', () => {
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

  test.each([
    [
      'the phone of a business',
      { ...business, telephone: '' },
      'has JSON-LD whose HomeAndConstructionBusiness lacks telephone',
    ],
    [
      'the address of a business',
      { ...business, address: null },
      'has JSON-LD whose HomeAndConstructionBusiness lacks address',
    ],
    [
      'the type or name of a service',
      { '@type': 'Service', provider: business },
      'has JSON-LD whose Service lacks serviceType or name',
    ],
    ['the provider of a service', { '@type': 'Service', name: 'x' }, 'has JSON-LD whose Service lacks provider'],
    [
      'the headline of a post',
      { '@type': 'BlogPosting', datePublished: '2026-01-02', author: business, publisher: provider },
      'has JSON-LD whose BlogPosting lacks headline',
    ],
    [
      'a valid date of a post',
      { '@type': 'BlogPosting', headline: 'x', datePublished: 'May', author: business, publisher: provider },
      'has a datePublished that is not a date: May',
    ],
    [
      'the steps of a breadcrumb',
      { '@type': 'BreadcrumbList', itemListElement: [] },
      'has JSON-LD whose BreadcrumbList lacks itemListElement',
    ],
    [
      'the price of an offer',
      { '@type': 'Offer', name: 'x' },
      'has JSON-LD whose Offer lacks price or priceSpecification or itemOffered',
    ],
    ['the currency of a price', { '@type': 'Offer', price: 5 }, 'has JSON-LD whose Offer lacks priceCurrency'],
    ['the name of a site', { '@type': 'WebSite', url: ORIGIN }, 'has JSON-LD whose WebSite lacks name'],
  ])('reports %s as missing', (_, node, issue) => {
    expect(incompleteStructuredData(pageWithGraph('', node))).toContain(issue);
  });

  test('numbers breadcrumb steps from 1, each with a name and an item', () => {
    const steps = [{ '@type': 'ListItem', position: 2, name: '', item: '' }];
    expect(incompleteStructuredData(pageWithGraph('', { '@type': 'BreadcrumbList', itemListElement: steps }))).toEqual([
      'has a breadcrumb whose step 1 has the position 2',
      'has a breadcrumb whose step 1 has no name',
      'has a breadcrumb whose step 1 has no item',
    ]);
  });

  test('do not include the provider of a service inside an offer', () => {
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
  const question = (name: string, answer: string): string =>
    `<details itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><summary><h3 itemprop="name">${name}</h3></summary>
     <div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${answer}</p></div></details>`;
  const faq = (inner: string): string => `<article itemscope itemtype="https://schema.org/FAQPage">${inner}</article>`;

  test('is complete with a name and an answer per question', () => {
    expect(
      questions(
        factsOf({ main: faq(question('How?', 'With <a href="/contact">care</a>.') + question('When?', 'Soon.')) }),
      ),
    ).toEqual([]);
  });

  test('keeps consecutive questions apart', () => {
    const [item] = factsOf({ main: faq(question('A?', 'a') + question('B?', 'b')) }).items;
    const entries = item?.properties.get('mainEntity')?.filter((entry) => typeof entry !== 'string');
    expect(entries?.map((entry) => entry.properties.get('name'))).toEqual([['A?'], ['B?']]);
  });

  test('is checked for every question', () => {
    expect(questions(factsOf({ main: faq(question('A?', 'a') + question('B?', '')) }))).toEqual([
      'has no answer to "B?"',
    ]);
  });

  test('lacks a name, an answer or any question', () => {
    expect(questions(factsOf({ main: faq(question(' ', 'x')) }))).toEqual(['has a question without a name']);
    expect(questions(factsOf({ main: faq(question('How?', '')) }))).toEqual(['has no answer to "How?"']);
    expect(questions(factsOf({ main: faq('<p>Soon.</p>') }))).toEqual(['has a FAQPage without a question']);
  });

  test('belongs to the one FAQPage of its page', () => {
    expect(questions(factsOf({ main: question('How?', 'So.') }))).toEqual([
      'has a question outside of a FAQPage: "How?"',
    ]);
    expect(questions(factsOf({ main: faq(question('A?', 'a')) + faq(question('B?', 'b')) }))).toEqual([
      'has 2 FAQPage items',
    ]);
  });

  test('does not count an answer in a meta tag, which no visitor can read', () => {
    const meta = question('How?', '').replace('<p itemprop="text"></p>', '<meta itemprop="text" content="So.">');
    expect(questions(factsOf({ main: faq(meta) }))).toEqual(['has no answer to "How?"']);
  });
});
