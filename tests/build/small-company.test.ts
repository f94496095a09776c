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

  it('lists its city on the FAQ page, and counts cities instead of neighborhoods', () => {
    expect(title('faq')).toBe('Exterior Cleaning FAQ by Service and City');
    expect(items(element(tree('faq'), 'ul', { class: 'coverage' }))).toEqual([
      '1 service',
      '1 city',
      '1 page of answers',
    ]);
    expect(links(main('faq'))).toContainEqual({
      label: 'Norman, OK',
      href: '/services/norman-oklahoma/gutter-cleaning/faqs',
    });
    expect(words(main('faq'))).not.toContain('No cities loaded yet');
  });

  it('counts no neighborhoods anywhere, and promises none', () => {
    const found = ownPages().filter((path) =>
      /\b0 neighborhoods|(?:its|every) neighborhoods?\b/.test(`${description(path)} ${words(main(path))}`),
    );
    expect(found).toEqual([]);
    expect(description('service-areas')).toBe('Exterior cleaning in 1 city of central Oklahoma.');
  });

  it('states no opening hours in structured data, because it gave none', () => {
    expect(company.page('index')).not.toContain('openingHours');
  });
});
