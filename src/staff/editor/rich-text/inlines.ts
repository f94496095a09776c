import type { MilkdownPlugin } from '@milkdown/ctx';
import {
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  hardbreakSchema,
  htmlAttr,
  htmlSchema,
  imageAttr,
  imageSchema,
  inlineCodeAttr,
  inlineCodeSchema,
  linkAttr,
  linkSchema,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/preset-commonmark';
import { footnoteReferenceSchema, strikethroughAttr, strikethroughSchema } from '@milkdown/preset-gfm';

/** Written with asterisks, whichever they came with. */
const emphasis = emphasisSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), attrs: {} }));
const strong = strongSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), attrs: {} }));

/** src: as the Markdown has it; title: the caption, empty for none. */
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

/** Raw HTML, which no page shows: here as literal text, kept in the Markdown. */
const html = htmlSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toDOM: (node) => [
    'code',
    { class: 'raw-html', 'data-type': 'html', 'data-value': node.attrs['value'] as string },
    node.attrs['value'] as string,
  ],
  // Pasted HTML never becomes it.
  parseDOM: [],
}));

/** What stands in the lines of a post. */
export const inlines: MilkdownPlugin[] = [
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
