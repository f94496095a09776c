import type { MicrodataItem, PageFacts } from '../page-facts.ts';
import { detached } from '../string-table.ts';
import { MASK, NameMask, wordsOf } from './masked-words.ts';
import type { FactCount, PlaceFacts } from './place-facts.ts';
import { ownNames, type PlacePage, placePage } from './place-page.ts';
import { readingGrade } from './reading-grade.ts';
import { type Shingler, textHash } from './shingles.ts';

/** What stays in memory of a page about a place: about 7 kB, nearly all of it shingles. */
export interface PagePrint extends PlacePage {
  readonly path: string;
  /** Hashes of the article's shingles, ascending, the place's own names masked. */
  readonly shingles: Uint32Array;
  /** A hash of each answer, in the page's order, the place's own names masked. */
  readonly answers: Float64Array;
  /** Facts that fail a name swap; null where nothing is known of the place. */
  readonly facts: FactCount | null;
  /** School grade. */
  readonly grade: number;
}

type Value = string | MicrodataItem;

const itemsOf = (values: readonly Value[] | undefined): MicrodataItem[] =>
  (values ?? []).filter((value): value is MicrodataItem => typeof value !== 'string');

/** The texts of a page's answers, as its microdata marks them. */
export function answersOf(page: PageFacts): string[] {
  return page.items
    .filter((item) => item.type === 'FAQPage')
    .flatMap((item) => itemsOf(item.properties.get('mainEntity')))
    .flatMap((question) => itemsOf(question.properties.get('acceptedAnswer')))
    .flatMap((answer) => answer.properties.get('text') ?? [])
    .filter((text) => typeof text === 'string');
}

/** A hash of 53 bits: among millions of answers no two meet by chance. */
const answerHash = (text: string): number => textHash(text) * 2 ** 21 + (textHash(text, 0x01234567) >>> 11);

/** The text with each name as a mask, the longest names first: West Columbia before Columbia. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((masked, name) => masked.replaceAll(name, MASK), text);

/**
 * The print of a page; null for one that is not about a place, or that search engines may not list.
 * Without `facts` none are counted.
 */
export function printOf(page: PageFacts, shingler: Shingler, facts: PlaceFacts | null): PagePrint | null {
  const about = placePage(page.path);
  if (about === null || page.noindex) return null;
  const texts = page.articleBlocks ?? [];
  const names = ownNames(page.crumb ?? '');
  const blocks = texts.map((text) => ({ text, words: wordsOf(text) }));
  const words = blocks.flatMap((block) => block.words);
  return {
    kind: about.kind,
    service: detached(about.service),
    place: detached(about.place),
    path: detached(page.path),
    shingles: shingler.shingles(new NameMask(names).masked(words)),
    answers: Float64Array.from(answersOf(page), (answer) => answerHash(withoutNames(answer, names))),
    facts: facts?.count(about, texts.join(' ')) ?? null,
    grade: readingGrade(blocks),
  };
}
