import { onSite } from '#model/picture.ts';
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
