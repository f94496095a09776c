import { renderMarkdown } from '#content/article/markdown.ts';

/** What a post's text refers to on the site itself, each once. */
export interface TextAddresses {
  /** Links to pages and files of the site, as they are written. */
  readonly links: readonly string[];
  /** Paths of the files of uploaded pictures. */
  readonly pictures: readonly string[];
}

/** Finds what a post refers to, with the parser that renders it. `origin` is the site's. */
export function textAddresses(body: string, origin: string): TextAddresses {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const isOwn = (href: string): boolean =>
    !href.startsWith('#') && URL.canParse(href, origin) && new URL(href, origin).origin === origin;
  renderMarkdown(
    body,
    (path) => {
      pictures.add(path);
      return path;
    },
    (href) => {
      if (isOwn(href)) links.add(href);
      return href;
    },
  );
  return { links: [...links], pictures: [...pictures] };
}
