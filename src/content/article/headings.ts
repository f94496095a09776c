import { type Html, html } from './html.ts';

/** Ids that a page of reading has already, from its frame, its own sections, and what scripts add to it. */
const OF_THE_PAGE = [
  'main',
  'cta-title',
  'next-title',
  'quote-overdue',
  ...['menu-finder', 'page-finder'].flatMap((finder) => ['field', 'label', 'menu'].map((part) => `${finder}-${part}`)),
];

/**
 * Names that scripts look for on `window` and that not every browser has there: an element with such an id would be found
 * in their place (DOM clobbering).
 */
const OF_SCRIPTS = ['define', 'exports', 'fbq', 'global', 'module', 'navigation', 'process', 'registration', 'require'];

const TAKEN: readonly string[] = [...OF_THE_PAGE, ...OF_SCRIPTS];

/** A text as it stands in an address: 'Does it harm the roof?' gives 'does-it-harm-the-roof'. */
const inAddress = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/**
 * Gives the headings of one page their ids, in the order they are asked for: the same texts get the same ids in every
 * build, no id comes twice, and none is the page's own or one that a script could take for something else.
 */
export function headingIds(): (text: string) => string {
  const given = new Set<string>(TAKEN);
  return (text) => {
    const plain = inAddress(text);
    let id = plain;
    for (let count = 2; given.has(id); count += 1) id = `${plain}-${count}`;
    given.add(id);
    return id;
  };
}

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
