import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompany, type BuiltCompany } from '#tests/support/built-company.ts';
import { element, type Root, words } from '#tests/support/page-tree.ts';

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

  it('states no opening hours in structured data, because it gave none', () => {
    expect(company.page('index')).not.toContain('openingHours');
  });
});
