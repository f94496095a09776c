import { describe, expect, it } from 'vitest';
import { listOf } from '#scripts/audit/structured-data.ts';
import { buildInput } from '#data/site.ts';
import { faqCities } from '#routes/inventory.ts';
import { cityServiceFaqPath, neighborhoodFaqPath, PATHS, serviceFaqPath, servicePath } from '#routes/paths.ts';
import { type Offer, offersOn } from '#model/business.ts';
import { dollarRange, dollars } from '#model/format.ts';
import { isMeasured, type MeasuredRule, measuredServices, type PriceRange, type SizeSpan } from '#model/pricing.ts';
import { initialSelection, jobsOf } from '#features/estimate/selection.ts';
import { estimate } from '#pricing/estimate.ts';
import { savingsOf } from '#pricing/savings.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { element, elements, type Element, pageTree, type Root, withClass, words } from '#tests/support/page-tree.ts';
import { pageFacts } from '#tests/support/page-questions.ts';

const { model, day } = buildInput();
const { services, business, neighborhoods } = model;
const rules = business.pricing?.rules ?? [];
const offers = offersOn(business.offers, day);
const measured = measuredServices(services, business.pricing);
const unmeasured = services.filter(({ catalogueSlug }) =>
  rules.some((rule) => rule.service === catalogueSlug && !isMeasured(rule)),
);
const named = ({ service, rule }: (typeof measured)[number]) => ({ slug: service.slug, service, rule });

/** What the estimate function says of a service alone, at the usual levels. */
function estimated({ service }: MeasuredRule, size: SizeSpan): PriceRange {
  const { from, to } = estimate([{ service, size }], rules);
  return { from, to };
}

const figuresOf = (text: string): string[] => text.match(/\$[\d,.]*\d/g) ?? [];
const figures = (range: PriceRange): string[] => figuresOf(dollarRange(range));
const amounts = ({ from, to }: PriceRange): number[] => [from, to];

/** The prices per square foot of a service that costs nothing else. */
const squareFootOf = ({ measure, base, steps, perUnit }: MeasuredRule): PriceRange | null =>
  ['driveway', 'surface'].includes(measure) && base.to === 0 && steps.length === 0 ? perUnit : null;

/** Every figure that a page may name: of the services' sizes, of the offers and of the company. */
const known = new Set(
  [
    ...measured.flatMap(({ rule }) => [
      rule.minimum,
      ...[...rule.sizes, rule.most, ...(rule.nearlyAll === undefined ? [] : [rule.nearlyAll])].flatMap((size) =>
        amounts(estimated(rule, size)),
      ),
      ...[squareFootOf(rule)].flatMap((range) => (range === null ? [] : amounts(range))),
    ]),
    ...offers.flatMap(({ price, discount }) => [price, discount]),
    ...(business.pricing === null
      ? []
      : [business.pricing.startingAt, business.pricing.range.from, business.pricing.range.to]),
    ...savingsOf(offers, rules).map(({ amount }) => amount),
  ].flatMap((amount) => (amount === null ? [] : [dollars(amount)])),
);

/** The JSON-LD of a page. */
const graphOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );

/** The offers of a page's service. */
const markupOffers = (html: string): Record<string, unknown>[] =>
  graphOf(html)
    .filter((node) => node['@type'] === 'Service')
    .flatMap(({ offers: own }) => listOf(own) as Record<string, unknown>[]);

const offersOf = (slug: string): readonly Offer[] =>
  offers.filter(({ services: slugs }) => slugs.length === 0 || slugs.includes(slug));

const cells = (row: Element): string[] => elements(row, 'td').map(words);

/** The estimate that a page shows before the first touch: the price of each line, and the sum. */
const shownEstimate = (page: Root): { lines: string[]; sum: string[] } => {
  const [island] = withClass(page, 'div', 'estimate');
  return {
    lines: withClass(island!, 'span', 'price').map(words),
    sum: elements(element(island!, 'p', { role: 'status' }), 'strong').map(words),
  };
};

