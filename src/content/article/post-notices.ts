import type { Model } from '#model/model.ts';
import { onSite } from '#model/picture.ts';
import type { LinkTarget } from './markdown-tree.ts';
import { renderMarkdown } from './markdown.ts';

/** What the text of a post refers to. */
export interface PostReferences {
  /** The address of each link. */
  readonly links: readonly string[];
  /** The pictures that no page shows, because nobody uploaded them. */
  readonly omitted: readonly string[];
}

/** Reads what the text of a post refers to, which takes a few milliseconds and depends on nothing but the text. */
export function postReferences(body: string): PostReferences {
  const links = new Set<string>();
  const { omitted } = renderMarkdown(body, onSite, (href) => {
    links.add(href);
    return href;
  });
  return { links: [...links], omitted: [...new Set(omitted)] };
}

/**
 * A sentence for the operator for each link of a post to a page that does not exist, and for each picture of its text
 * that no page shows because nobody uploaded it. Uploaded pictures whose file is missing are reported with the
 * snapshot. `referencesOf` may return what an earlier build read of the same text.
 */
export const postNotices = (model: Model, targetOf: LinkTarget, referencesOf = postReferences): string[] =>
  model.posts.flatMap(({ slug, body }) => {
    const { links, omitted } = referencesOf(body);
    return [
      ...links
        .filter((href) => targetOf(href) === null)
        .map(
          (href) =>
            `Link to a page that does not exist: post ${slug} links to ${href}. The link is shown as text; change it in the staff area.`,
        ),
      ...omitted.map(
        (src) =>
          `Picture that is not uploaded: post ${slug} has ${src}. It is left out; upload it in the staff area, or remove it.`,
      ),
    ];
  });
