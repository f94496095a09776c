import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Heading } from './headings.ts';
import { onSite, type PictureAddress } from '#model/picture.ts';
import { Html, html } from './html.ts';
import { isTooComplex } from '#model/markdown-limits.ts';
import { type LinkTarget, transformTree } from './markdown-tree.ts';

// The full stop keeps footnote ids distinct from heading ids, which never contain one.
const NOTE_PREFIX = 'note.';
const noteId: [string, RegExp] = ['id', /^note\./];

// The elements that Markdown produces, and no raw HTML. transformTree then filters links and pictures.
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
  // Authors cannot set ids: headings get theirs later, and footnote ids have a prefix.
  clobberPrefix: '',
  // Phone keyboards capitalize the first letter of an address.
  protocols: { href: ['http', 'https', 'Http', 'Https', 'mailto', 'tel'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: NOTE_PREFIX, footnoteLabel: 'Notes' })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify);

/** Rendered Markdown. */
export interface RenderedMarkdown {
  readonly html: Html;
  /** The h2 headings, for a table of contents. */
  readonly contents: readonly Heading[];
  /** The addresses of pictures that are not shown, because they are not uploaded ones. */
  readonly omitted: readonly string[];
}

/**
 * Whether an error is a stack overflow, which Markdown nested by indentation can still cause.
 */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/**
 * One bad post must not fail the build or freeze a visitor's browser: its source is shown instead. As code, in one
 * system font: our fonts are split into two files, and where every other letter is in the other one, layout takes time
 * quadratic in the length.
 */
const asSource = (source: string): RenderedMarkdown => ({
  html: html`<pre><code>${source}</code></pre>`,
  contents: [],
  omitted: [],
});

/**
 * Renders a post's Markdown as safe HTML, for the build, the live post and the staff preview. `pictures` maps
 * uploaded pictures to their addresses; other pictures are not shown. `targetOf` gives the address of a link; a
 * link without one becomes text. Markdown that is too complex or too deeply nested to parse is shown as it was
 * written.
 */
export function renderMarkdown(
  source: string,
  pictures: PictureAddress = onSite,
  targetOf: LinkTarget = (href) => href,
): RenderedMarkdown {
  if (isTooComplex(source)) return asSource(source);
  try {
    const root = processor.runSync(processor.parse(source));
    const { tree, contents, omitted } = transformTree(root, pictures, targetOf);
    return { html: new Html(processor.stringify(tree)), contents, omitted };
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    return asSource(source);
  }
}
