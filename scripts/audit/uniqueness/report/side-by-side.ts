import { type Html, html } from '#content/article/html.ts';
import { NameMask, splitWords, WORD } from '#scripts/audit/uniqueness/name-mask.ts';
import { SHINGLE_WORDS } from '#scripts/audit/uniqueness/shingles.ts';

/** The article of a page, for display. */
export interface ArticleText {
  readonly path: string;
  readonly blocks: readonly string[];
  /** The place's own names, which are masked. */
  readonly names: readonly string[];
}

interface MaskedWords {
  readonly words: readonly string[];
  /** For each word, the number of original words it replaces. */
  readonly runs: readonly number[];
}

function maskWords({ blocks, names }: ArticleText): MaskedWords {
  const runs: number[] = [];
  return { words: new NameMask(names).mask(splitWords(blocks.join(' ')), runs), runs };
}

const shinglesOf = (words: readonly string[]): string[] =>
  words.slice(SHINGLE_WORDS - 1).map((_, start) =>
    words
      .slice(start, start + SHINGLE_WORDS)
      .join(' ')
      .toLowerCase(),
  );

/** For each word of the text, whether it is part of a shingle that the other text has too. */
function sharedFlags({ words, runs }: MaskedWords, others: ReadonlySet<string>): boolean[] {
  const shared = new Array<boolean>(words.length).fill(false);
  for (const [start, shingle] of shinglesOf(words).entries())
    if (others.has(shingle)) shared.fill(true, start, start + SHINGLE_WORDS);
  return shared.flatMap((flag, index) => new Array<boolean>(runs[index]!).fill(flag));
}

function markedBlock(block: string, flags: Iterator<boolean>): Html {
  const parts: Html[] = [];
  let from = 0;
  let shared = false;
  let text = '';
  const close = (): void => {
    if (text !== '') parts.push(shared ? html`<mark>${text}</mark>` : html`${text}`);
    text = '';
  };
  for (const { 0: word, index } of block.matchAll(WORD)) {
    const flag = flags.next().value === true;
    if (flag !== shared) {
      // Punctuation and spaces at the border stay outside of the mark.
      if (shared) close();
      text += block.slice(from, index);
      if (flag) close();
      shared = flag;
      text += word;
    } else text += block.slice(from, index) + word;
    from = index + word.length;
  }
  close();
  return html`<p>${parts}${block.slice(from)}</p>`;
}

/** Renders two articles in two columns and marks the words of their shared shingles. */
export function sideBySide(one: ArticleText, other: ArticleText): Html {
  const texts = [one, other].map((article) => ({ article, compared: maskWords(article) }));
  const columns = texts.map(({ article, compared }, index) => {
    const others = new Set(shinglesOf(texts[1 - index]!.compared.words));
    const flags = sharedFlags(compared, others)[Symbol.iterator]();
    return html`<div><h4>${article.path}</h4>${article.blocks.map((block) => markedBlock(block, flags))}</div>`;
  });
  return html`<div class="pair">${columns}</div>`;
}
