import { describe, expect, it } from 'vitest';
import { surfacesInTitle, surfacesWashed } from '#content/pages/services-list.ts';

const offering = (...slugs: readonly string[]) => slugs.map((catalogueSlug) => ({ catalogueSlug }));

describe('what a company washes', () => {
  it.each([
    [['roof-washing', 'house-washing', 'window-cleaning'], 'House & Roof Washing', 'House and roof washing'],
    [['house-washing', 'gutter-cleaning'], 'House & Gutter Washing', 'House washing'],
    [['gutter-cleaning'], 'Gutter Cleaning', 'Gutter cleaning'],
    [['deck-cleaning', 'gutter-cleaning', 'dock-cleaning'], 'Gutter & Deck Cleaning', 'Gutter, deck and dock cleaning'],
    [['window-cleaning'], null, 'Exterior cleaning'],
    [[], null, 'Exterior cleaning'],
  ])('with %j is in its titles, and in sentences about houses and roofs', (slugs, title, sentence) => {
    expect(surfacesInTitle(offering(...slugs), 2)).toBe(title);
    expect(surfacesWashed(offering(...slugs), ['house', 'roof'])).toBe(sentence);
  });
});
