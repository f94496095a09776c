import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  bulletListSchema,
  codeBlockAttr,
  codeBlockSchema,
  headingAttr,
  headingIdGenerator,
  headingSchema,
  hrAttr,
  hrSchema,
  listItemAttr,
  listItemSchema,
  orderedListAttr,
  orderedListSchema,
  paragraphAttr,
  paragraphSchema,
} from '@milkdown/preset-commonmark';
import { footnoteDefinitionSchema } from '@milkdown/preset-gfm';
import type { MilkdownPlugin } from '@milkdown/ctx';
import { Fragment, type Node } from '@milkdown/prose/model';
import { $node } from '@milkdown/utils';
import { inlineMarkdown } from './inline-markdown.ts';

/** What a block holds without its empty paragraphs, which Markdown has no way to write; one stays where nothing else is. */
export function written(blocks: Fragment): Fragment {
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
      state.openNode('root').next(written(node.content));
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

/** Levels 2 to 4: the post's title is the page's h1. Ids are the page's business (src/content/article). */
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
      state.openNode('blockquote').next(written(node.content)).closeNode();
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
        .next(written(node.content))
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
  // Pages count every list from 1.
  toDOM: () => ['ol', 0],
}));

/** `checked` is kept from tasks of GitHub's Markdown, whose boxes the page does not show. */
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
      state.next(written(node.content)).closeNode();
    },
  },
}));

/** The blocks of a post: of the presets' schemas, each brought to what the page shows. */
export const blocks: MilkdownPlugin[] = [
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
