import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { uploadFiles } from '#model/picture.ts';
import type { Post } from '#model/post.ts';
import { PATHS, postPath } from '#routes/paths.ts';
import { postCard } from '#seo/card.ts';
import { breadcrumbNode } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { HOME_CRUMB } from '#seo/crumbs.ts';
import { postNode } from '#seo/post-node.ts';

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
  // Search engines read every type of an uploaded cover.
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
