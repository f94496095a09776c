import { describe, expect, it } from 'vitest';
import { linkedPost, pagesOfPost, postLinks } from '#routes/related-posts.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { business, posts, services, neighborhoods } = committedModel();
const { region } = business;
const linked = posts.map(linkedPost);
const place = (slug: string) => neighborhoods.find((candidate) => candidate.slug === slug)!;
const hrefs = (links: readonly { readonly href: string }[]): string[] => links.map(({ href }) => href);

const named = (slug: string) => ({ slug, catalogueSlug: slug });
const DOCKS = '/blog/lake-murray-dock-care';
const CLAY = '/blog/red-clay-driveway-stains';

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
    expect(hrefs(postLinks(linked, region, { subject: place('amicks-ferry') }).links)).toContain(DOCKS);
    const clay = neighborhoods.find(({ characteristics }) => characteristics.includes('red clay'))!;
    expect(hrefs(postLinks(linked, region, { subject: clay }).links)).toContain(CLAY);
  });

  it('about a service at a place are about both', () => {
    const subject = place('amicks-ferry');
    expect(hrefs(postLinks(linked, region, { service: named('dock-cleaning'), subject }).links)).toEqual([DOCKS]);
    expect(postLinks(linked, region, { service: named('roof-washing'), subject }).links).toEqual([]);
  });

  it('are not about a place far from the water of the post', () => {
    expect(hrefs(postLinks(linked, region, { subject: place('downtown-aiken') }).links)).not.toContain(DOCKS);
  });

  it('are three at most', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...linked[0]!, slug: `post-${index}` }));
    expect(postLinks(many, region, {}).links).toHaveLength(3);
  });
});

it('a post leads to the services of its text and to the places that it is about', () => {
  const dock = linked.find(({ slug }) => slug === 'lake-murray-dock-care')!;
  const [work, about] = pagesOfPost(dock, region, services, neighborhoods);
  expect(hrefs(work!.links)).toEqual(['/services/dock-cleaning', '/services/deck-cleaning']);
  expect(hrefs(about!.links)).toContain('/service-areas/chapin-south-carolina/amicks-ferry');
  expect(about!.links.length).toBeLessThanOrEqual(12);
});
