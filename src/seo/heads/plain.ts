import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
import { fittingSentences, MAX_DESCRIPTION } from '#seo/head.ts';

/** A page about the company or the site: its texts, and the label of its breadcrumb. */
export interface PlainPage {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly keywords: readonly string[];
  readonly index?: boolean;
}

/** The head of a plain page. Pages that are not indexed have no structured data. */
export function plainHead(site: Site, page: PlainPage): Head {
  const { origin } = site;
  const { business } = site.model;
  const index = page.index ?? true;
  return {
    title: page.title,
    description: fittingSentences(page.sentences, MAX_DESCRIPTION),
    keywords: page.keywords,
    path: page.path,
    index,
    ...DEFAULT_CARD,
    article: null,
    graph: index
      ? [businessNode(business, origin), breadcrumbNode([HOME_CRUMB, { label: page.label, path: page.path }], origin)]
      : [],
  };
}
