import type { LinkTarget } from './markdown-tree.ts';
import type { PostReferences } from './post-references.ts';

/** Returns a text that is kept under a name and what it is made from, or makes it. */
export type KeepText = (name: string, inputs: unknown, make: () => Promise<string>) => Promise<string>;

/**
 * What the text of a post refers to, as `keep` has it from an earlier build. Where it has, the text need not be read,
 * and the Markdown pipeline, more than a hundred modules, is not loaded.
 */
export async function keptReferences(body: string, keep: KeepText): Promise<PostReferences> {
  const json = await keep('references of a post', body, async () => {
    const { postReferences } = await import('./post-references.ts');
    return JSON.stringify(postReferences(body));
  });
  return JSON.parse(json) as PostReferences;
}

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
