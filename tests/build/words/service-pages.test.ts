import { describe, expect, it } from 'vitest';
import { priceFigure, priceFloor } from '#content/prices.ts';
import { licensedAndInsured } from '#content/promises.ts';
import { servicePage } from '#content/service-words.ts';
import { buildInput } from '#data/site.ts';
import { faqCities } from '#routes/inventory.ts';
import { dollars } from '#model/format.ts';
import { townOf } from '#model/region.ts';
import { cityAndState } from '#model/state.ts';
import { element, elements, items, links, pageTree, words } from '#tests/support/page-tree.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();
const { business } = model;
const town = townOf(business.region);

/** A fact as a list, which is empty if the owner does not give it. */
const given = <T>(fact: T | null): T[] => (fact === null ? [] : [fact]);
const telephone = /^tel:\+1\d{10}$/;

describe.each(SERVICE_SLUGS)('the page of %s', (slug) => {
  const page = pageTree(`/services/${slug}`);
  const main = element(page, 'main');
  const facts = pageFacts(`/services/${slug}`);
  const service = model.services.find((candidate) => candidate.slug === slug)!;
  const texts = servicePage(service, business);

  it('has a heading, a title and an introduction about the service in the company’s town', () => {
    expect(facts.h1s).toEqual([`${service.displayName} in ${town}`]);
    expect(facts.title).toContain(`${service.displayName} in ${town}`);
    expect(words(main)).toContain(texts.intro);
  });

  it('lists the reasons, the steps, the benefits and the points of trust', () => {
    expect(items(main)).toEqual(expect.arrayContaining([...texts.reasons, ...texts.benefits, ...texts.trustPoints]));
    expect(texts.process.length).toBeGreaterThanOrEqual(3);
    const steps = elements(main, 'ol').flatMap(items);
    for (const { name, text } of texts.process) expect(steps).toContain(`${name} ${text}`);
  });

  it('has trust points on what the company promises: insurance, free estimates, and with texts of its own the guarantee and years', () => {
    const trust = texts.trustPoints.join(' ');
    const promised = [
      ...given(licensedAndInsured(business)),
      ...(business.promises.freeEstimates ? ['free estimate'] : []),
    ];
    for (const promise of [...promised, ...(service.profile === null ? [] : given(business.guarantee))])
      expect(trust.toLowerCase()).toContain(promise.toLowerCase());
    for (const years of service.profile === null ? [] : given(business.yearsInBusiness))
      expect(trust.replace('+ years', ' years')).toContain(`${years.replace(/\+$/, '')} years`);
  });

  it('shows its own starting price, also in its metadata, the reviews and the years of experience', () => {
    const floor = priceFloor(slug, business.pricing);
    const price = floor === null ? priceFigure(slug, business).price : `Starting at ${dollars(floor)}`;
    const claims = [
      ...given(business.rating).map(({ claimedReviews }) => `${claimedReviews} reviews`),
      ...given(business.yearsInBusiness).map((years) => `${years} years of experience`),
    ];
    for (const claim of [price, ...claims]) expect(facts.mainText).toContain(claim);
    if (floor !== null) expect(`${facts.title} ${facts.description}`.toLowerCase()).toContain(price.toLowerCase());
  });

  it('links the phone number if there is one', () => {
    const calls = links(main).filter(({ href }) => telephone.test(href));
    const labels = calls.map(({ label }) => label);
    for (const phone of given(business.phone)) expect(labels).toContainEqual(expect.stringContaining(phone));
    expect(calls.length > 0).toBe(business.phone !== null);
  });

  it('links its FAQ page in every city once, labeled with the city', () => {
    const cities = links(main).filter(({ href }) => /^\/services\/[^/]+\/[^/]+\/faqs$/.test(href));
    const expected = faqCities(model).map((city) => ({
      label: cityAndState(city.name, city.slug),
      href: `/services/${city.slug}/${slug}/faqs`,
    }));
    expect(cities.toSorted((a, b) => a.href.localeCompare(b.href))).toEqual(
      expected.toSorted((a, b) => a.href.localeCompare(b.href)),
    );
  });

  it('has a breadcrumb from Home through Services', () => {
    const crumbs = element(main, 'nav', { 'aria-label': 'Breadcrumb' });
    expect(items(crumbs)).toEqual(['Home', 'Services', service.displayName]);
    expect(links(crumbs).map(({ href }) => href)).toEqual(['/', '/services']);
  });
});

it('the services overview links every service', () => {
  const hrefs = links(element(pageTree('/services'), 'main')).map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(SERVICE_SLUGS.map((slug) => `/services/${slug}`)));
});
