import { Parser } from 'htmlparser2';
import { type Attributes, type MicrodataItem, MicrodataReader } from './microdata.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { type ImageFacts, TAGS, type TagFacts } from './tags.ts';

/** Everything the checks need to know about one page. Links and assets are as written. */
export interface PageFacts {
  /** /faq/house-washing for faq/house-washing.html, / for index.html. */
  readonly path: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly noindex: boolean;
  readonly canonicals: readonly string[];
  readonly h1s: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Images, scripts, stylesheets, icons and other files the page loads or references. */
  readonly assets: readonly string[];
  readonly images: readonly ImageFacts[];
  readonly structured: StructuredData;
  /** Top-level microdata items. */
  readonly items: readonly MicrodataItem[];
  /** The text a visitor can see or unfold, white space collapsed. */
  readonly text: string;
  /** The part of `text` inside <main>; all of it if there is no <main>. */
  readonly mainText: string;
  /** The text blocks of the first <article>; null if there is none. */
  readonly articleBlocks: readonly string[] | null;
  /** The text of each <summary>: the questions of a FAQ page. */
  readonly questions: readonly string[];
  /** The last step of the breadcrumb: the element marked as the current page. */
  readonly crumb: string | null;
}

/** An open element whose text is collected until it closes. */
interface Capture {
  readonly depth: number;
  /** Whether only visible text is collected. */
  readonly visible: boolean;
  readonly onText: (text: string) => void;
  text: string;
}

/** Elements whose content a visitor does not see as text. */
const INVISIBLE = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'datalist']);

/** Elements that do not separate the words before and after them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

// Skip single spaces, which most white space is: replacing them takes most of the time.
const collapse = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();

/** Marks the start and end of a block in collected text; collapses to a space where blocks do not matter. */
const BLOCK_BREAK = '\u2029';

const blocksOf = (text: string): string[] => text.split(BLOCK_BREAK).map(collapse).filter(Boolean);

/** Collects a page's facts from the parser's events. */
class PageReader {
  readonly tags: TagFacts = { description: null, noindex: false, canonicals: [], links: [], assets: [], images: [] };
  readonly microdata = new MicrodataReader();
  readonly ids: string[] = [];
  readonly h1s: string[] = [];
  readonly scripts: string[] = [];
  readonly questions: string[] = [];
  title: string | null = null;
  body = '';
  main: string | null = null;
  article: string[] | null = null;
  crumb: string | null = null;
  #depth = 0;
  /** Depth of the outermost invisible element around the current position; 0 if there is none. */
  #invisibleAt = 0;
  #captures: Capture[] = [];

  onopentag(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (!INLINE.has(name)) this.#addVisible(BLOCK_BREAK);
    // An svg may contain a <title> too; the page's own is at depth 3.
    if (name === 'title' && this.title === null && this.#depth <= 3)
      this.#capture(false, (text) => (this.title = collapse(text)));
    if (this.#invisibleAt === 0 && (INVISIBLE.has(name) || attributes['hidden'] !== undefined))
      this.#invisibleAt = this.#depth;
    if (name === 'body') this.#capture(true, (text) => (this.body = collapse(text)));
    else if (name === 'main') this.#capture(true, (text) => (this.main ??= collapse(text)));
    else if (name === 'article') this.#capture(true, (text) => (this.article ??= blocksOf(text)));
    else if (name === 'h1') this.#capture(true, (text) => this.h1s.push(collapse(text)));
    else if (name === 'summary') this.#capture(true, (text) => this.questions.push(collapse(text)));
    else if (name === 'script' && attributes['type'] === 'application/ld+json')
      this.#capture(false, (text) => this.scripts.push(text));
    // Menus mark the current page too; the breadcrumb is the last element that does.
    if (attributes['aria-current'] === 'page') this.#capture(true, (text) => (this.crumb = collapse(text)));
    const { id, name: anchor } = attributes;
    if (id !== undefined) this.ids.push(id);
    if (name === 'a' && anchor !== undefined) this.ids.push(anchor);
    const onText = this.microdata.opened(attributes, this.#depth);
    if (onText !== null)
      this.#capture(true, (text) => {
        onText(collapse(text));
      });
    TAGS.get(name)?.(this.tags, attributes);
  }

  ontext(text: string): void {
    for (const capture of this.#captures) if (!capture.visible || this.#invisibleAt === 0) capture.text += text;
  }

  onclosetag(name: string): void {
    for (let last = this.#captures.at(-1); last?.depth === this.#depth; last = this.#captures.at(-1)) {
      this.#captures.pop();
      last.onText(last.text);
    }
    this.microdata.closed(this.#depth);
    if (this.#invisibleAt === this.#depth) this.#invisibleAt = 0;
    if (!INLINE.has(name)) this.#addVisible(BLOCK_BREAK);
    this.#depth -= 1;
  }

  #capture(visible: boolean, onText: (text: string) => void): void {
    this.#captures.push({ depth: this.#depth, visible, onText, text: '' });
  }

  #addVisible(text: string): void {
    for (const capture of this.#captures) if (capture.visible) capture.text += text;
  }
}

/** Reads a page in a single pass, without building a tree. Never throws: HTML has no syntax errors. */
export function readPage(path: string, html: string): PageFacts {
  const reader = new PageReader();
  new Parser(reader, { decodeEntities: true }).end(html);
  const { tags } = reader;
  return {
    path,
    title: reader.title,
    ...tags,
    h1s: reader.h1s,
    ids: reader.ids,
    structured: readStructuredData(reader.scripts),
    items: reader.microdata.items,
    text: reader.body,
    mainText: reader.main ?? reader.body,
    articleBlocks: reader.article,
    questions: reader.questions,
    crumb: reader.crumb,
  };
}
