import { detached } from '#scripts/audit/string-table.ts';
import { MIN_SENTENCE_WORDS } from './gates.ts';
import { NameMask, splitWords } from './name-mask.ts';
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
  /** Reading grade (Flesch-Kincaid). */
  readonly grade: number;
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

/**
 * Computes the fingerprint of a page. Without `service`, every question counts as being about it. Throws an Error
 * for a page not about a place.
 */
export function fingerprint(page: PlaceText, service: ServiceTerms | undefined): PageFingerprint {
  const about = placePage(page.path);
  if (about === null) throw new Error(`${page.path} is not a page about a place.`);
  const mask = new NameMask([...page.names, ...(service?.names ?? [])]);
  const sentences = page.blocks
    .flatMap((block) => block.split(SENTENCE_BREAK))
    .map((sentence) => mask.mask(splitWords(sentence)))
    .filter((words) => words.length >= MIN_SENTENCE_WORDS);
  return {
    kind: about.kind,
    service: detached(about.service),
    place: detached(about.place),
    path: detached(page.path),
    noindex: page.noindex,
    sentences: Float64Array.from(sentences, (words) => sentenceHash(words.join(' ').toLowerCase())),
    words: Uint16Array.from(sentences, (words) => words.length),
    questions: page.questions.length,
    questionsAboutService:
      service === undefined
        ? page.questions.length
        : page.questions.filter((question) => isAboutService(question, service)).length,
    grade: readingGrade(page.blocks.map((text) => ({ text, words: splitWords(text) }))),
  };
}
