import { describe, expect, it } from 'vitest';
import type { Site } from '#model/model.ts';
import type { Head } from '#model/page.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';
import { stainHead, stainsHead } from '#seo/heads/stain.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { SMALL_STAINS } from '#tests/support/small-stains.ts';

const site: Site = {
  model: { ...smallModel(), stains: SMALL_STAINS },
  origin: 'https://www.example.com',
  day: '2026-06-01',
  cards: new Set(),
};

const typesOf = ({ graph }: Head): readonly unknown[] => graph.map((node) => node['@type']);

describe('The head of a stain’s page', () => {
  const heads = SMALL_STAINS.map((stain) => ({ stain, head: stainHead(site, stain) }));

  it('is complete and within the lengths that search results show', () => {
    for (const { stain, head } of heads) {
      expect(head.path).toBe(`/stains/${stain.slug}`);
      expect(head.index).toBe(true);
      expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE);
      expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      expect(head.keywords).toEqual(stain.keywords);
    }
    expect(new Set(heads.map(({ head }) => head.title)).size).toBe(SMALL_STAINS.length);
  });

  it('has an Article and a breadcrumb beside the business, and no other markup', () => {
    for (const { head } of heads) {
      const [, ...types] = typesOf(head);
      expect(types).toEqual(['Article', 'BreadcrumbList']);
    }
  });

  it('has the headline that the page shows', () => {
    for (const { stain, head } of heads) expect(head.graph[1]?.['headline']).toBe(stain.name);
  });
});

describe('The head of the guide', () => {
  it('has a breadcrumb and no article', () => {
    const head = stainsHead(site);
    expect(typesOf(head).slice(1)).toEqual(['BreadcrumbList']);
    expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(head.keywords.length).toBeGreaterThanOrEqual(6);
  });

  it('is noindex without stains', () => {
    expect(stainsHead({ ...site, model: { ...site.model, stains: [] } }).index).toBe(false);
  });
});
