import { describe, expect, it } from 'vitest';
import { exampleFaq } from '#content/pages/example-faq.ts';
import { coverage, listedCities } from '#content/pages/faq.ts';
import { quoteWords } from '#content/quote-words.ts';
import { buildInput } from '#data/site.ts';
import { ANCHORS, serviceFaqPath } from '#routes/paths.ts';
import { element, elements, items, links, pageTree, words } from '#tests/support/page-tree.ts';
import { pageFacts, questionsOf } from '#tests/support/page-questions.ts';
import { EXTRA_FAQ_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();

describe('/faq', () => {
  const main = element(pageTree('/faq'), 'main');

  it('shows the number of services, of neighborhoods or else cities, and of FAQ pages', () => {
    expect(items(element(main, 'ul', { 'aria-label': 'Coverage' }))).toEqual(coverage(model));
  });

  it('has a card for every service with its name, its description, and its type where that is another name', () => {
    const expected = model.services.map(
      ({ displayName, description, name }) =>
        `${displayName} ${description}${name === displayName ? '' : ` Also called ${name}`}`,
    );
    const cards = element(main, 'ul', { class: 'index mt-3' }).children.filter((node) => 'attribs' in node);
    // Below it stand the service's cities.
    expect(cards.map((card) => words(card).split(` ${words(element(card, 'h3'))} by city`)[0])).toEqual(expected);
  });

  it('links the FAQ page of every service in every city with neighborhoods, or else in every city', () => {
    const found = links(main).filter(({ href }) => href.endsWith('/faqs'));
    const cities = listedCities(model);
    const expected = SERVICE_SLUGS.flatMap((service) => cities.map(({ slug }) => `/services/${slug}/${service}/faqs`));
    expect(found.map(({ href }) => href).sort()).toEqual(expected.sort());
  });

  it('keeps a space between the links to other questions', () => {
    const labels = EXTRA_FAQ_SLUGS.flatMap((slug) =>
      links(main)
        .filter(({ href }) => href === serviceFaqPath(slug))
        .map(({ label }) => label),
    );
    expect(labels.length).toBe(EXTRA_FAQ_SLUGS.length);
    expect(words(main)).toContain(labels.join(' '));
  });
});

describe.each([...SERVICE_SLUGS, ...EXTRA_FAQ_SLUGS])('/faq/%s', (slug) => {
  const page = pageTree(`/faq/${slug}`);
  const facts = pageFacts(`/faq/${slug}`);
  const written = model.questionSets.find((set) => set.slug === slug);
  const name = model.services.find((service) => service.slug === slug)?.displayName ?? written!.name;

  it('has the service’s name in its heading, and in its title unless the set has its own', () => {
    expect(facts.h1s).toEqual([`${name} FAQs`]);
    expect(facts.title).toMatch(new RegExp(`^${written?.title ?? `${name} FAQs`}`));
  });

  it('answers at least five questions, from the written set if there is one, with the first open', () => {
    const questions = questionsOf(facts);
    if (written !== undefined) expect(questions).toEqual(written.questions.map(({ question }) => question));
    expect(questions.length).toBeGreaterThanOrEqual(5);
    // The lists of places are collapsed too.
    const open = elements(element(page, 'main'), 'details', { name: 'questions' }).map(
      ({ attribs }) => attribs['open'] !== undefined,
    );
    expect(open).toEqual(questions.map((_, index) => index === 0));
  });

  it('links the quote form and the FAQ page of every neighborhood', () => {
    const found = links(element(page, 'main'));
    expect(found).toContainEqual({
      label: quoteWords(model.business.promises.freeEstimates).questions,
      href: `#${ANCHORS.booking}`,
    });
    const places = found.filter(({ href }) => /^\/faq\/[^/]+\/[^/]+$/.test(href));
    expect(places).toHaveLength(model.neighborhoods.length);
  });
});

describe('/example-faq', () => {
  const main = element(pageTree('/example-faq'), 'main');

  it('has a heading, points of trust and questions, of which one is open at a time', () => {
    expect(elements(main, 'h1')).toHaveLength(1);
    const { trust, questions: written } = exampleFaq(model.business);
    expect(items(main)).toEqual(trust);
    const questions = elements(main, 'details');
    expect(questions.map(({ attribs }) => attribs['open'] !== undefined)).toEqual(
      written.map((_, index) => index === 0),
    );
    const groups = new Set(questions.map(({ attribs }) => attribs['name']));
    expect([...groups]).toEqual([expect.stringMatching(/./)]);
  });

  it('links the phone number and the contact section of the home page', () => {
    const hrefs = links(main).map(({ href }) => href);
    expect(hrefs).toContain('/#contact');
    expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+1\d{10}$/));
  });
});
