import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#model/geography.ts';
import type { Landscape } from '#model/landscape.ts';
import type { Neighborhood } from '#model/place.ts';
import type { LinkedPost } from '#model/post.ts';
import { linkedPost, pagesOfPost, postLinks, soleService } from '#routes/related-posts.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';

/** A lake north of Columbia. */
const LAKE = { latitude: 34.08, longitude: -81.3 };
const region: Pick<Landscape, 'waters'> = {
  waters: [{ name: 'Lake Murray', points: [[LAKE.latitude, LAKE.longitude]] }],
};

/** A post of the small site about a subject, with links to the pages of services. */
const post = (slug: string, tags: readonly string[], ...services: readonly string[]): LinkedPost =>
  linkedPost({
    ...smallModel().posts[0]!,
    slug,
    tags,
    body: services.map((service) => `[Work](/services/${service})`).join(' '),
  });
const linked = [
  post('lake-murray-dock-care', ['docks', 'Lake Murray'], 'dock-cleaning', 'deck-cleaning'),
  post('red-clay-driveway-stains', ['red clay'], 'driveway-pressure-washing'),
  post('roof-algae', ['roof'], 'roof-washing'),
];

const place = (slug: string, coordinates: Coordinates | null, ...characteristics: readonly string[]): Neighborhood => ({
  ...smallPlace('rosewood'),
  slug,
  name: slug,
  coordinates,
  characteristics,
});
const SHORE = place('shore', LAKE, 'lakefront');
const INLAND = place('inland', { latitude: 33.5, longitude: -81.7 }, 'red clay');

const hrefs = (links: readonly { readonly href: string }[]): string[] => links.map(({ href }) => href);

const named = (slug: string) => ({ slug, catalogueSlug: slug });
const DOCKS = '/blog/lake-murray-dock-care';
const CLAY = '/blog/red-clay-driveway-stains';

describe('the service of a post', () => {
  const services = ['dock-cleaning', 'deck-cleaning', 'roof-washing'].map(named);

  it('is the only one that its text links to', () => {
    expect(soleService(linked[2]!, services)?.slug).toBe('roof-washing');
  });

  it('is none for a post that links to several, or to none of them', () => {
    expect(soleService(linked[0]!, services)).toBeNull();
    expect(soleService(linked[1]!, services)).toBeNull();
  });
});

describe('the posts of a page', () => {
  it('about a service are those that link to it', () => {
    const { links } = postLinks(linked, region, { service: named('dock-cleaning') });
    expect(hrefs(links)).toEqual([DOCKS]);
  });

  it('about a renamed service are those that link to its former slug, too', () => {
    const { links } = postLinks(linked, region, { service: { slug: 'pier-cleaning', catalogueSlug: 'dock-cleaning' } });
    expect(hrefs(links)).toEqual([DOCKS]);
  });

  it('about a place are those with its water or its soil as a tag', () => {
    expect(hrefs(postLinks(linked, region, { subject: SHORE }).links)).toEqual([DOCKS]);
    expect(hrefs(postLinks(linked, region, { subject: INLAND }).links)).toEqual([CLAY]);
  });

  it('about a service at a place are about both', () => {
    const subject = SHORE;
    expect(hrefs(postLinks(linked, region, { service: named('dock-cleaning'), subject }).links)).toEqual([DOCKS]);
    expect(postLinks(linked, region, { service: named('roof-washing'), subject }).links).toEqual([]);
  });

  it('are not about a place far from the water of the post', () => {
    expect(hrefs(postLinks(linked, region, { subject: INLAND }).links)).not.toContain(DOCKS);
  });

  it('are three at most', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...linked[0]!, slug: `post-${index}` }));
    expect(postLinks(many, region, {}).links).toHaveLength(3);
  });
});

it('a post leads to the services of its text and to the places that it is about', () => {
  const places = [SHORE, INLAND, ...Array.from({ length: 14 }, (_, index) => place(`shore-${index}`, LAKE))];
  const services = ['dock-cleaning', 'deck-cleaning', 'roof-washing'].map((slug) => ({
    ...smallService('house-washing'),
    slug,
    catalogueSlug: slug,
  }));
  const [work, about] = pagesOfPost(linked[0]!, region, services, places);
  expect(hrefs(work!.links)).toEqual(['/services/dock-cleaning', '/services/deck-cleaning']);
  expect(hrefs(about!.links)).toContain('/service-areas/columbia-south-carolina/shore');
  expect(hrefs(about!.links)).not.toContain('/service-areas/columbia-south-carolina/inland');
  expect(about!.links).toHaveLength(12);
});
