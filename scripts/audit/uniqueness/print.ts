import { detached } from '#scripts/audit/string-table.ts';
import { MASK, NameMask, wordsOf } from './masked-words.ts';
import type { FactCount, PlaceFacts } from './place-facts.ts';
import { type PlacePage, placePage } from './place-page.ts';
import type { PlaceWords } from './place-words.ts';
import { readingGrade } from './reading-grade.ts';
import { type Shingler, textHash } from './shingles.ts';

/** What is told of a page by itself. */
export interface PageFigures {
  readonly path: string;
  readonly kind: PlacePage['kind'];
  /** Facts that fail a name swap; null where nothing is known of the place. */
  readonly facts: FactCount | null;
  /** School grade. */
  readonly grade: number;
}

/** What stays in memory of a page about a place: about 7 kB, nearly all of it shingles. */
export interface PagePrint extends PlacePage, PageFigures {
  readonly kind: PlacePage['kind'];
  /** Hashes of the article's shingles, ascending, the place's own names masked. */
  readonly shingles: Uint32Array;
  /** A hash of each answer, in the page's order, the place's own names masked. */
  readonly answers: Float64Array;
}

/** A hash of 53 bits: among millions of answers no two meet by chance. */
const answerHash = (text: string): number => textHash(text) * 2 ** 21 + (textHash(text, 0x01234567) >>> 11);

/** The text with each name as a mask, the longest names first: West Columbia before Columbia. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((masked, name) => masked.replaceAll(name, MASK), text);

/** The print of a page's words. Throws an Error for a page that is not about a place; without `facts` none are counted. */
export function printOf(page: PlaceWords, shingler: Shingler, facts: PlaceFacts | null): PagePrint {
  const about = placePage(page.path);
  if (about === null) throw new Error(`${page.path} is no page about a place.`);
  const blocks = page.blocks.map((text) => ({ text, words: wordsOf(text) }));
  const words = blocks.flatMap((block) => block.words);
  return {
    kind: about.kind,
    service: detached(about.service),
    place: detached(about.place),
    path: detached(page.path),
    shingles: shingler.shingles(new NameMask(page.names).masked(words)),
    answers: Float64Array.from(page.answers, (answer) => answerHash(withoutNames(answer, page.names))),
    facts: facts?.count(about, page.blocks.join(' ')) ?? null,
    grade: readingGrade(blocks),
  };
}
