import { detached } from '#scripts/audit/string-table.ts';
import { MIN_SENTENCE_WORDS } from './gates.ts';
import { NameMask, POSSESSIVE, splitWords } from './name-mask.ts';
import { type PlacePage, placePage, type PlaceText } from './place-page.ts';
import { readingGrade } from './reading-grade.ts';
import type { ServiceTerms } from './subjects.ts';

/** What is kept of a page for comparison with the others: a kilobyte, nearly all of it sentences. */
export interface PageFingerprint extends PlacePage {
  readonly path: string;
  /** Whether the page itself says noindex. */
  readonly noindex: boolean;
  /** A hash of each sentence of the article, with the names of place, city and service masked. */
  readonly sentences: Float64Array;
  /** The number of words of each sentence. */
  readonly words: Uint16Array;
  readonly questions: number;
  /** How many of the questions name the service or a surface it works on. */
  readonly questionsAboutService: number;
  /** Reading grade (Flesch-Kincaid); null if it was not asked for. */
  readonly grade: number | null;
}

const FNV_PRIME = 0x01000193;

/** A 32-bit FNV-1a hash. */
function textHash(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** A 53-bit hash, so that millions of sentences do not collide. */
const sentenceHash = (text: string): number =>
  textHash(text, 0x811c9dc5) * 2 ** 21 + (textHash(text, 0x01234567) >>> 11);

// Not after the period of an abbreviation before a name: St. Matthews, U.S. Highway 176.
const SENTENCE_BREAK = /(?<=(?<!\b(?:St|Dr|Mt|U\.S|a\.m|p\.m)\.)[.?!]["'”’)]?)\s+(?=["'“(]?[A-Z0-9])/;

const wholeWord = (term: string): RegExp => new RegExp(`\\b${term.replace(/[^a-z0-9 ]/g, '.')}`);

const patterns = new WeakMap<ServiceTerms, readonly RegExp[]>();

/** Whether a question names the service or a surface it works on. */
export function isAboutService(question: string, service: ServiceTerms): boolean {
  let terms = patterns.get(service);
  if (terms === undefined) patterns.set(service, (terms = service.terms.map(wholeWord)));
  const lower = question.toLowerCase();
  return terms.some((term) => term.test(lower));
}

/** The sentences of a block that count: their hashes and their numbers of words. */
interface BlockSentences {
  readonly hashes: readonly number[];
  readonly words: readonly number[];
}

function readBlock(block: string, mask: NameMask): BlockSentences {
  const sentences = block
    .split(SENTENCE_BREAK)
    .map((sentence) => mask.mask(splitWords(sentence)))
    .filter((words) => words.length >= MIN_SENTENCE_WORDS);
  return {
    hashes: sentences.map((words) => sentenceHash(words.join(' ').toLowerCase())),
    words: sentences.map((words) => words.length),
  };
}

/** How many blocks are remembered for a service, about a megabyte: all those that its pages share. */
const MAX_REMEMBERED = 4000;

/** A service's blocks that name no place: the same on every page that has them. Pages without a service share one. */
const rememberedBlocks = new Map<ServiceTerms | undefined, Map<string, BlockSentences>>();

/** The sentences of a page's blocks. Three of four blocks stand on many pages, and are read once. */
function readBlocks({ blocks, names }: PlaceText, service: ServiceTerms | undefined): readonly BlockSentences[] {
  const mask = new NameMask([...names, ...(service?.names ?? [])]);
  const firstWords = names.flatMap((name) => splitWords(name).slice(0, 1)).map((word) => word.replace(POSSESSIVE, ''));
  let remembered = rememberedBlocks.get(service);
  if (remembered === undefined) rememberedBlocks.set(service, (remembered = new Map<string, BlockSentences>()));
  return blocks.map((block) => {
    const known = remembered.get(block);
    const namesPlace = firstWords.some((word) => block.includes(word));
    if (known !== undefined && !namesPlace) return known;
    const read = readBlock(block, mask);
    if (!namesPlace && remembered.size < MAX_REMEMBERED) remembered.set(detached(block), read);
    return read;
  });
}

/**
 * Computes the fingerprint of a page. Without `service`, every question counts as being about it. `withGrade` is
 * false for a build, whose gates do not read the grade, which takes a third of the time. Throws an Error for a
 * page not about a place.
 */
export function fingerprint(page: PlaceText, service: ServiceTerms | undefined, withGrade = true): PageFingerprint {
  const about = placePage(page.path);
  if (about === null) throw new Error(`${page.path} is not a page about a place.`);
  const blocks = readBlocks(page, service);
  return {
    kind: about.kind,
    service: detached(about.service),
    place: detached(about.place),
    path: detached(page.path),
    noindex: page.noindex,
    sentences: Float64Array.from(blocks.flatMap(({ hashes }) => hashes)),
    words: Uint16Array.from(blocks.flatMap(({ words }) => words)),
    questions: page.questions.length,
    questionsAboutService:
      service === undefined
        ? page.questions.length
        : page.questions.filter((question) => isAboutService(question, service)).length,
    grade: withGrade ? readingGrade(page.blocks.map((text) => ({ text, words: splitWords(text) }))) : null,
  };
}
