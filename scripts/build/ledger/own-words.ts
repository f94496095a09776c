import { Parser } from 'htmlparser2';

/** The parts of a page that are its own words. */
export interface OwnWords {
  readonly title: string;
  readonly description: string;
  /** The text of the article, in blocks or as a whole. */
  readonly blocks: readonly string[];
}

/** A page's own words as one text. Blocks are joined with spaces: markup alone changes no words. */
export const wordsText = ({ title, description, blocks }: OwnWords): string =>
  [title, description, blocks.join(' ')].join('\n');

/** Elements and classes whose text is not a page's own words: code, drawings, lists of links, buttons. */
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nav']);
const SKIPPED_CLASSES = new Set(['links', 'related', 'actions']);

const isSkipped = (name: string, { class: classes = '' }: Readonly<Record<string, string>>): boolean =>
  SKIPPED.has(name) || classes.split(' ').some((each) => SKIPPED_CLASSES.has(each));

/** Elements that do not separate the words before and after them. */
const INLINE = new Set(['a', 'b', 'em', 'i', 'mark', 'span', 'strong', 'time']);

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The head of a page and its <main>: the rest has no words of its own. */
function headAndMain(html: string): string {
  const main = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return end < main || main === -1 ? html : html.slice(0, html.indexOf('</head>')) + html.slice(main, end);
}

/**
 * Reads a page's own words from its HTML: title, description, and the text of the <article> that has the page's
 * <h1>, or of <main> where no article has it, without code, navigation, lists of related links, and the buttons to
 * call or ask for a quote.
 */
export function readOwnWords(html: string): OwnWords {
  let [title, description, main] = ['', '', ''];
  const articles: string[] = [];
  let [depth, skippedAt, articleAt, articleStart] = [0, 0, 0, 0];
  let [isTitle, isInMain, hasHeading] = [false, false, false];
  const separate = (name: string): void => {
    if (isInMain && skippedAt === 0 && !INLINE.has(name)) main += ' ';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        separate(name);
        if (name === 'meta' && attributes['name'] === 'description') description = attributes['content'] ?? '';
        if (skippedAt === 0 && isSkipped(name, attributes)) skippedAt = depth;
        if (skippedAt > 0) return;
        if (name === 'title') isTitle = true;
        else if (name === 'main') isInMain = true;
        else if (name === 'article' && articleAt === 0)
          [articleAt, articleStart, hasHeading] = [depth, main.length, false];
        else if (name === 'h1') hasHeading = true;
      },
      ontext(text) {
        if (isTitle) title += text;
        else if (isInMain && skippedAt === 0) main += text;
      },
      onclosetag(name) {
        if (name === 'title') isTitle = false;
        if (depth === articleAt) {
          if (hasHeading) articles.push(main.slice(articleStart));
          articleAt = 0;
        }
        if (depth === skippedAt) skippedAt = 0;
        depth -= 1;
        separate(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(headAndMain(html));
  return { title: collapse(title), description: collapse(description), blocks: [collapse(articles[0] ?? main)] };
}
