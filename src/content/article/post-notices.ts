import type { Model } from '#model/model.ts';
import { onSite } from '#model/picture.ts';
import type { LinkTarget } from './markdown-tree.ts';
import { renderMarkdown } from './markdown.ts';

/**
 * A sentence for the operator for each link of a post to a page that does not exist, and for each picture of its text
 * that no page shows because nobody uploaded it. Uploaded pictures whose file is missing are reported with the
 * snapshot.
 */
export const postNotices = (model: Model, targetOf: LinkTarget): string[] =>
  model.posts.flatMap(({ slug, body }) => {
    const missing = new Set<string>();
    const { omitted } = renderMarkdown(body, onSite, (href) => {
      const target = targetOf(href);
      if (target === null) missing.add(href);
      return target;
    });
    return [
      ...[...missing].map(
        (href) =>
          `Link to a page that does not exist: post ${slug} links to ${href}. The link is shown as text; change it in the staff area.`,
      ),
      ...[...new Set(omitted)].map(
        (src) =>
          `Picture that is not uploaded: post ${slug} has ${src}. It is left out; upload it in the staff area, or remove it.`,
      ),
    ];
  });
