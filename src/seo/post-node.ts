import type { JsonLdNode } from '#model/page.ts';
import type { Business } from '#model/business.ts';
import type { Post } from '#model/post.ts';
import { absolute, postPath } from '#routes/paths.ts';
import { businessRef } from './business-node.ts';
import { node } from './json-ld.ts';

/** A blog post as structured data. A post signed by the company is the company's, not a person's. */
export function postNode(post: Post, business: Business, image: string, origin: string): JsonLdNode {
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
