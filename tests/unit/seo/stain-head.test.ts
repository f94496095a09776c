import { describe, expect, it } from 'vitest';
import type { Site } from '#model/model.ts';
import type { Head } from '#model/page.ts';
import { type ImageEntry, pictureStem } from '#model/picture.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
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

  it('has its own card if it exists, else the default one, because many social networks show no WebP', () => {
    const [stain] = SMALL_STAINS;
    const cards = new Set([`stain-${stain!.slug}`]);
    expect(stainHead({ ...site, cards }, stain!)).toMatchObject({
      card: `/images/og/stain-${stain!.slug}.jpg`,
      cardSize: { width: 1200, height: 630 },
    });
    for (const { head } of heads) expect(head).toMatchObject(DEFAULT_CARD);
  });

  it('has the picture that the page shows as the image of its Article', () => {
    const [stain] = SMALL_STAINS;
    const picture: ImageEntry = {
      name: `stain-${stain!.slug}-on-${stain!.signs[0]!.where}`,
      alt: 'A stain',
      title: 'A stain',
      description: 'A drawing.',
      category: 'stain',
      width: 800,
      height: 533,
      widths: [400, 800],
      formats: ['avif', 'webp'],
      placeholder: false,
    };
    const head = stainHead({ ...site, model: { ...site.model, images: [picture] } }, stain!);
    expect(head.graph[1]?.['image']).toBe(`${site.origin}${pictureStem(picture)}-800.webp`);
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
