import type { MicrodataItem, PageFacts } from '../page-facts.ts';
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
