import type { LinkTarget } from './markdown-tree.ts';
import type { PostReferences } from './post-references.ts';

/**
 * A sentence for the operator for each link of a post to a page that does not exist, and for each picture of its text
 * that no page shows because nobody uploaded it. Uploaded pictures whose file is missing are reported with the
 * snapshot.
 */
export const postNotices = (
  posts: readonly { readonly slug: string; readonly references: PostReferences }[],
  targetOf: LinkTarget,
): string[] =>
  posts.flatMap(({ slug, references: { links, omitted } }) => [
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
  ]);
