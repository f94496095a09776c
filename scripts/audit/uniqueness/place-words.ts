import { readPage } from '#scripts/audit/extract.ts';
import type { MicrodataItem, PageFacts } from '#scripts/audit/page-facts.ts';
import { ownNames, placePage } from './place-page.ts';

/** The words of a page about a place: all that is compared. */
export interface PlaceWords {
  readonly path: string;
  /** The place's own names, which do not count. */
  readonly names: readonly string[];
  /** The blocks of its article. */
  readonly blocks: readonly string[];
  /** The texts of its answers. */
  readonly answers: readonly string[];
}

type Value = string | MicrodataItem;

const itemsOf = (values: readonly Value[] | undefined): MicrodataItem[] =>
  (values ?? []).filter((value): value is MicrodataItem => typeof value !== 'string');

/** The texts of a page's answers, as its microdata marks them. */
function answersOf(page: PageFacts): string[] {
  return page.items
    .filter((item) => item.type === 'FAQPage')
    .flatMap((item) => itemsOf(item.properties.get('mainEntity')))
    .flatMap((question) => itemsOf(question.properties.get('acceptedAnswer')))
    .flatMap((answer) => answer.properties.get('text') ?? [])
    .filter((text) => typeof text === 'string');
}

/** The words of a page; null for one that is not about a place, or that search engines may not list. */
export function placeWords(page: PageFacts): PlaceWords | null {
  if (page.noindex || placePage(page.path) === null) return null;
  return {
    path: page.path,
    names: ownNames(page.crumb ?? ''),
    blocks: page.articleBlocks ?? [],
    answers: answersOf(page),
  };
}

const ROBOTS = /<meta[^>]*\bname="robots"[^>]*>/;

/**
 * Of a page what is compared, the breadcrumb before it, and whether it may be listed: the rest is two thirds of the time
 * to read it. A page that stands otherwise is read whole.
 */
function compared(html: string): string {
  const main = html.indexOf('<main');
  const end = html.lastIndexOf('</article>');
  if (main === -1 || end < main || html.includes('aria-current="page"', end)) return html;
  return (ROBOTS.exec(html)?.[0] ?? '') + html.slice(main, end);
}

/** The words of the page that answers at a path, from its HTML; null as `placeWords` has it. */
export const readPlaceWords = (path: string, html: string): PlaceWords | null =>
  placeWords(readPage(path, compared(html)));
