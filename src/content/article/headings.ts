import { type Html, html } from './html.ts';

/** Ids that the layout, the page's own sections and scripts use on every article page. */
const PAGE_IDS = [
  'main',
  'cta-title',
  'next-title',
  'quote-overdue',
  ...['menu-finder', 'page-finder'].flatMap((finder) => ['field', 'label', 'menu'].map((part) => `${finder}-${part}`)),
];

/**
 * Names that scripts look up on `window` and that some browsers do not define: an element with such an id
 * would be found instead (DOM clobbering).
 */
const GLOBALS = ['define', 'exports', 'fbq', 'global', 'module', 'navigation', 'process', 'registration', 'require'];

const RESERVED: readonly string[] = [...PAGE_IDS, ...GLOBALS];

/** Converts a text to a slug: 'Does it harm the roof?' becomes 'does-it-harm-the-roof'. */
const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/**
 * Returns a function that assigns ids to the headings of one page: deterministic, unique, and never one that
 * the page or a script already uses.
 */
export function headingIds(): (text: string) => string {
  const used = new Set<string>(RESERVED);
  // Where to go on counting, so that the same heading ten thousand times takes no longer than different ones.
  const counts = new Map<string, number>();
  return (text) => {
    const plain = slugify(text);
    let id = plain;
    let count = counts.get(plain) ?? 2;
    for (; used.has(id); count += 1) id = `${plain}-${count}`;
    counts.set(plain, count);
    used.add(id);
    return id;
  };
}

/** A heading that can be linked to by its id. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/**
 * A page's table of contents: collapsed above the text on phones, beside it on wide screens. Null if there
 * are fewer than two headings.
 */
export function contentsList(title: string, headings: readonly Heading[]): Html | null {
  if (headings.length < 2) return null;
  const items = headings.map((heading) => html`<li><a href="#${heading.id}">${heading.text}</a></li>`);
  return html`<nav class="text-index" aria-label="${title}"><details><summary>${title}</summary><ol>${items}</ol></details></nav>`;
}
