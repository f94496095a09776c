import type { Crumb, Head, Site } from '../../domain/page.ts';
import { uploadFiles } from '../../domain/picture-files.ts';
import type { Post } from '../../domain/post.ts';
import { PATHS, postPath } from '../../routes/paths.ts';
import { postCard } from '../card.ts';
import { breadcrumbNode } from '../breadcrumb.ts';
import { businessNode } from '../business-node.ts';
import { HOME_CRUMB } from '../crumbs.ts';
import { postNode } from '../post-node.ts';

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
