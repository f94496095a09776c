import { type PageFacts, readPage } from '#scripts/audit/read-page.ts';

/** What a page about a place covers, derived from its path. */
export interface PlacePage {
  readonly kind: 'neighborhood' | 'city-service' | 'place' | 'portrait';
  /** The service's slug; empty on a portrait and on a place's own page. */
  readonly service: string;
  /** The path segment of the place: columbia-shandon, aiken-south-carolina, irmo-sc. */
  readonly place: string;
}

/** The routes of the specification's table with one page per place. */
const ROUTES: readonly { readonly kind: PlacePage['kind']; readonly path: RegExp }[] = [
  { kind: 'neighborhood', path: /^\/faq\/(?<service>[^/]+)\/(?<place>[^/]+)$/ },
  { kind: 'city-service', path: /^\/services\/(?<place>[^/]+)\/(?<service>[^/]+)\/faqs$/ },
  { kind: 'place', path: /^\/service-areas\/(?<place>[^/]+\/[^/]+)$/ },
  { kind: 'portrait', path: /^\/service-areas\/(?<place>[^/]+)$/ },
  { kind: 'portrait', path: /^\/locations\/(?<place>[^/]+)$/ },
];

/** Parses the path of a page about a place; null for other pages. */
export function placePage(path: string): PlacePage | null {
  for (const { kind, path: pattern } of ROUTES) {
    const groups = pattern.exec(path)?.groups;
    if (groups !== undefined) return { kind, service: groups['service'] ?? '', place: groups['place'] ?? '' };
  }
  return null;
}

/**
 * The place names in a breadcrumb's last step: Shandon and Columbia for 'Shandon, Columbia', Irmo for 'Irmo
 * FAQs'.
 */
export function ownNames(crumb: string): string[] {
  return crumb
    .replace(/ FAQs$|, [A-Z]{2}$|:.*$/, '')
    .split(/, (?:near )?/)
    .filter((name) => name !== '');
}

/** The text of a page about a place that is compared with other pages. */
export interface PlaceText {
  readonly path: string;
  /** The place's own names, which are masked. */
  readonly names: readonly string[];
  /** The text blocks of the article. */
  readonly blocks: readonly string[];
  /** The text of each question. */
  readonly questions: readonly string[];
  readonly noindex: boolean;
}

/** The compared text of a page; null if it is not about a place. */
export function placeText(page: PageFacts): PlaceText | null {
  if (placePage(page.path) === null) return null;
  return {
    path: page.path,
    names: ownNames(page.crumb ?? ''),
    blocks: page.articleBlocks ?? [],
    // Menus have summaries too; a question ends with a question mark.
    questions: page.questions.filter((text) => text.endsWith('?')),
    noindex: page.noindex,
  };
}

const ROBOTS = /<meta[^>]*\bname="robots"[^>]*>/;

/**
 * Cuts a page down to its robots tag and <main> up to the end of the article: parsing the rest takes two
 * thirds of the time. Returns a page of another structure unchanged.
 */
function comparedHtml(html: string): string {
  const main = html.indexOf('<main');
  const end = html.lastIndexOf('</article>');
  if (main === -1 || end < main || html.includes('aria-current="page"', end)) return html;
  return (ROBOTS.exec(html)?.[0] ?? '') + html.slice(main, end);
}

/** Reads the compared text of a page from its HTML; null if the page is not about a place. */
export const readPlaceText = (path: string, html: string): PlaceText | null =>
  placeText(readPage(path, comparedHtml(html)));
