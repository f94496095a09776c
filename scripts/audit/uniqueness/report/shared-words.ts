import { type Html, html } from '#content/article/html.ts';
import { NameMask, WORD, wordsOf } from '#scripts/audit/uniqueness/masked-words.ts';
import { SHINGLE_WORDS } from '#scripts/audit/uniqueness/shingles.ts';

/** The article of a page, for showing. */
export interface ArticleText {
  readonly path: string;
  readonly blocks: readonly string[];
  /** The place's own names, which are not compared. */
  readonly names: readonly string[];
}

interface Masked {
  readonly words: readonly string[];
  /** For each of them, how many words of the text it stands for. */
  readonly runs: readonly number[];
}

function masked({ blocks, names }: ArticleText): Masked {
  const runs: number[] = [];
  return { words: new NameMask(names).masked(wordsOf(blocks.join(' ')), runs), runs };
}

const shinglesOf = (words: readonly string[]): string[] =>
  words.slice(SHINGLE_WORDS - 1).map((_, start) =>
    words
      .slice(start, start + SHINGLE_WORDS)
      .join(' ')
      .toLowerCase(),
  );

/** For each word of the text, whether it stands in a shingle that the other text has too. */
function sharedFlags({ words, runs }: Masked, others: ReadonlySet<string>): boolean[] {
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
      // What stands between the words belongs to the side that is not marked.
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

/** Two articles in two columns, with the words marked that stand in shingles of both. */
export function sideBySide(one: ArticleText, other: ArticleText): Html {
  const texts = [one, other].map((article) => ({ article, compared: masked(article) }));
  const columns = texts.map(({ article, compared }, index) => {
    const others = new Set(shinglesOf(texts[1 - index]!.compared.words));
    const flags = sharedFlags(compared, others)[Symbol.iterator]();
    return html`<div><h4>${article.path}</h4>${article.blocks.map((block) => markedBlock(block, flags))}</div>`;
  });
  return html`<div class="pair">${columns}</div>`;
}
