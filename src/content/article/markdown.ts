import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Heading } from './headings.ts';
import { onSite, type PictureAddress } from '#model/picture.ts';
import { Html, html } from './html.ts';
import { furnish } from './markdown-tree.ts';

// With the full stop no heading's id is ever that of a footnote.
const NOTE_PREFIX = 'note.';
const noteId: [string, RegExp] = ['id', /^note\./];

// What a post may hold: text, headings, lists, links, quotes, tables, pictures, footnotes. No HTML of its own. Which links
// and pictures stay, the tree decides after that.
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'del',
    'sup',
    'code',
    'pre',
    'blockquote',
    'hr',
    'br',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title', 'ariaLabel', noteId],
    img: ['src', 'alt', 'title'],
    li: [noteId],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  // No id comes from a writer: headings get theirs later, and those of footnotes have a prefix.
  clobberPrefix: '',
  // A phone's keyboard begins an address with a capital.
  protocols: { href: ['http', 'https', 'Http', 'Https', 'mailto', 'tel'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: NOTE_PREFIX, footnoteLabel: 'Notes' })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify);

/** What a post's Markdown becomes. */
export interface ReadMarkdown {
  readonly html: Html;
  /** Its h2s, for a table of contents: their ids stand in the HTML. */
  readonly contents: readonly Heading[];
}

/** Whether a text went so deep into itself, as a thousand quotes in one another do, that it could not be followed. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/**
 * A post's Markdown as safe HTML: one pipeline for the build, the live post and the staff preview. `pictures` says where
 * uploaded pictures are loaded from; no others are shown.
 */
export function readMarkdown(source: string, pictures: PictureAddress = onSite): ReadMarkdown {
  try {
    const { tree, contents } = furnish(processor.runSync(processor.parse(source)), pictures);
    return { html: new Html(processor.stringify(tree)), contents };
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    // One such post must not keep the whole site from being built.
    return { html: html`<p>${source}</p>`, contents: [] };
  }
}
