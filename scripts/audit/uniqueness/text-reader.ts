import type { ArticleText } from '#content/article/text-blocks.ts';
import { detached } from '#scripts/audit/string-table.ts';
import { MIN_SENTENCE_WORDS } from './gates.ts';
import { NameMask, POSSESSIVE, splitWords } from './name-mask.ts';
import { readSentence } from './sentence-reader.ts';
import type { ServiceTerms } from './subjects.ts';

/** What is read from a text of a page: a block, or a piece of its article. */
export interface TextReading {
  /** Its blocks, joined with spaces. */
  readonly text: string;
  /** A hash of each sentence, with the names of place, city and service masked. */
  readonly sentences: readonly number[];
  /** The number of words of each sentence. */
  readonly words: readonly number[];
  readonly questions: number;
  /** How many of the questions name the service or a surface it works on. */
  readonly questionsAboutService: number;
}

// Not after the period of an abbreviation before a name: St. Matthews, U.S. Highway 176. Begins with the white space,
// because looking behind every character takes several times as long.
const SENTENCE_BREAK = /\s+(?<=(?<!\b(?:St|Dr|Mt|U\.S|a\.m|p\.m)\.)[.?!]["'”’)]?\s+)(?=["'“(]?[A-Z0-9])/;

const wholeWord = (term: string): RegExp => new RegExp(`\\b${term.replace(/[^a-z0-9 ]/g, '.')}`);

const patterns = new WeakMap<ServiceTerms, readonly RegExp[]>();

/** Whether a question names the service or a surface it works on. */
export function isAboutService(question: string, service: ServiceTerms): boolean {
  let terms = patterns.get(service);
  if (terms === undefined) patterns.set(service, (terms = service.terms.map(wholeWord)));
  const lower = question.toLowerCase();
  return terms.some((term) => term.test(lower));
}

const withoutPossessive = (word: string): string => word.replace(POSSESSIVE, '');

/** How many texts are remembered for a service, one or two megabytes: all those that its pages share. */
const MAX_REMEMBERED = 4000;

/** A text that names no place, and so reads the same on every page that has it. */
interface RememberedText {
  readonly reading: TextReading;
  /** Its words: on the page of a place whose name begins with one of them, it may name the place. */
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Reads the texts of pages about one service, or about none. Three of four texts stand on many pages, and are read
 * once.
 */
export class TextReader {
  readonly #service: ServiceTerms | undefined;
  readonly #remembered = new Map<string, RememberedText>();
  /** The words of all of these texts. */
  readonly #vocabulary = new Set<string>();

  constructor(service: ServiceTerms | undefined) {
    this.#service = service;
  }

  /**
   * Reads the texts of a page. `names` are those of its place, which are masked; `parse` gives the blocks and
   * questions of a text, always in the same way.
   */
  read(texts: readonly string[], names: readonly string[], parse: (text: string) => ArticleText): TextReading[] {
    const mask = new NameMask([...names, ...(this.#service?.names ?? [])]);
    const firstWords = names.flatMap((name) => splitWords(name).slice(0, 1)).map(withoutPossessive);
    // Usually none: then no remembered text can name the place of this page.
    const ambiguous = firstWords.filter((word) => this.#vocabulary.has(word));
    return texts.map((text) => {
      const known = this.#remembered.get(text);
      if (known !== undefined && !ambiguous.some((word) => known.vocabulary.has(word))) return known.reading;
      const reading = this.#readText(parse(text), mask);
      if (known === undefined && this.#remembered.size < MAX_REMEMBERED) this.#remember(text, reading, firstWords);
      return reading;
    });
  }

  #readText({ blocks, questions }: ArticleText, mask: NameMask): TextReading {
    const service = this.#service;
    const sentences: number[] = [];
    const counts: number[] = [];
    for (const block of blocks) {
      for (const sentence of block.split(SENTENCE_BREAK)) {
        const { hash, words } = readSentence(sentence, mask);
        if (words < MIN_SENTENCE_WORDS) continue;
        sentences.push(hash);
        counts.push(words);
      }
    }
    const about = service === undefined ? questions : questions.filter((question) => isAboutService(question, service));
    return {
      text: blocks.join(' '),
      sentences,
      words: counts,
      questions: questions.length,
      questionsAboutService: about.length,
    };
  }

  /** Remembers a text, unless it names the place of its page. */
  #remember(text: string, reading: TextReading, firstWords: readonly string[]): void {
    if (firstWords.some((word) => reading.text.includes(word))) return;
    const blocks = detached(reading.text);
    const vocabulary = new Set(splitWords(blocks).map(withoutPossessive));
    for (const word of vocabulary) this.#vocabulary.add(word);
    this.#remembered.set(detached(text), { reading: { ...reading, text: blocks }, vocabulary });
  }
}
