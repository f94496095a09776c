import { describe, expect, it } from 'vitest';
import { proofInAnyTown, proofOf } from '#content/proof.ts';
import { quoteServices } from '#content/pages/services-list.ts';
import { buildInput } from '#data/site.ts';
import { plainTown } from '#model/region.ts';
import { cityAndState } from '#model/state.ts';
import { faqCities, faqServices } from '#routes/inventory.ts';
import {
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  quotePath,
  serviceFaqPath,
  servicePath,
} from '#routes/paths.ts';
import { element, elements, pageTree, withClass, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();
const town = plainTown(model.business.region);

const cityForms = model.cities
  .slice(0, 1)
  .map(({ slug, name }) => ({ path: cityPath(slug), city: cityAndState(name, slug).replace(',', '') }));

describe.each([{ path: '/', city: town }, { path: '/contact', city: town }, ...cityForms])(
  'the quote form of $path',
  ({ path, city }) => {
    const form = element(pageTree(path), 'form', { class: 'quote-form' });
    const named = (tag: string, name: string) => element(form, tag, { name });

    it('is sent by POST, so that no typed value ends up in a URL', () => {
      expect(form.attribs['method']).toBe('post');
    });

    it('requires name, email, phone, address and service only', () => {
      const required = ['input', 'select', 'textarea'].flatMap((tag) => elements(form, tag, { required: true }));
      expect(required.map(({ attribs }) => attribs['name']).sort()).toEqual(
        ['firstName', 'lastName', 'email', 'phone', 'serviceType', 'address'].sort(),
      );
      expect(named('input', 'email').attribs['type']).toBe('email');
      expect(named('input', 'phone').attribs['type']).toBe('tel');
    });

    it('offers the services in order, with none selected', () => {
      const options = elements(named('select', 'serviceType'), 'option');
      expect(options[0]?.attribs['value']).toBe('');
      expect(options.slice(1).map(words)).toEqual(quoteServices(model.services, model.lists));
      expect(words(form)).toContain('Please select a service type above');
    });

    it('has a message field of four rows, and a label for every field', () => {
      expect(named('textarea', 'message').attribs['rows']).toBe('4');
      const labeled = new Set(elements(form, 'label').map(({ attribs }) => attribs['for']));
      const fields = ['input', 'select', 'textarea'].flatMap((tag) => elements(form, tag));
      const unlabeled = fields.filter(({ attribs }) => attribs['type'] !== 'hidden' && !labeled.has(attribs['id']));
      expect(unlabeled.map(({ attribs }) => attribs['name'])).toEqual([]);
    });

    it('sends its city and source as hidden fields', () => {
      expect(named('input', 'city').attribs['value']).toBe(city);
      expect(named('input', 'source').attribs['value']).toBe('website_contact_form');
    });
  },
);

describe('beside the form of a page about a service or a town', () => {
  const [service] = faqServices(model);
  const [city] = faqCities(model);
  const [place] = model.neighborhoods;
  const [hub] = model.hubs;
  const ofService = { service: service! };
  const pages = [
    { path: servicePath(service!.slug), proof: proofOf(model, ofService) },
    { path: quotePath(service!.slug), proof: proofOf(model, ofService) },
    { path: cityPath(city!.slug), proof: proofOf(model, { city: city!.slug }) },
    ...(hub === undefined ? [] : [{ path: hubPath(hub.slug), proof: proofOf(model, { city: hub.citySlug }) }]),
    // With the links to more places the page has no room for the form (many-places.test.ts).
    ...(model.neighborhoods.length > 200
      ? []
      : [{ path: serviceFaqPath(service!.slug), proof: proofInAnyTown(model, service!) }]),
    { path: cityServiceFaqPath(city!.slug, service!.slug), proof: proofInAnyTown(model, service!) },
    {
      path: neighborhoodFaqPath(service!.slug, place!.citySlug, place!.slug),
      proof: proofInAnyTown(model, service!),
    },
  ];

  it.each(pages)('stand guarantee, license and reviews that fit, and the price beside or above: $path', (page) => {
    const tree = pageTree(page.path);
    const [box] = withClass(tree, 'div', 'proof');
    const { price, guarantee, credentials, reviews } = page.proof;
    for (const sentence of [guarantee, credentials, ...reviews.map(({ reviewBody }) => reviewBody)])
      if (sentence !== null) expect(words(box!)).toContain(sentence);
    expect(withClass(box!, 'ul', 'reviews').flatMap((list) => elements(list, 'li'))).toHaveLength(reviews.length);
    expect(words(element(tree, 'main', {}))).toContain(price);
  });
});
