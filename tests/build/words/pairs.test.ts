import { describe, expect, it } from 'vitest';
import { homePair, picturePair } from '#content/pages/pairs.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { element, elements, pageTree, withClass, words } from '#tests/support/page-tree.ts';

const { images, services } = committedModel();

/** Where a pair is shown: the home page, and the services that have one. */
const PAGES = [
  ...[homePair(services, images)].flatMap((pair) => (pair === null ? [] : [{ path: '/', slug: pair.slug }])),
  ...services
    .filter(({ catalogueSlug, displayName }) => picturePair(catalogueSlug, displayName, images) !== null)
    .map(({ slug, catalogueSlug }) => ({ path: `/services/${slug}`, slug: catalogueSlug })),
];

const WIDTHS = [400, 800, 1200];

describe.each(PAGES)('the pair of pictures on $path', ({ path, slug }) => {
  const [pair, ...others] = withClass(element(pageTree(path), 'main'), 'figure', 'pair');
  const [before] = withClass(pair!, 'figure', 'pair-before');
  const [after] = withClass(pair!, 'figure', 'pair-after');

  it('shows the view before and after washing, each with an alt text and a caption', () => {
    expect(others).toEqual([]);
    expect(elements(pair!, 'img')).toHaveLength(2);
    const captions = [before!, after!].map((side) => words(element(side, 'figcaption')));
    expect(captions[0]).toMatch(/^Before: .{15,60}\.$/);
    expect(captions[1]).toMatch(/^After: .{15,60}\.$/);
    const alts = [before!, after!].map((side) => element(side, 'img').attribs['alt'] ?? '');
    for (const alt of alts) expect(alt.length).toBeGreaterThan(30);
    expect(alts[0]).not.toBe(alts[1]);
  });

  it('has dimensions, loads eagerly, and loads the picture before washing first', () => {
    for (const side of [before!, after!]) {
      const { width, height, loading } = element(side, 'img').attribs;
      expect(Number(width) / Number(height)).toBe(3 / 2);
      expect(loading).toBeUndefined();
    }
    expect(element(before!, 'img').attribs['fetchpriority']).toBe('high');
    expect(element(after!, 'img').attribs['fetchpriority']).not.toBe('high');
  });

  it('offers each picture in every width as AVIF and WebP', () => {
    for (const [side, state] of [
      [before!, 'before'],
      [after!, 'after'],
    ] as const) {
      const srcset = (format: string): string =>
        WIDTHS.map((width) => `/images/pairs/${slug}-${state}-${width}.${format} ${width}w`).join(', ');
      expect(element(side, 'source', { type: 'image/avif' }).attribs['srcset']).toBe(srcset('avif'));
      expect(element(side, 'img').attribs['srcset']).toBe(srcset('webp'));
    }
  });
});
