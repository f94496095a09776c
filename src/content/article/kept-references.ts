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
