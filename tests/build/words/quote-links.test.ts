import { describe, expect, it } from 'vitest';
import { stainService } from '#content/pages/stains.ts';
import { quoteChoice } from '#content/pages/services-list.ts';
import { buildInput } from '#data/site.ts';
import { quoteWords } from '#content/quote-words.ts';
import type { Service } from '#model/service.ts';
import { extraQuestionSets, faqServices } from '#routes/inventory.ts';
import { type PageKind, pathParts } from '#routes/page-kinds.ts';
import {
  ANCHORS,
  cityPath,
  homeSection,
  hubPath,
  placeSegment,
  quotePath,
  serviceFaqPath,
  servicePath,
} from '#routes/paths.ts';
import { linkedPost, soleService } from '#routes/related-posts.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, elements, links, pageTree, type Root, withClass, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();

/** The choice of serviceType that a page's form has in its HTML; '' for none. */
function chosenService(page: Root): string {
  const select = element(page, 'select', { name: 'serviceType' });
  const chosen = elements(select, 'option').find(({ attribs }) => attribs['selected'] !== undefined);
  return chosen === undefined ? '' : words(chosen);
}

const leadCity = (page: Root): string | undefined => element(page, 'input', { name: 'city' }).attribs['value'];

describe('the quote form', () => {
  it('has the service chosen on its page and on its contact page, without JavaScript', () => {
    for (const service of model.services) {
      const choice = quoteChoice(service, model.lists);
      expect(chosenService(pageTree(servicePath(service.slug))), service.slug).toBe(choice);
      expect(chosenService(pageTree(quotePath(service.slug))), service.slug).toBe(choice);
    }
  });

  it('has the town of a city or hub page', () => {
    for (const { name, slug } of model.cities)
      expect(leadCity(pageTree(cityPath(slug)))).toMatch(new RegExp(`^${name} [A-Z]{2}$`));
    for (const { name, slug } of model.hubs)
      expect(leadCity(pageTree(hubPath(slug)))).toMatch(new RegExp(`^${name} [A-Z]{2}$`));
  });
});

describe('the quote links of the header and of the bar', () => {
  const label = quoteWords(model.business.promises.freeEstimates).header;

  /** The service and the name of the town that a page is about, null for none. */
  function subjectOf(path: string): { readonly service: Service | null; readonly town: string | null } {
    const { kind, slugs } = pathParts(path);
    const set = extraQuestionSets(model).find(({ slug }) => slug === slugs['service']);
    const stain = model.stains.find(({ slug }) => slug === slugs['stain']);
    const post = model.posts.find(({ slug }) => slug === slugs['post']);
    const place =
      kind === 'neighborhood-faq'
        ? model.neighborhoods.find(({ citySlug, slug }) => placeSegment(citySlug, slug) === slugs['place'])
        : undefined;
    const named = model.services.find(
      ({ slug, catalogueSlug }) => slug === slugs['service'] || catalogueSlug === set?.serviceSlug,
    );
    const ofStain = stain === undefined ? null : stainService(stain, model.services);
    const ofPost = post === undefined ? null : soleService(linkedPost(post), model.services);
    const citySlug = place?.citySlug ?? slugs['city'];
    const town =
      model.cities.find(({ slug }) => slug === citySlug) ?? model.hubs.find(({ slug }) => slug === slugs['hub']);
    return { service: named ?? ofStain ?? ofPost, town: town?.name ?? null };
  }

  const targetsOn = (page: Root): readonly string[] =>
    // A hero may have a button with the same words.
    [...elements(page, 'header'), ...withClass(page, 'nav', 'call-bar')]
      .flatMap(links)
      .filter((link) => link.label === label)
      .map(({ href }) => href);

  const hasForm = (page: Root): boolean =>
    elements(page, 'div', { id: ANCHORS.booking }).some((box) => withClass(box, 'form', 'quote-form').length > 0);

  it('lead to a form with the service and the town of the page, and to that of the home page if it has neither', () => {
    const forms = new Map<string, { readonly service: string; readonly town: string | undefined }>();
    const formOn = (path: string, page = pageTree(path)) => ({ service: chosenService(page), town: leadCity(page) });
    const formElsewhere = (path: string) => {
      const known = forms.get(path) ?? formOn(path);
      forms.set(path, known);
      return known;
    };
    const kinds = new Set<PageKind>();
    for (const path of builtPaths()) {
      const page = pageTree(path);
      const { service, town } = subjectOf(path);
      const [target = '', second] = targetsOn(page);
      expect(second, path).toBe(target);
      if (hasForm(page)) expect(target, path).toBe(`#${ANCHORS.booking}`);
      else if (service === null && town === null) expect(target, path).toBe(homeSection('booking'));
      if (service === null && town === null) continue;
      const form = target.startsWith('#') ? formOn(path, page) : formElsewhere(target.replace(/#.*/, ''));
      if (service !== null) expect(form.service, `${path} to ${target}`).toBe(quoteChoice(service, model.lists));
      if (town !== null) expect(form.town?.replace(/ [A-Z]{2}$/, ''), `${path} to ${target}`).toBe(town);
      kinds.add(pathParts(path).kind);
    }
    const wanted: PageKind[] = [
      'service',
      'service-faq',
      'city-service-faq',
      'neighborhood-faq',
      'city',
      'place',
      'stain',
      ...(model.hubs.length === 0 ? [] : (['hub'] as const)),
    ];
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  });
});

describe('a quote link', () => {
  const target = (path: string): string =>
    elements(element(pageTree(path), 'main'), 'a')
      .filter((link) => /^Get (?:an?|Your) .*Quote$/i.test(words(link)))
      .map(({ attribs }) => attribs['href'] ?? '')
      .join(' ');

  it('on a page of questions leads to a form with the service chosen, and names the city in a place', () => {
    for (const { slug } of faqServices(model)) {
      expect(target(serviceFaqPath(slug))).toBe(model.neighborhoods.length > 200 ? quotePath(slug) : '#booking');
      const inCity = builtPaths().find((path) => path.endsWith(`/${slug}/faqs`));
      const inPlace = builtPaths().find((path) => path.startsWith(`${serviceFaqPath(slug)}/`));
      if (inCity === undefined || inPlace === undefined) continue;
      for (const path of [inCity, inPlace]) {
        expect(target(path), path).toBe('#booking');
        const service = model.services.find((candidate) => candidate.slug === slug);
        expect(chosenService(pageTree(path)), path).toBe(quoteChoice(service!, model.lists));
        expect(path, path).toMatch(
          new RegExp(
            `/${leadCity(pageTree(path))
              ?.toLowerCase()
              .replace(/ [a-z]{2}$/, '')
              .replaceAll(/[^a-z]+/g, '-')}-`,
          ),
        );
      }
    }
  });
});
