import type { MilkdownPlugin } from '@milkdown/ctx';
import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  bulletListSchema,
  codeBlockAttr,
  codeBlockSchema,
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  hardbreakSchema,
  headingAttr,
  headingIdGenerator,
  headingSchema,
  hrAttr,
  hrSchema,
  htmlAttr,
  htmlSchema,
  imageAttr,
  imageSchema,
  inlineCodeAttr,
  inlineCodeSchema,
  linkAttr,
  linkSchema,
  listItemAttr,
  listItemSchema,
  orderedListAttr,
  orderedListSchema,
  paragraphAttr,
  paragraphSchema,
  remarkInlineLinkPlugin,
  remarkLineBreak,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/preset-commonmark';
import {
  footnoteDefinitionSchema,
  footnoteReferenceSchema,
  strikethroughAttr,
  strikethroughSchema,
  tableCellSchema,
  tableHeaderRowSchema,
  tableHeaderSchema,
  tableRowSchema,
  tableSchema,
} from '@milkdown/preset-gfm';
import { Fragment, type Node } from '@milkdown/prose/model';
import type { NodeSchema } from '@milkdown/transformer';
import { $node } from '@milkdown/utils';
import { inlineMarkdown, normalizeMarkdown, gfm } from './markdown.ts';

/**
 * The children of a block without empty paragraphs, which Markdown cannot express; an otherwise empty block
 * keeps one.
 */
function withoutEmptyParagraphs(blocks: Fragment): Fragment {
  const kept: Node[] = [];
  blocks.forEach((block) => {
    if (block.type.name !== 'paragraph' || inlineMarkdown(block).length > 0) kept.push(block);
  });
  return kept.length > 0 || blocks.firstChild === null ? Fragment.from(kept) : Fragment.from(blocks.firstChild);
}

const doc = $node('doc', () => ({
  content: 'block+',
  parseMarkdown: {
    match: ({ type }) => type === 'root',
    runner: (state, node, type) => {
      state.injectRoot(node, type);
    },
  },
  toMarkdown: {
    match: (node) => node.type.name === 'doc',
    runner: (state, node) => {
      state.openNode('root').next(withoutEmptyParagraphs(node.content));
    },
  },
}));

const paragraph = paragraphSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toMarkdown: {
    match: (node) => node.type.name === 'paragraph',
    runner: (state, node) => {
      state.addNode('paragraph', inlineMarkdown(node));
    },
  },
}));

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/**
 * Levels 2 to 4, because the post's title is the page's h1. The article adds the ids (src/content/article).
 */
const heading = headingSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { level: { default: 2, validate: 'number' } },
  parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(4, Math.max(2, level)) } })),
  toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
  toMarkdown: {
    match: (node) => node.type.name === 'heading',
    runner: (state, node) => {
      state.addNode('heading', inlineMarkdown(node), undefined, { depth: node.attrs['level'] as number });
    },
  },
}));

const blockquote = blockquoteSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toMarkdown: {
    match: (node) => node.type.name === 'blockquote',
    runner: (state, node) => {
      state.openNode('blockquote').next(withoutEmptyParagraphs(node.content)).closeNode();
    },
  },
}));

const footnote = footnoteDefinitionSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toMarkdown: {
    match: (node) => node.type.name === 'footnote_definition',
    runner: (state, node) => {
      const label = node.attrs['label'] as string;
      state
        .openNode('footnoteDefinition', undefined, { label, identifier: label })
        .next(withoutEmptyParagraphs(node.content))
        .closeNode();
    },
  },
}));

const spread = { default: false, validate: 'boolean' } as const;

const bulletList = bulletListSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { spread },
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
}));

const orderedList = orderedListSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  attrs: { order: { default: 1, validate: 'number' }, spread },
  parseDOM: [{ tag: 'ol' }],
  // The public page numbers every list from 1.
  toDOM: () => ['ol', 0],
}));

