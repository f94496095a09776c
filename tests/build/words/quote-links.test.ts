import { describe, expect, it } from 'vitest';
import { quoteChoice } from '#content/pages/services-list.ts';
import { buildInput } from '#data/site.ts';
import { faqServices } from '#routes/inventory.ts';
import { cityPath, hubPath, quotePath, serviceFaqPath, servicePath } from '#routes/paths.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, elements, pageTree, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();

/** The choice of serviceType that a page's form has in its HTML; '' for none. */
function chosenService(path: string): string {
  const select = element(pageTree(path), 'select', { name: 'serviceType' });
  const chosen = elements(select, 'option').find(({ attribs }) => attribs['selected'] !== undefined);
  return chosen === undefined ? '' : words(chosen);
}

const leadCity = (path: string): string | undefined =>
  element(pageTree(path), 'input', { name: 'city' }).attribs['value'];

describe('the quote form', () => {
  it('has the service chosen on its page and on its contact page, without JavaScript', () => {
    for (const service of model.services) {
      const choice = quoteChoice(service, model.lists);
      expect(chosenService(servicePath(service.slug)), service.slug).toBe(choice);
      expect(chosenService(quotePath(service.slug)), service.slug).toBe(choice);
    }
  });

  it('has the town of a city or hub page', () => {
    for (const { name, slug } of model.cities)
      expect(leadCity(cityPath(slug))).toMatch(new RegExp(`^${name} [A-Z]{2}$`));
    for (const { name, slug } of model.hubs) expect(leadCity(hubPath(slug))).toMatch(new RegExp(`^${name} [A-Z]{2}$`));
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
      expect(target(serviceFaqPath(slug))).toBe(quotePath(slug));
      const inCity = builtPaths().find((path) => path.endsWith(`/${slug}/faqs`));
      const inPlace = builtPaths().find((path) => path.startsWith(`${serviceFaqPath(slug)}/`));
      if (inCity === undefined || inPlace === undefined) continue;
      expect(target(inCity)).toBe('#booking');
      const [form, anchor] = target(inPlace).split('#');
      expect(anchor).toBe('booking');
      for (const path of [inCity, form!]) {
        const service = model.services.find((candidate) => candidate.slug === slug);
        expect(chosenService(path), path).toBe(quoteChoice(service!, model.lists));
        expect(path, path).toContain(
          `/${leadCity(path)
            ?.toLowerCase()
            .replace(/ [a-z]{2}$/, '')
            .replaceAll(/[^a-z]+/g, '-')}-`,
        );
      }
    }
  });
});
