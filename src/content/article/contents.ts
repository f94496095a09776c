import { type Html, html } from './html.ts';

/** A heading that can be linked to by its id. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/**
 * A page's table of contents: folded above the text on a phone, beside it on a wide screen. Null for a single part.
 */
export function contentsList(title: string, headings: readonly Heading[]): Html | null {
  if (headings.length < 2) return null;
  const items = headings.map((heading) => html`<li><a href="#${heading.id}">${heading.text}</a></li>`);
  return html`<nav class="text-index" aria-label="${title}"><details><summary>${title}</summary><ol>${items}</ol></details></nav>`;
}
