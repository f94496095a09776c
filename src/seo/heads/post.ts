import type { Business } from '#model/business.ts';
import type { Site } from '#model/model.ts';
import type { Crumb, Head, JsonLdNode } from '#model/page.ts';
import { uploadFiles } from '#model/picture.ts';
import type { Post } from '#model/post.ts';
import { absolute, PATHS, postPath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode, businessRef } from '#seo/business-node.ts';
import { postCard } from '#seo/card.ts';
import { node } from '#seo/json-ld.ts';

/**
 * The node of a blog post. A post signed with the company's name has the business as its author, not a
 * person.
 */
function postNode(post: Post, business: Business, image: string, origin: string): JsonLdNode {
  const url = absolute(origin, postPath(post.slug));
  return node({
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: post.author === business.name ? businessRef(origin) : { '@type': 'Person', name: post.author },
    publisher: businessRef(origin),
    image: absolute(origin, image),
    keywords: post.tags.join(', '),
    mainEntityOfPage: url,
    url,
  });
}

/** The breadcrumb of a post. */
export const postCrumbs = (post: Post): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Blog', path: PATHS.blog },
  { label: post.title, path: postPath(post.slug) },
];

/** The head of a blog post. */
export function postHead(site: Site, post: Post): Head {
  const { origin } = site;
  const { business } = site.model;
  const card = postCard(site, post);
  // Unlike social networks, search engines also read AVIF.
  const image = uploadFiles(post.coverImage ?? '')?.src ?? card.card;
  return {
    title: post.title,
    description: post.metaDescription,
    keywords: post.tags,
    path: postPath(post.slug),
    index: true,
    ...card,
    article: { publishedTime: post.publishedAt, modifiedTime: post.updatedAt, tags: post.tags },
    graph: [
      businessNode(business, origin),
      postNode(post, business, image, origin),
      breadcrumbNode(postCrumbs(post), origin),
    ],
  };
}
