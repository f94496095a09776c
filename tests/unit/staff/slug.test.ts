import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG } from '#model/page.ts';
import { isSlugOfTitle, MAX_SLUG_LENGTH, numberedSlug, slugify } from '#staff/editor/form/slug.ts';

describe('the slug of a title', () => {
  it.each([
    ["Roof & Gutters: what's due?", 'roof-and-gutters-whats-due'],
    ['  Crème brûlée — déjà vu  ', 'creme-brulee-deja-vu'],
    ['3 ways to wash a deck', '3-ways-to-wash-a-deck'],
    ['日本語', 'post'],
    ['', ''],
    ['red-clay-2', 'red-clay-2'],
  ])('for %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is valid for the store, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugify(title);
        if (slug === '') expect(title.trim()).toBe('');
        else expect(SLUG.test(slug) && slug.length <= MAX_SLUG_LENGTH, slug).toBe(true);
      }),
      { seed: 42 },
    );
  });

  it('is truncated between two words when it is too long', () => {
    expect(slugify('pressures '.repeat(12))).toBe(Array.from({ length: 8 }, () => 'pressures').join('-'));
    expect(slugify('a'.repeat(MAX_SLUG_LENGTH + 20))).toHaveLength(MAX_SLUG_LENGTH);
  });

  it('leaves room for a number', () => {
    expect(numberedSlug('red-clay', 2)).toBe('red-clay-2');
    expect(numberedSlug('a'.repeat(MAX_SLUG_LENGTH), 12)).toHaveLength(MAX_SLUG_LENGTH);
  });

  it('is recognized with or without a number, unlike a slug that a member typed', () => {
    expect(isSlugOfTitle('red-clay', 'Red clay')).toBe(true);
    expect(isSlugOfTitle('red-clay-3', 'Red clay')).toBe(true);
    expect(isSlugOfTitle('clay', 'Red clay')).toBe(false);
  });
});