describe.each(measured.map(named))('the prices of $slug', ({ slug, service, rule }) => {
  const [, usualSize] = rule.sizes;
  const usual = estimated(rule, usualSize);
  const most = estimated(rule, rule.most);
  const own = offersOf(rule.service);
  const html = pageHtml(servicePath(slug));
  const page = pageTree(servicePath(slug));

  it('are the estimate of its usual job on its page, with the offers of the company', () => {
    // Rows of headings have no cell.
    const [first, ...rest] = elements(element(page, 'table', { class: 'price-table' }), 'tr')
      .map(cells)
      .filter((row) => row.length > 0);
    expect(first).toEqual([dollarRange(usual)]);
    expect(rest).toEqual(
      own.map(({ price, discount }) => [price === null ? `${dollars(discount!)} off` : `from ${dollars(price)}`]),
    );
    expect(words(element(page, 'main'))).toContain(`Starting at ${dollars(rule.minimum)}`);
  });

  it('are the same in the markup of its page', () => {
    const [price, ...others] = markupOffers(html);
    const single = own.flatMap((offer) => (offer.services.length === 1 && offer.price !== null ? [offer.price] : []));
    const total = { minPrice: Math.min(usual.from, ...single), maxPrice: usual.to };
    const perSquareFoot = squareFootOf(rule);
    expect(price?.['description']).toContain(dollarRange(usual));
    expect(listOf(price?.['priceSpecification'])).toMatchObject([
      { ...total, priceCurrency: 'USD' },
      ...(perSquareFoot === null ? [] : [{ minPrice: perSquareFoot.from, maxPrice: perSquareFoot.to }]),
    ]);
    expect(others.map((offer) => offer['price'] ?? null)).toEqual(own.map((offer) => offer.price));
  });

  it('are what the estimate on its page shows before the first touch', () => {
    const jobs = jobsOf(initialSelection([rule.service]), rules.filter(isMeasured));
    const { lines, ...sum } = estimate(jobs, rules, savingsOf(offers, rules));
    const shown = shownEstimate(page);
    expect(shown.lines[0]).toBe(dollarRange(lines[0]!));
    expect(shown.sum).toEqual([dollarRange(sum)]);
    // Gutters are those of the usual house.
    if (rule.perHouse === undefined) expect(shown.lines[0]).toBe(dollarRange(usual));
  });

  it('are those of three typical jobs on the page of the estimate, and in its markup', () => {
    const row = elements(element(pageTree(PATHS.estimate), 'table', { class: 'jobs' }), 'tr').find((candidate) =>
      elements(candidate, 'a').some(({ attribs }) => attribs['href'] === servicePath(slug)),
    );
    const prices = elements(row!, 'td').map((cell) => words(element(cell, 'strong')));
    expect(prices).toEqual(rule.sizes.map((size) => dollarRange(estimated(rule, size))));
    const catalog = graphOf(pageHtml(PATHS.estimate)).find((node) => node['@type'] === 'OfferCatalog');
    expect(catalog?.['itemListElement']).toContainEqual(
      expect.objectContaining({
        name: service.displayName,
        priceSpecification: expect.objectContaining({ minPrice: usual.from, maxPrice: usual.to }) as unknown,
      }),
    );
  });

  it('are the same in the answer about cost and in the markup, in every city and neighborhood', () => {
    const paths = service.inStore
      ? [
          ...faqCities(model).map((city) => cityServiceFaqPath(city.slug, slug)),
          ...neighborhoods.map((place) => neighborhoodFaqPath(slug, place.citySlug, place.slug)),
        ]
      : [];
    const perSquareFoot = squareFootOf(rule);
    const answered = [
      dollars(rule.minimum),
      ...figures(most),
      ...(perSquareFoot === null ? [] : figures(perSquareFoot)),
    ];
    const found = paths.map((path) => {
      const text = pageHtml(path);
      const [, answer = ''] =
        /<summary><h\d>How much does [^<]* cost[^<]*<\/h\d><\/summary><div>(.*?)<\/div>/s.exec(text) ?? [];
      const [offer] = markupOffers(text);
      const { minPrice, maxPrice } = (offer?.['priceSpecification'] ?? {}) as Record<string, unknown>;
      return {
        path,
        answer: figuresOf(answer),
        markup: [minPrice, maxPrice],
        described: figuresOf(String(offer?.['description'])),
      };
    });
    const expected = { answer: answered, markup: [most.from, most.to], described: figures(most) };
    expect(found).toEqual(paths.map((path) => ({ path, ...expected })));
  });

  it('are the only figures that its page and its questions name', () => {
    const texts = [servicePath(slug), ...(service.inStore ? [serviceFaqPath(slug)] : [])].map(
      (path) => pageFacts(path).mainText,
    );
    expect(texts.flatMap(figuresOf).filter((figure) => !known.has(figure))).toEqual([]);
  });
});

describe.each(unmeasured.map(({ slug }) => slug))('%s, which has no published price,', (slug) => {
  it('has no figure on its page, in its markup and in the table of typical jobs', () => {
    expect(figuresOf(pageFacts(servicePath(slug)).mainText).filter((figure) => !known.has(figure))).toEqual([]);
    expect(markupOffers(pageHtml(servicePath(slug))).filter((offer) => 'priceSpecification' in offer)).toEqual([]);
    const rows =
      measured.length === 0 ? [] : elements(element(pageTree(PATHS.estimate), 'table', { class: 'jobs' }), 'tr');
    const own = rows.filter((row) => elements(row, 'a').some(({ attribs }) => attribs['href'] === servicePath(slug)));
    expect(own.flatMap((row) => figuresOf(words(row)))).toEqual([]);
  });
});

it('the page of the estimate names every offer that is valid, at its price', () => {
  const prices = offers.map(({ name, price, discount }) => ({
    name,
    price: price === null ? `${dollars(discount!)} off` : `from ${dollars(price)}`,
  }));
  const list = measured.length === 0 ? [] : withClass(pageTree(PATHS.estimate), 'ul', 'prices');
  const shown = list
    .filter((one) => one.attribs['class'] !== 'prices')
    .flatMap((one) => elements(one, 'li'))
    .map((item) => ({ name: words(element(item, 'strong')), price: words(element(item, 'span', { class: 'price' })) }));
  expect(shown).toEqual(measured.length === 0 ? [] : prices);
});

it('every figure of the table that compares the methods is one of the rules', () => {
  const rows = elements(pageTree(PATHS.services), 'tr').flatMap((row) => figuresOf(words(row)));
  expect(rows.length > 0).toBe(measured.length > 0);
  expect(rows.filter((figure) => !known.has(figure))).toEqual([]);
});
