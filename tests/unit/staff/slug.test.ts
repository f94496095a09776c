import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG } from '#model/page.ts';
import { isSlugOfTitle, numberedSlug, slugOf } from '#staff/editor/slug.ts';

describe('the slug of a title', () => {
  it.each([
    ["Roof & Gutters: what's due?", 'roof-and-gutters-whats-due'],
    ['  Crème brûlée — déjà vu  ', 'creme-brulee-deja-vu'],
    ['3 ways to wash a deck', '3-ways-to-wash-a-deck'],
    ['日本語', 'post'],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is one that the store takes, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' ? title.trim() : '').toBe('');
        if (slug !== '') expect(SLUG.test(slug) && slug.length <= 80, slug).toBe(true);
      }),
    );
  });

  it('is cut between two words where it is too long', () => {
    expect(slugOf('pressures '.repeat(12))).toBe(
      'pressures-pressures-pressures-pressures-pressures-pressures-pressures-pressures',
    );
    expect(slugOf('a'.repeat(100))).toHaveLength(80);
  });

  it('stays what it is: a slug is the slug of itself', () => {
    expect(slugOf('red-clay-2')).toBe('red-clay-2');
  });

  it('has room for a number', () => {
    expect(numberedSlug('red-clay', 2)).toBe('red-clay-2');
    expect(numberedSlug('a'.repeat(80), 12)).toHaveLength(80);
  });

  it('is told from one that somebody wrote', () => {
    expect(isSlugOfTitle('red-clay', 'Red clay')).toBe(true);
    expect(isSlugOfTitle('red-clay-3', 'Red clay')).toBe(true);
    expect(isSlugOfTitle('clay', 'Red clay')).toBe(false);
  });
});
