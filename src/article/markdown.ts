import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Heading } from '../domain/heading.ts';
import { Html } from './html.ts';
import { furnish } from './markdown-tree.ts';

// What a post may hold: text, headings below the page's own h1, lists, links, quotes, tables, pictures. No HTML of its own.
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'del',
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
  attributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify);

/** What a post's Markdown becomes. */
export interface ReadMarkdown {
  readonly html: Html;
  /** Its h2s, for a table of contents: their ids stand in the HTML. */
  readonly contents: readonly Heading[];
}

/** A post's Markdown as safe HTML: one pipeline for the build, the live post and the staff preview. */
export function readMarkdown(source: string): ReadMarkdown {
  const { tree, contents } = furnish(processor.runSync(processor.parse(source)));
  return { html: new Html(processor.stringify(tree)), contents };
}
