import { detached } from '#scripts/audit/string-table.ts';
import { MASK, NameMask, splitWords } from './name-mask.ts';
import type { FactCount, PlaceFacts } from './place-facts.ts';
import { type PlacePage, placePage, type PlaceText } from './place-page.ts';
import { readingGrade } from './reading-grade.ts';
import { type Shingler, textHash } from './shingles.ts';

/** The figures of a single page in the result. */
export interface PageFigures {
  readonly path: string;
  readonly kind: PlacePage['kind'];
  /** Facts that would be wrong for a neighboring place; null if the data has no such place. */
  readonly facts: FactCount | null;
  /** Reading grade (Flesch-Kincaid). */
  readonly grade: number;
}

/** What is kept of a page for comparison: about 7 kB, nearly all of it shingles. */
export interface PageFingerprint extends PlacePage, PageFigures {
  readonly kind: PlacePage['kind'];
  /** Hashes of the article's shingles, sorted, with the place's own names masked. */
  readonly shingles: Uint32Array;
  /** A hash of each answer, in page order, with the place's own names masked. */
  readonly answers: Float64Array;
}

/** A 53-bit hash, so that millions of answers do not collide. */
const answerHash = (text: string): number => textHash(text) * 2 ** 21 + (textHash(text, 0x01234567) >>> 11);

/** Masks names in a text, longest first: West Columbia before Columbia. */
const maskNames = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((masked, name) => masked.replaceAll(name, MASK), text);

/**
 * Computes the fingerprint of a page. Without `facts` none are counted. Throws an Error for a page not about
 * a place.
 */
export function fingerprint(page: PlaceText, shingler: Shingler, facts: PlaceFacts | null): PageFingerprint {
  const about = placePage(page.path);
  if (about === null) throw new Error(`${page.path} is not a page about a place.`);
  const blocks = page.blocks.map((text) => ({ text, words: splitWords(text) }));
  const words = blocks.flatMap((block) => block.words);
  return {
    kind: about.kind,
    service: detached(about.service),
    place: detached(about.place),
    path: detached(page.path),
    shingles: shingler.shingles(new NameMask(page.names).mask(words)),
    answers: Float64Array.from(page.answers, (answer) => answerHash(maskNames(answer, page.names))),
    facts: facts?.count(about, page.blocks.join(' ')) ?? null,
    grade: readingGrade(blocks),
  };
}
