import { describe, expect, test } from 'vitest';
import { jsonLdNeeds } from '#audit/checks/json-ld-needs.ts';
import { jsonLdSyntax } from '#audit/checks/json-ld-syntax.ts';
import { jsonLdVisible } from '#audit/checks/json-ld-visible.ts';
import { questions } from '#audit/checks/questions.ts';
import type { PageFacts } from '#audit/page-facts.ts';
import { saysNumber, saysPhone } from '#audit/visible.ts';
import { factsOf, jsonLd, ORIGIN } from './fixture.ts';

const business = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${ORIGIN}/#business`,
  name: 'Midlands Wash',
  telephone: '(803) 555-0100',
  url: `${ORIGIN}/`,
  address: { '@type': 'PostalAddress', addressLocality: 'Columbia', addressRegion: 'SC' },
};
const provider = { '@id': business['@id'] };
const service = { '@type': 'Service', name: 'Roof Washing in Cayce', provider };
const crumbs = (...names: readonly string[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === 0 ? `${ORIGIN}/` : `${ORIGIN}/page`,
  })),
});

/** A page with a main text and a graph, and the business in its footer's words. */
const page = (main: string, ...graph: readonly unknown[]): PageFacts => factsOf({ main, head: jsonLd(...graph) });
const FOOTER = '<p>Midlands Wash, 803-555-0100</p>';

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
  test('a graph with all of it is without fault', () => {
    expect(jsonLdNeeds(page('', business, service, crumbs('Home', 'Roof')))).toEqual([]);
  });

  test.each([
    ['a business its phone', { ...business, telephone: '' }, 'has a HomeAndConstructionBusiness without telephone'],
    ['a business its address', { ...business, address: null }, 'has a HomeAndConstructionBusiness without address'],
    [
      'a service a type or name',
      { '@type': 'Service', provider: business },
      'has a Service without serviceType or name',
    ],
    ['a service its provider', { '@type': 'Service', name: 'x' }, 'has a Service without provider'],
    [
      'a post its headline',
      { '@type': 'BlogPosting', datePublished: '2026-01-02', author: business, publisher: provider },
      'has a BlogPosting without headline',
    ],
    [
      'a post a real date',
      { '@type': 'BlogPosting', headline: 'x', datePublished: 'May', author: business, publisher: provider },
      'has a datePublished that is no date: May',
    ],
    [
      'a breadcrumb its steps',
      { '@type': 'BreadcrumbList', itemListElement: [] },
      'has a BreadcrumbList without itemListElement',
    ],
    [
      'an offer a price',
      { '@type': 'Offer', name: 'x' },
      'has a Offer without price or priceSpecification or itemOffered',
    ],
    ['a price its currency', { '@type': 'Offer', price: 5 }, 'has a Offer without priceCurrency'],
    ['a site its name', { '@type': 'WebSite', url: ORIGIN }, 'has a WebSite without name'],
  ])('%s', (_, node, fault) => {
    expect(jsonLdNeeds(page('', node))).toContain(fault);
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

describe('JSON-LD says what the page says:', () => {
  const home = '<nav><a href="/">Home</a> / <span>Roof</span></nav>';

  test('a page with all of it in sight is without fault', () => {
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
      'has a HomeAndConstructionBusiness whose name "Other Wash" does not stand on it',
    ],
    [
      'a phone number',
      { ...business, telephone: '803-555-0199' },
      'has a HomeAndConstructionBusiness whose telephone "803-555-0199" does not stand on it',
    ],
    [
      'a range of prices',
      { ...business, priceRange: '$199-$400' },
      'has a HomeAndConstructionBusiness whose priceRange "400" does not stand on it',
    ],
    ['a service', service, 'has a Service whose name "Roof Washing in Cayce" does not stand in its <main>'],
    ['a price', { '@type': 'Offer', price: 275 }, 'has a Offer whose price "275" does not stand in its <main>'],
    [
      'a headline',
      { '@type': 'BlogPosting', headline: 'Red clay' },
      'has a BlogPosting whose headline "Red clay" does not stand in its <main>',
    ],
    [
      'a rating',
      { '@type': 'AggregateRating', ratingValue: '4.9' },
      'has a AggregateRating whose ratingValue "4.9" does not stand in its <main>',
    ],
    [
      'a review',
      { '@type': 'Review', reviewBody: 'Superb' },
      'has a Review whose reviewBody "Superb" does not stand in its <main>',
    ],
  ])('%s that it does not show is found', (_, node, fault) => {
    expect(jsonLdVisible(page(`<p>From $199</p>${FOOTER}`, node))).toContain(fault);
  });

  test('a step of the breadcrumb is named and linked on the page, and the last is the page', () => {
    expect(jsonLdVisible(page(home, crumbs('Home', 'Decks')))).toEqual([
      'has a ListItem whose name "Decks" does not stand in its <main>',
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

describe('questions in microdata', () => {
  const question = (name: string, answer: string): string =>
    `<details itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><summary><h3 itemprop="name">${name}</h3></summary>
     <div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${answer}</p></div></details>`;
  const faq = (inner: string): string => `<article itemscope itemtype="https://schema.org/FAQPage">${inner}</article>`;

  test('are whole with a name and an answer each', () => {
    expect(
      questions(
        factsOf({ main: faq(question('How?', 'With <a href="/contact">care</a>.') + question('When?', 'Soon.')) }),
      ),
    ).toEqual([]);
  });

  test('stand side by side, each with its own answer', () => {
    const [item] = factsOf({ main: faq(question('A?', 'a') + question('B?', 'b')) }).items;
    const entries = item?.properties.get('mainEntity')?.filter((entry) => typeof entry !== 'string');
    expect(entries?.map((entry) => entry.properties.get('name'))).toEqual([['A?'], ['B?']]);
  });

  test('are each looked at, not the first alone', () => {
    expect(questions(factsOf({ main: faq(question('A?', 'a') + question('B?', '')) }))).toEqual(['has no answer to "B?"']);
  });

  test('lack a name, an answer, or any question at all', () => {
    expect(questions(factsOf({ main: faq(question(' ', 'x')) }))).toEqual(['has a question without a name']);
    expect(questions(factsOf({ main: faq(question('How?', '')) }))).toEqual(['has no answer to "How?"']);
    expect(questions(factsOf({ main: faq('<p>Soon.</p>') }))).toEqual(['has a FAQPage without a question']);
  });

  test("belong to the page's one FAQPage", () => {
    expect(questions(factsOf({ main: question('How?', 'So.') }))).toEqual([
      'has a question outside of a FAQPage: "How?"',
    ]);
    expect(questions(factsOf({ main: faq(question('A?', 'a')) + faq(question('B?', 'b')) }))).toEqual([
      'has 2 FAQPage items',
    ]);
  });

  test('an answer in a meta tag is none, for no visitor reads it', () => {
    const meta = question('How?', '').replace('<p itemprop="text"></p>', '<meta itemprop="text" content="So.">');
    expect(questions(factsOf({ main: faq(meta) }))).toEqual(['has no answer to "How?"']);
  });
});
