/** Inline elements: the words before and after them are in one block. */
const INLINE = new Set(['a', 'em', 'span', 'strong']);

const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** White space other than a single space. */
const WHITE_SPACE = /\s{2,}|[^\S ]/;
const ALL_WHITE_SPACE = new RegExp(WHITE_SPACE, 'g');

function textOf(html: string): string {
  const text = html.includes('&') ? html.replace(ENTITY, (entity) => CHARACTERS[entity]!) : html;
  return (WHITE_SPACE.test(text) ? text.replace(ALL_WHITE_SPACE, ' ') : text).trim();
}

/** The element name of a tag. `start` is the position after its '<', or '</'. */
function elementAt(article: string, start: number): string {
  let end = start;
  for (let code = article.charCodeAt(end); code > 96 && code < 123; code = article.charCodeAt(end)) end += 1;
  // h1 to h6.
  if (end === start + 1 && article[end]! >= '1' && article[end]! <= '6') end += 1;
  return article.slice(start, end);
}

/** The text of an article. */
export interface ArticleText {
  /** Its blocks: headings, paragraphs, items of lists. */
  readonly blocks: readonly string[];
  /** The text of each <summary>: the questions. */
  readonly questions: readonly string[];
}

const PARAGRAPH_END = '</p>';
const QUESTION_END = '</summary>';

/**
 * The end of the piece of an article that begins at a position: behind the next paragraph or question, or that of the
 * article. The text of the article is that of its pieces, one after the other; most pieces are the same on many pages,
 * so that they need to be read only once.
 */
export function pieceEnd(article: string, start: number): number {
  const paragraph = article.indexOf(PARAGRAPH_END, start);
  const question = article.indexOf(QUESTION_END, start);
  if (paragraph === -1 && question === -1) return article.length;
  const isParagraph = question === -1 || (paragraph !== -1 && paragraph < question);
  return isParagraph ? paragraph + PARAGRAPH_END.length : question + QUESTION_END.length;
}

/**
 * Reads the text of an article that the `html` tag made, in one pass. Understands only what that tag writes: lower-case
 * elements, attributes in double quotes without '>', five entities, no comments. A general HTML parser takes ten times
 * as long.
 */
export function articleText(article: string): ArticleText {
  const blocks: string[] = [];
  const questions: string[] = [];
  let block = '';
  /** How many blocks there were when the current <summary> began; -1 outside of one. */
  let summaryStart = -1;
  const endBlock = (): void => {
    const text = block === '' ? '' : textOf(block);
    if (text !== '') blocks.push(text);
    block = '';
  };
  let position = 0;
  for (;;) {
    const tag = article.indexOf('<', position);
    if (tag === -1) break;
    if (tag > position) block += article.slice(position, tag);
    const isEnd = article.charCodeAt(tag + 1) === 47;
    const element = elementAt(article, tag + (isEnd ? 2 : 1));
    if (element === 'svg') {
      // The words in a drawing do not count as text.
      endBlock();
      position = article.indexOf('</svg>', tag) + '</svg>'.length;
      continue;
    }
    position = article.indexOf('>', tag) + 1;
    if (INLINE.has(element)) continue;
    endBlock();
    if (element !== 'summary') continue;
    if (isEnd) questions.push(blocks.slice(summaryStart).join(' '));
    else summaryStart = blocks.length;
  }
  block += article.slice(position);
  endBlock();
  return { blocks, questions };
}
