import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVED_SLUGS, SLUG } from '#model/page.ts';
import { indexableTags, tagsOf, tagSlug } from '#model/tag.ts';
import { smallModel } from '#tests/support/small-model.ts';

describe('the slug of a tag', () => {
  it.each([
    ['Lake Murray', 'lake-murray'],
    ['  soft -- washing ', 'soft-washing'],
    ["homeowner's tips", 'homeowners-tips'],
    ['Crème & Co.', 'creme-and-co'],
    ['C++', 'c'],
    ['2026', '2026'],
  ])('of %j is %s', (tag, slug) => {
    expect(tagSlug(tag)).toBe(slug);
  });

  it('keeps tags apart whose letters or signs an address cannot have', () => {
    const odd = [
      '屋根',
      '壁',
      '屋根 roof',
      'roof',
      '!!!',
      '???',
      '🏠',
      'крыша',
      '../..',
      'index',
      '404',
      'constructor',
    ];
    const slugs = odd.map(tagSlug);
    expect(new Set(slugs).size).toBe(odd.length);
    expect(slugs).toContain('roof');
  });

  it('is a safe file name for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (tag) => {
        const slug = tagSlug(tag);
        expect(slug).toMatch(SLUG);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(RESERVED_SLUGS).not.toContain(slug);
        expect(tagSlug(slug)).toBe(slug);
      }),
      { seed: 20 },
    );
  });
});

describe('tags with one slug', () => {
  const [post] = smallModel().posts;
  const posts = [['Roof', 'roof '], ['roof'], ['Roof', 'moss'], ['roof']].map((tags, index) => ({
    ...post!,
    slug: `post-${index}`,
    tags,
  }));

  it('are one tag, in the most frequent spelling, with each post once', () => {
    const [roof, moss] = tagsOf(posts);
    expect(roof).toEqual({ slug: 'roof', name: 'Roof', posts });
    expect(moss).toEqual({ slug: 'moss', name: 'moss', posts: [posts[2]] });
  });

  it('may be indexed when more than one post has them', () => {
    expect(indexableTags(posts).map(({ slug }) => slug)).toEqual(['roof']);
  });
});
