import { type Landscape, waterNear } from '#model/landscape.ts';
import { type Coordinates } from '#model/geography.ts';
import type { LinkedPost, Post } from '#model/post.ts';
import type { Service } from '#model/service.ts';
import type { LinkGroup } from './related-links.ts';
import { placePath, postPath, servicePath } from './paths.ts';

/** A neighborhood or a city, as far as a post can be about it. */
interface Subject {
  readonly name: string;
  readonly coordinates: Coordinates | null;
  readonly characteristics?: readonly string[];
}

type Waters = Pick<Landscape, 'waters'>;

/** The maximum number of posts that a page links to, and of places that a post links to. */
const MAX_POSTS = 3;
const MAX_PLACES = 12;

const SERVICE_LINK = /\]\(\/(?:services|faq)\/([a-z0-9-]+)\/?[)#?]/g;

/** Reduces a post to what its links need. */
export const linkedPost = ({ slug, title, tags, body }: Post): LinkedPost => ({
  slug,
  title,
  tags: tags.map((tag) => tag.toLowerCase()),
  services: [...new Set([...body.matchAll(SERVICE_LINK)].map(([, service = '']) => service))],
});

type ServiceSlugs = Pick<Service, 'slug' | 'catalogueSlug'>;

/** A post written before a service was renamed links to its former slug. */
const hasSlug = (service: ServiceSlugs, slug: string): boolean =>
  slug === service.slug || slug === service.catalogueSlug;

const linksTo = (post: LinkedPost, service: ServiceSlugs): boolean =>
  post.services.some((slug) => hasSlug(service, slug));

/** The service that a post is about: the only one that its text links to; null for none or several. */
export function soleService<Own extends ServiceSlugs>(post: LinkedPost, services: readonly Own[]): Own | null {
  const linked = services.filter((service) => linksTo(post, service));
  return linked.length === 1 ? linked[0]! : null;
}

/** What a post about a place may have as a tag: its name, what is characteristic of it, the water near it. */
function topicsOf({ name, coordinates, characteristics = [] }: Subject, region: Waters): readonly string[] {
  const water = waterNear(region, coordinates);
  return [name, ...characteristics, ...(water === null ? [] : [water.name])].map((topic) => topic.toLowerCase());
}

/** Whether a post is about a place: one of its tags is a topic of the place. */
const isAbout = (post: LinkedPost, topics: readonly string[]): boolean => post.tags.some((tag) => topics.includes(tag));

/**
 * The posts that a page about a service, a place, or a service at a place links to: those that link to the
 * service's pages and are about the place. In the order of `posts`, which is the newest first.
 */
export function postLinks(
  posts: readonly LinkedPost[],
  region: Waters,
  { service, subject }: { readonly service?: ServiceSlugs; readonly subject?: Subject },
): LinkGroup {
  const topics = subject === undefined ? null : topicsOf(subject, region);
  const about = posts.filter(
    (post) => (service === undefined || linksTo(post, service)) && (topics === null || isAbout(post, topics)),
  );
  return {
    heading: 'From our blog',
    links: about.slice(0, MAX_POSTS).map((post) => ({ label: post.title, href: postPath(post.slug) })),
  };
}

/** The pages that a post leads to: the services that its text links to, and places that it is about. */
export function pagesOfPost(
  post: LinkedPost,
  region: Waters,
  services: readonly Service[],
  places: readonly (Subject & { readonly slug: string; readonly citySlug: string; readonly cityName: string })[],
): readonly LinkGroup[] {
  return [
    {
      heading: 'The work in this article',
      links: post.services
        .flatMap((slug) => services.filter((service) => hasSlug(service, slug) && service.inStore))
        .map((service) => ({ label: service.displayName, href: servicePath(service.slug) })),
    },
    {
      heading: 'Places this is about',
      links: places
        .filter((place) => isAbout(post, topicsOf(place, region)))
        .slice(0, MAX_PLACES)
        .map((place) => ({ label: `${place.name}, ${place.cityName}`, href: placePath(place.citySlug, place.slug) })),
    },
  ];
}
