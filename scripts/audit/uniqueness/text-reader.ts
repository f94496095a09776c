import { articleText, type ArticleText, pieceEnd } from '#content/article/text-blocks.ts';
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
  readonly text: string;
  readonly reading: TextReading;
  /** Its words: on the page of a place whose name begins with one of them, it may name the place. */
  readonly vocabulary: ReadonlySet<string>;
  /** Whether it is the last piece of an article, which ends as no other piece does. */
  readonly isLast: boolean;
  /** The remembered texts that came after it on the last page: behind 0, 1, 2 texts that are not remembered. */
  readonly following: (RememberedText | undefined)[];
}

/** How the names of a page are found in its texts. */
interface PageNames {
  readonly mask: NameMask;
  /** The first word of each name of the place. */
  readonly firstWords: readonly string[];
  /** Those that stand in a remembered text. Usually none: then no remembered text can name the place. */
  readonly ambiguous: readonly string[];
}

const NOTHING: TextReading = { text: '', sentences: [], words: [], questions: 0, questionsAboutService: 0 };

/**
 * Reads the texts of pages about one service, or about none. Three of four texts stand on many pages, and are read
 * once.
 */
export class TextReader {
  readonly #service: ServiceTerms | undefined;
  readonly #remembered = new Map<string, RememberedText>();
  /** The words of all of these texts. */
  readonly #vocabulary = new Set<string>();
  /** Stands before the first text of every article. */
  readonly #start: RememberedText = {
    text: '',
    reading: NOTHING,
    vocabulary: new Set(),
    isLast: false,
    following: [],
  };

  constructor(service: ServiceTerms | undefined) {
    this.#service = service;
  }

  /** Reads the blocks of a page. `names` are those of its place, which are masked. */
  readBlocks(blocks: readonly string[], names: readonly string[]): TextReading[] {
    const page = this.#namesOf(names);
    return blocks.map((block) => {
      const known = this.#remembered.get(block);
      let reading = this.#recall(known, page);
      if (reading === null) {
        reading = this.#readText({ blocks: [block], questions: [] }, page.mask);
        if (known === undefined) this.#remember(block, reading, page);
      }
      return reading;
    });
  }

  /** Reads the article of a page, as the `html` tag made it. `names` are those of its place, which are masked. */
  readArticle(article: string, names: readonly string[]): TextReading[] {
    const page = this.#namesOf(names);
    const readings: TextReading[] = [];
    let last = this.#start;
    let between = 0;
    for (let start = 0; start < article.length;) {
      // Pages have texts in the same order. To compare a text with the expected one takes a tenth of the time of
      // looking it up, for which V8 hashes all of its characters.
      let known = last.following[between];
      let end = start + (known?.text.length ?? 0);
      if (known?.isLast !== (end === article.length) || article.slice(start, end) !== known.text) {
        end = pieceEnd(article, start);
        known = this.#remembered.get(article.slice(start, end));
        last.following[between] = known;
      }
      let reading = this.#recall(known, page);
      if (reading === null) {
        const text = article.slice(start, end);
        reading = this.#readText(articleText(text), page.mask);
        known ??= this.#remember(text, reading, page, end === article.length);
      }
      readings.push(reading);
      start = end;
      between = known === undefined ? between + 1 : 0;
      last = known ?? last;
    }
    return readings;
  }

  #namesOf(names: readonly string[]): PageNames {
    const mask = new NameMask([...names, ...(this.#service?.names ?? [])]);
    const firstWords = names.flatMap((name) => splitWords(name).slice(0, 1)).map(withoutPossessive);
    return { mask, firstWords, ambiguous: firstWords.filter((word) => this.#vocabulary.has(word)) };
  }

  /** The reading of a remembered text; null if there is none, or if the text may name the place of this page. */
  #recall(known: RememberedText | undefined, { ambiguous }: PageNames): TextReading | null {
    return known === undefined || ambiguous.some((word) => known.vocabulary.has(word)) ? null : known.reading;
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

  /** Remembers a text, unless it names the place of its page, or enough are remembered. */
  #remember(text: string, reading: TextReading, { firstWords }: PageNames, isLast = false): RememberedText | undefined {
    if (this.#remembered.size >= MAX_REMEMBERED || firstWords.some((word) => reading.text.includes(word)))
      return undefined;
    const blocks = detached(reading.text);
    const vocabulary = new Set(splitWords(blocks).map(withoutPossessive));
    for (const word of vocabulary) this.#vocabulary.add(word);
    const remembered = {
      text: detached(text),
      reading: { ...reading, text: blocks },
      vocabulary,
      isLast,
      following: [],
    };
    this.#remembered.set(remembered.text, remembered);
    return remembered;
  }
}
