import { splitWords } from './name-mask.ts';
import { type PlacePage, placePage, type PlaceText } from './place-page.ts';
import { readingGrade } from './reading-grade.ts';
import type { ServiceTerms } from './subjects.ts';
import { isAboutService, type TextReading, TextReader } from './text-reader.ts';

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

/** How many sentences have room in an array that is shared by pages. */
const ARRAY_LENGTH = 2 ** 16;

/**
 * The sentences of pages, one page behind the other in a few arrays: 20,000 pages with arrays of their own take V8
 * much longer to collect garbage. Other threads can read them where they are.
 */
class SentenceStore {
  #sentences = new Float64Array(new SharedArrayBuffer(0));
  #words = new Uint16Array(new SharedArrayBuffer(0));
  #used = 0;

  /** Adds the sentences of a page. */
  add(readings: readonly TextReading[]): Pick<PageFingerprint, 'sentences' | 'words'> {
    const count = readings.reduce((sum, { sentences }) => sum + sentences.length, 0);
    if (this.#used + count > this.#sentences.length) {
      const length = Math.max(ARRAY_LENGTH, count);
      this.#sentences = new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
      this.#words = new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT));
      this.#used = 0;
    }
    const start = this.#used;
    for (const { sentences, words } of readings) {
      for (let index = 0; index < sentences.length; index += 1) {
        this.#sentences[this.#used] = sentences[index]!;
        this.#words[this.#used] = words[index]!;
        this.#used += 1;
      }
    }
    return { sentences: this.#sentences.subarray(start, this.#used), words: this.#words.subarray(start, this.#used) };
  }
}

const store = new SentenceStore();
const readers = new Map<ServiceTerms | undefined, TextReader>();

/** The reader of the texts of pages about a service, or about none. */
export function textReader(service: ServiceTerms | undefined): TextReader {
  let reader = readers.get(service);
  if (reader === undefined) readers.set(service, (reader = new TextReader(service)));
  return reader;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The fingerprint of a page from what was read of its texts. Throws an Error for a page not about a place. */
export function fingerprintOf(
  { path, noindex }: Pick<PlaceText, 'path' | 'noindex'>,
  readings: readonly TextReading[],
): PageFingerprint {
  const about = placePage(path);
  if (about === null) throw new Error(`${path} is not a page about a place.`);
  return {
    ...about,
    path,
    noindex,
    ...store.add(readings),
    questions: sum(readings.map(({ questions }) => questions)),
    questionsAboutService: sum(readings.map(({ questionsAboutService }) => questionsAboutService)),
    grade: null,
  };
}

/**
 * Computes the fingerprint of a page that was read from HTML. Without `service`, every question counts as being about
 * it. `withGrade` is false for a build, whose gates do not read the grade, which takes a third of the time. Throws an
 * Error for a page not about a place.
 */
export function fingerprint(page: PlaceText, service: ServiceTerms | undefined, withGrade = true): PageFingerprint {
  const { blocks, names, questions } = page;
  const about = service === undefined ? questions : questions.filter((question) => isAboutService(question, service));
  return {
    ...fingerprintOf(page, textReader(service).readBlocks(blocks, names)),
    questions: questions.length,
    questionsAboutService: about.length,
    grade: withGrade ? readingGrade(blocks.map((text) => ({ text, words: splitWords(text) }))) : null,
  };
}
