import { type PageFacts, readPage } from '#scripts/audit/read-page.ts';

/** What a page about a place covers, derived from its path. */
export interface PlacePage {
  readonly kind: 'neighborhood' | 'city-service' | 'place' | 'portrait';
  /** The service's slug; empty on a portrait and on a place's own page. */
  readonly service: string;
  /** The path segment of the place: columbia-shandon, aiken-south-carolina, irmo-sc. */
  readonly place: string;
}

/**
 * Parses the path of a page about a place, by the routes of the specification's table with one page per place; null for
 * other pages.
 */
export function placePage(path: string): PlacePage | null {
  const [start, ...steps] = path.split('/');
  if (start !== '' || steps.includes('')) return null;
  const [section, first = '', second = '', last] = steps;
  switch (`${section} ${steps.length}`) {
    case 'faq 3':
      return { kind: 'neighborhood', service: first, place: second };
    case 'services 4':
      return last === 'faqs' ? { kind: 'city-service', service: second, place: first } : null;
    case 'service-areas 3':
      return { kind: 'place', service: '', place: `${first}/${second}` };
    case 'service-areas 2':
    case 'locations 2':
      return { kind: 'portrait', service: '', place: first };
    default:
      return null;
  }
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
