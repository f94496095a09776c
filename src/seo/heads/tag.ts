import { tagHeading, tagSentences } from '#content/pages/tag.ts';
import type { Site } from '#model/model.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Tag } from '#model/tag.ts';
import { PATHS, tagPath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
import { firstFitting, fittingSentences, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';

/** The breadcrumb of a tag's page. */
export const tagCrumbs = (tag: Tag): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Blog', path: PATHS.blog },
  { label: tag.name, path: tagPath(tag.slug) },
];

/** The head of a tag's page; noindex, and without structured data, while a single post has the tag. */
export function tagHead(site: Site, tag: Tag): Head {
  const { origin } = site;
  const { business } = site.model;
  const index = tag.posts.length > 1;
  return {
    title: firstFitting([`Blog: ${tagHeading(tag)}`, tagHeading(tag), `Blog: “${tag.name}”`], MAX_TITLE),
    description: fittingSentences(tagSentences(tag, business), MAX_DESCRIPTION),
    keywords: [tag.name, 'exterior cleaning blog'],
    path: tagPath(tag.slug),
    index,
    ...DEFAULT_CARD,
    article: null,
    graph: index ? [businessNode(business, origin), breadcrumbNode(tagCrumbs(tag), origin)] : [],
  };
}
