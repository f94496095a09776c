import { describe, expect, it } from 'vitest';
import { isLocationSegment, matchPlace, parsePath, requestedPlace, slugSuffixes } from '#routes/location.ts';

const place = (slug: string, city: string) => ({ slug, citySlug: `${city}-south-carolina` });

describe('a location segment', () => {
  it('has at least two parts between hyphens', () => {
    for (const segment of ['columbia-shandon', 'a-b-c']) expect(isLocationSegment(segment)).toBe(true);
    for (const segment of ['columbia', '', '-', '-shandon', 'columbia-', 'a--b'])
      expect(isLocationSegment(segment)).toBe(false);
  });

  const places = [
    place('shandon', 'columbia'),
    place('murray', 'chapin'),
    place('lake-murray', 'irmo'),
    place('downtown', 'aiken'),
    place('downtown', 'columbia'),
  ];

  it.each<[title: string, segment: string, expected: ReturnType<typeof place> | null]>([
    ['in its canonical form', 'columbia-shandon', place('shandon', 'columbia')],
    ['with the state after the city', 'columbia-south-carolina-shandon', place('shandon', 'columbia')],
    ['with the state before the city', 'sc-columbia-shandon', place('shandon', 'columbia')],
    ['to the place whose city it starts with', 'aiken-downtown', place('downtown', 'aiken')],
    ['to the place in the city before the state', 'columbia-south-carolina-downtown', place('downtown', 'columbia')],
    ['by city before by length of the slug', 'chapin-lake-murray', place('murray', 'chapin')],
    ['to the longest slug if no city decides', 'lexington-lake-murray', place('lake-murray', 'irmo')],
    ['only after a hyphen', 'columbia-eastshandon', null],
    ['only with a city', 'shandon', null],
    ['to a known place only', 'columbia-unknown', null],
  ])('resolves %s: %s', (_, segment, expected) => {
    expect(matchPlace(segment, places)).toEqual(expected);
  });

  it('yields every slug that it ends with', () => {
    expect(slugSuffixes('columbia-south-carolina-shandon')).toEqual([
      'south-carolina-shandon',
      'carolina-shandon',
      'shandon',
    ]);
    expect(slugSuffixes('columbia-<b>,(x)'), 'none of them is a slug').toEqual([]);
    expect(slugSuffixes('shandon')).toEqual([]);
  });

  it('prefers a canonical page over a longer slug of a city with a similar name', () => {
    const near = [place('matthews-mill', 'st'), place('mill', 'st-matthews'), place('columbia-mill', 'west')];
    expect(matchPlace('st-matthews-mill', near)?.slug).toMatch(/mill$/);
    expect(matchPlace('west-columbia-mill', [place('mill', 'west-columbia'), place('mill', 'west')])?.citySlug).toBe(
      'west-columbia-south-carolina',
    );
  });
});

describe('a path without a page', () => {
  it.each<[path: string, parsed: object]>([
    ['/faq/house-washing', { kind: 'service-faq', service: 'house-washing' }],
    [
      '/faq/house-washing/columbia-shandon',
      { kind: 'neighborhood-faq', service: 'house-washing', segment: 'columbia-shandon' },
    ],
    [
      '/services/irmo-south-carolina/roof-washing/faqs',
      { kind: 'city-service-faq', city: 'irmo-south-carolina', service: 'roof-washing' },
    ],
    ['/services/roof', { kind: 'service', service: 'roof' }],
    ['/blog/a-post', { kind: 'post', post: 'a-post' }],
    ['/blog/a-post/', { kind: 'post', post: 'a-post' }],
    ['/blog/a-post//', { kind: 'post', post: 'a-post' }],
    ['/blog/a-post.html', { kind: 'post', post: 'a-post' }],
    ['/blog/caf%C3%A9', { kind: 'post', post: 'café' }],
    ['/blog/%E0%A4%A', { kind: 'post', post: '%E0%A4%A' }],
    ['/admin/blog/edit/42', { kind: 'edit-post', id: '42' }],
    ...['/', '', '/faq/a/b/c', '/services/a/b', '/services/a/b/faq', '/wp-login.php', '/admin/blog/edit'].map(
      (path): [string, object] => [path, { kind: 'other' }],
    ),
  ])('is parsed: %j', (path, expected) => {
    expect(parsePath(path)).toEqual(expected);
  });
});

describe('the place that a path names', () => {
  it.each([
    ['/service-areas/columbia-south-carolina/shandn', 'shandn'],
    ['/service-areas/lexinton-south-carolina', 'lexinton south carolina'],
    ['/faq/house-washing/columbia-shandn', 'columbia shandn'],
    ['/service-areas', null],
    ['/faq/house-washing', null],
    ['/blog/shandon', null],
  ])('%s: %s', (path, text) => {
    expect(requestedPlace(path)).toBe(text);
  });
});