/** Preserves `checked` of GitHub's task lists, although the page does not render the boxes. */
const listItem = listItemSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: 'block+',
  attrs: { spread, checked: { default: null, validate: 'boolean|null' } },
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
  parseMarkdown: {
    match: ({ type }) => type === 'listItem',
    runner: (state, node, type) => {
      state.openNode(type, { spread: node['spread'] ?? false, checked: node['checked'] ?? null });
      state.next(node.children).closeNode();
    },
  },
  toMarkdown: {
    match: (node) => node.type.name === 'list_item',
    runner: (state, node) => {
      state.openNode('listItem', undefined, {
        spread: node.attrs['spread'] as boolean,
        checked: node.attrs['checked'] as boolean | null,
      });
      state.next(withoutEmptyParagraphs(node.content)).closeNode();
    },
  },
}));

/** Block nodes: the presets' schemas, each adapted to what the public page renders. */
const blocks: MilkdownPlugin[] = [
  doc,
  paragraphAttr,
  paragraph,
  headingIdGenerator,
  headingAttr,
  heading,
  blockquoteAttr,
  blockquote,
  codeBlockAttr,
  codeBlockSchema,
  hrAttr,
  hrSchema,
  bulletListAttr,
  bulletList,
  orderedListAttr,
  orderedList,
  listItemAttr,
  listItem,
  footnote,
].flat();

/** Serialized with asterisks, whichever delimiter the source used. */
const emphasis = emphasisSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), attrs: {} }));
const strong = strongSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), attrs: {} }));

/** `src` is the Markdown's; `title` is the caption, empty for none. */
const image = imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => ({
        src: dom.getAttribute('src') ?? '',
        alt: dom.getAttribute('alt') ?? '',
        title: dom.getAttribute('title') ?? '',
      }),
    },
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'image',
    runner: (state, node, type) => {
      state.addNode(type, { src: node['url'], alt: node['alt'] ?? '', title: node['title'] ?? '' });
    },
  },
}));

/** Raw HTML, which the page does not render: shown as literal text and preserved in the Markdown. */
const html = htmlSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toDOM: (node) => [
    'code',
    { class: 'raw-html', 'data-type': 'html', 'data-value': node.attrs['value'] as string },
    node.attrs['value'] as string,
  ],
  // Pasted HTML never becomes a raw HTML node.
  parseDOM: [],
}));

/** Inline nodes and marks. */
const inlines: MilkdownPlugin[] = [
  hardbreakAttr,
  hardbreakSchema,
  imageAttr,
  image,
  htmlAttr,
  html,
  footnoteReferenceSchema,
  emphasisAttr,
  emphasis,
  strongAttr,
  strong,
  inlineCodeAttr,
  inlineCodeSchema,
  linkAttr,
  linkSchema,
  strikethroughAttr,
  strikethroughSchema,
  textSchema,
].flat();

const ALIGNMENTS: readonly (string | null)[] = ['left', 'center', 'right'];

/** Wrapped in the scroll container that the public page uses for wide tables. */
const table = tableSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  // A table may consist of its header row only.
  content: 'table_header_row table_row*',
  toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
}));

/** A cell of one paragraph; Markdown has no cells that span others. */
const cell = (tag: 'td' | 'th', name: string, base: NodeSchema): NodeSchema => ({
  ...base,
  attrs: {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
    alignment: { default: null },
  },
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => {
        const align = dom.getAttribute('align') ?? dom.style.textAlign;
        return { alignment: ALIGNMENTS.includes(align) ? align : null };
      },
    },
  ],
  toDOM: (node) => [tag, { align: node.attrs['alignment'] as string | null }, 0],
  toMarkdown: {
    match: (node) => node.type.name === name,
    runner: (state, node) => {
      const [first] = node.content.content;
      state.addNode('tableCell', first === undefined ? [] : inlineMarkdown(first));
    },
  },
});

const tableCell = tableCellSchema.extendSchema((previous) => (ctx) => cell('td', 'table_cell', previous(ctx)));
const tableHeader = tableHeaderSchema.extendSchema((previous) => (ctx) => cell('th', 'table_header', previous(ctx)));

/** Table nodes. The first row is the header row. */
const tables: MilkdownPlugin[] = [table, tableHeaderRowSchema, tableRowSchema, tableHeader, tableCell].flat();

/** Everything a post can contain, parsed from Markdown and serialized back without loss (decision 22). */
export const postSchema: MilkdownPlugin[] = [
  blocks,
  tables,
  inlines,
  gfm,
  remarkInlineLinkPlugin,
  normalizeMarkdown,
  remarkLineBreak,
].flat();
