import { describe, expect, it } from 'vitest';
import { isLocationSegment, matchPlace, parsePath, slugSuffixes } from '#routes/location.ts';

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

  it('resolves in its canonical form', () => {
    expect(matchPlace('columbia-shandon', places)).toEqual(place('shandon', 'columbia'));
  });

  it('resolves in longer forms', () => {
    expect(matchPlace('columbia-south-carolina-shandon', places)).toEqual(place('shandon', 'columbia'));
    expect(matchPlace('sc-columbia-shandon', places)).toEqual(place('shandon', 'columbia'));
  });

  it('prefers the place whose city it starts with', () => {
    expect(matchPlace('aiken-downtown', places)?.citySlug).toBe('aiken-south-carolina');
    expect(matchPlace('columbia-south-carolina-downtown', places)?.citySlug).toBe('columbia-south-carolina');
    expect(matchPlace('chapin-lake-murray', places), 'the city counts before the length').toEqual(
      place('murray', 'chapin'),
    );
  });

  it('prefers the longest slug if no city decides', () => {
    expect(matchPlace('lexington-lake-murray', places)).toEqual(place('lake-murray', 'irmo'));
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

  it('does not resolve when no slug matches after a hyphen', () => {
    expect(matchPlace('columbia-eastshandon', places)).toBeNull();
    expect(matchPlace('shandon', places)).toBeNull();
    expect(matchPlace('columbia-shandon', [])).toBeNull();
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
  it('is parsed by its form', () => {
    expect(parsePath('/faq/house-washing')).toEqual({ kind: 'service-faq', service: 'house-washing' });
    expect(parsePath('/faq/house-washing/columbia-shandon')).toEqual({
      kind: 'neighborhood-faq',
      service: 'house-washing',
      segment: 'columbia-shandon',
    });
    expect(parsePath('/services/irmo-south-carolina/roof-washing/faqs')).toEqual({
      kind: 'city-service-faq',
      city: 'irmo-south-carolina',
      service: 'roof-washing',
    });
    expect(parsePath('/services/roof')).toEqual({ kind: 'service', service: 'roof' });
    expect(parsePath('/blog/a-post')).toEqual({ kind: 'post', post: 'a-post' });
    expect(parsePath('/admin/blog/edit/42')).toEqual({ kind: 'edit-post', id: '42' });
  });

  it('is parsed the same with a trailing slash or .html', () => {
    for (const end of ['/', '.html', '//'])
      expect(parsePath(`/blog/a-post${end}`)).toEqual({ kind: 'post', post: 'a-post' });
  });

  it('is of kind other when no form matches', () => {
    for (const path of [
      '/',
      '',
      '/faq/a/b/c',
      '/services/a/b',
      '/services/a/b/faq',
      '/wp-login.php',
      '/admin/blog/edit',
    ]) {
      expect(parsePath(path), path).toEqual({ kind: 'other' });
    }
  });

  it('is decoded, or kept if it cannot be', () => {
    expect(parsePath('/blog/caf%C3%A9')).toEqual({ kind: 'post', post: 'café' });
    expect(parsePath('/blog/%E0%A4%A')).toEqual({ kind: 'post', post: '%E0%A4%A' });
  });
});
