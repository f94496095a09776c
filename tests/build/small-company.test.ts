import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompany, type BuiltCompany } from '#tests/support/built-company.ts';
import { element, elements, headed, items, links, type Root, words } from '#tests/support/page-tree.ts';

/** A company in Norman, Oklahoma, that cleans gutters and nothing else: one city, one service, no neighborhoods. */
let company: BuiltCompany;
beforeAll(async () => {
  company = await buildCompany('norman');
});
afterAll(() => company.remove());

const tree = (path: string): Root => parseDocument(company.page(path));
const title = (path: string): string => words(element(tree(path), 'title'));
const description = (path: string): string => element(tree(path), 'meta', { name: 'description' }).attribs['content']!;
const main = (path: string): Root => element(tree(path), 'main');

/** The pages about the company and its work; the guide to stains and the example are about all kinds of surfaces. */
const ownPages = (): readonly string[] =>
  company.pages().filter((path) => !/^(?:stains|stains\/.+|example-faq|admin|admin\/.+)$/.test(path));

describe('a company with one city, one service and no neighborhoods', () => {
  it('is built from its facts and rows alone, and its audit finds nothing', () => {
    expect(company.outputs.lock).toContain('1 cities, 1 services, 0 neighborhoods');
    expect(company.outputs.audit).toMatch(/: no findings/);
  });

  it('names its service in the titles and descriptions of the home page and the city’s page', () => {
    expect(title('index')).toBe('Gutter Cleaning in Norman, OK | Sooner Sample Gutters');
    expect(description('index')).toBe('Gutter cleaning around Norman, OK.');
    expect(title('service-areas/norman-oklahoma')).toBe('Exterior Cleaning in Norman, OK | Gutter Cleaning');
    expect(words(main('service-areas/norman-oklahoma'))).toContain('We do gutter cleaning in Norman, Oklahoma.');
  });

  it('does not say that it washes walls, roofs or drives', () => {
    const washing =
      /house wash|roof wash|roof clean|soft wash|wash (?:a |your )?(?:house|roof|wall|drive)|green walls/i;
    const found = ownPages().flatMap((path) => {
      const text = `${title(path)} ${description(path)} ${words(main(path))}`;
      return [...text.matchAll(new RegExp(washing, 'gi'))].map(([said]) => `${path}: ${said}`);
    });
    expect(found).toEqual([]);
  });

  it('says wash nowhere, neither to visitors who read nor to those who listen, nor to search engines', () => {
    const found = [...ownPages(), 'stains'].flatMap((path) => {
      const heard = elements(main(path), 'input').map(({ attribs }) => attribs['aria-valuetext'] ?? '');
      const keywords = elements(tree(path), 'meta', { name: 'keywords' }).map(
        ({ attribs }) => attribs['content'] ?? '',
      );
      const calendar = /DESCRIPTION:\$\{[^}]*wash/i.exec(company.page(path))?.[0] ?? '';
      const texts = [title(path), description(path), words(main(path)), ...heard, ...keywords, calendar];
      return texts.flatMap((text) => [...text.matchAll(/.{0,30}\bwash.{0,20}/gi)].map(([said]) => `${path}: ${said}`));
    });
    expect(found).toEqual([]);
  });

  it('cleans where another company washes', () => {
    expect(words(main('index'))).toContain('What we clean');
    expect(words(main('index'))).toContain('What a cleaning changes');
    expect(words(element(main('contact'), 'h1'))).toBe('Tell us what needs cleaning');
    expect(words(main('terms'))).toContain('What cleaning cannot do');
    expect(words(main('404'))).toContain('What we clean, and how');
  });

  it('asks nobody to choose where there is one job, one city or one picture', () => {
    const chooses = ownPages().filter((path) => /choose your city|pick your job/i.test(words(main(path))));
    expect(chooses).toEqual([]);
    expect(words(element(main('index'), 'h2', { id: 'services-title' }))).toBe('One job, done right');
    expect(elements(tree('before-we-come'), 'nav', { 'aria-label': 'Checklists' })).toEqual([]);
    expect(title('before-we-come')).toBe('Before We Come: A Checklist to Print');
    const faqs = 'services/norman-oklahoma/gutter-cleaning/faqs';
    expect(elements(tree(faqs), 'div', { 'aria-label': 'Pictures of the work' })).toEqual([]);
    for (const path of ['services/gutter-cleaning', 'service-areas/norman-oklahoma'])
      expect(elements(main(path), 'summary').map(words)).not.toContainEqual(expect.stringMatching(/^1 /));
  });

  it('does not repeat beside the form that it answers with a price', () => {
    for (const path of ['contact', 'service-areas/norman-oklahoma'])
      expect(words(main(path)).match(/answer with a price/g)).toHaveLength(1);
  });

  it('names its estimates in the title of its prices', () => {
    expect(title('services/norman-oklahoma/gutter-cleaning/faqs')).toBe(
      'Gutter Cleaning in Norman, OK: Estimates and FAQs',
    );
  });

  it('shows the pictures of its own service before and after, and none of a house', () => {
    const alts = elements(main('index'), 'img').map(({ attribs }) => attribs['alt'] ?? '');
    expect(alts.filter((alt) => /gutter/i.test(alt)).length).toBeGreaterThan(1);
    // The small pictures of the grid have no alt text.
    expect(alts.filter((alt) => alt !== '' && !/gutter|downspout/i.test(alt))).toEqual([]);
  });

  it('has a grid of one service without a link to all', () => {
    for (const path of ['index', 'service-areas/norman-oklahoma']) {
      const grid = element(tree(path), 'section', { 'aria-labelledby': 'services-title' });
      expect(items(grid)).toHaveLength(1);
      expect(links(grid).map(({ href }) => href)).not.toContain('/services');
      expect(words(grid)).not.toContain('Every outside surface');
    }
  });

  it('answers only questions about its service on the service’s page', () => {
    const questions = elements(headed(tree('services/gutter-cleaning'), 'Gutter Cleaning questions'), 'summary');
    expect(questions).toHaveLength(5);
    expect(questions.map(words).filter((question) => /roof|shingle/i.test(question))).toEqual([]);
  });

  it('lists its city on the FAQ page, which counts nothing where there is one of each', () => {
    expect(title('faq')).toBe('Exterior Cleaning FAQ by Service and City');
    expect(description('faq')).toBe('Answers on gutter cleaning in and around Norman, OK.');
    expect(elements(tree('faq'), 'ul', { class: 'coverage' })).toEqual([]);
    expect(links(main('faq'))).toContainEqual({
      label: 'Norman, OK',
      href: '/services/norman-oklahoma/gutter-cleaning/faqs',
    });
    expect(words(main('faq'))).not.toContain('No cities loaded yet');
  });

  it('counts no neighborhoods anywhere, and promises none', () => {
    const found = ownPages().filter((path) =>
      /\b0 neighborhoods|(?:its|every|which|cities and|city and) neighborhoods?\b/i.test(
        `${description(path)} ${words(main(path))}`,
      ),
    );
    expect(found).toEqual([]);
    expect(description('service-areas')).toBe('Exterior cleaning in one city of central Oklahoma: Norman.');
  });

  it('states no opening hours in structured data, because it gave none', () => {
    expect(company.page('index')).not.toContain('openingHours');
  });
});
