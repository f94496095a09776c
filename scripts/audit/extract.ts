import { Parser } from 'htmlparser2';
import { type Attributes, MicrodataReader } from './microdata.ts';
import type { PageFacts } from './page-facts.ts';
import { readStructuredData } from './structured-data.ts';
import { TAGS, type TagFacts } from './tags.ts';

/** An element whose text someone wants when it closes. */
interface Capture {
  readonly depth: number;
  /** Whether only what a visitor sees counts. */
  readonly visible: boolean;
  readonly take: (text: string) => void;
  text: string;
}

/** Elements whose content is not read as text. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'datalist']);

/** Elements that do not part the words before and after them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

// A single space, which most are, is left alone: replacing it by another takes most of the time.
const collapse = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();

/** Stands where a block begins or ends; white space to all but those who ask for blocks. */
const BLOCK = '\u2029';

const blocksOf = (text: string): string[] => text.split(BLOCK).map(collapse).filter(Boolean);

class PageReader {
  readonly tags: TagFacts = { description: null, noindex: false, canonicals: [], links: [], assets: [], images: [] };
  readonly microdata = new MicrodataReader();
  readonly ids: string[] = [];
  readonly h1s: string[] = [];
  readonly scripts: string[] = [];
  title: string | null = null;
  body = '';
  main: string | null = null;
  article: string[] | null = null;
  crumb: string | null = null;
  #depth = 0;
  /** Depth of the outermost unseen element we are in; 0 outside of one. */
  #unseenAt = 0;
  #captures: Capture[] = [];

  onopentag(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (!INLINE.has(name)) this.#show(BLOCK);
    // A <title> may also stand in an svg, which is not in the head.
    if (name === 'title' && this.title === null && this.#depth <= 3)
      this.#capture(false, (text) => (this.title = collapse(text)));
    if (this.#unseenAt === 0 && (UNSEEN.has(name) || attributes['hidden'] !== undefined)) this.#unseenAt = this.#depth;
    if (name === 'body') this.#capture(true, (text) => (this.body = collapse(text)));
    else if (name === 'main') this.#capture(true, (text) => (this.main ??= collapse(text)));
    else if (name === 'article') this.#capture(true, (text) => (this.article ??= blocksOf(text)));
    else if (name === 'h1') this.#capture(true, (text) => this.h1s.push(collapse(text)));
    else if (name === 'script' && attributes['type'] === 'application/ld+json')
      this.#capture(false, (text) => this.scripts.push(text));
    // Menus may mark the page they lead to as well; the breadcrumb is the last to do so.
    if (attributes['aria-current'] === 'page') this.#capture(true, (text) => (this.crumb = collapse(text)));
    const { id, name: anchor } = attributes;
    if (id !== undefined) this.ids.push(id);
    if (name === 'a' && anchor !== undefined) this.ids.push(anchor);
    const take = this.microdata.opened(attributes, this.#depth);
    if (take !== null)
      this.#capture(true, (text) => {
        take(collapse(text));
      });
    TAGS.get(name)?.(this.tags, attributes);
  }

  ontext(text: string): void {
    for (const capture of this.#captures) if (!capture.visible || this.#unseenAt === 0) capture.text += text;
  }

  onclosetag(name: string): void {
    for (let last = this.#captures.at(-1); last?.depth === this.#depth; last = this.#captures.at(-1)) {
      this.#captures.pop();
      last.take(last.text);
    }
    this.microdata.closed(this.#depth);
    if (this.#unseenAt === this.#depth) this.#unseenAt = 0;
    if (!INLINE.has(name)) this.#show(BLOCK);
    this.#depth -= 1;
  }

  #capture(visible: boolean, take: (text: string) => void): void {
    this.#captures.push({ depth: this.#depth, visible, take, text: '' });
  }

  #show(text: string): void {
    for (const capture of this.#captures) if (capture.visible) capture.text += text;
  }
}

/** Reads one page in a single pass, without building a tree of it. Never throws: HTML has no syntax errors. */
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
    crumb: reader.crumb,
  };
}
