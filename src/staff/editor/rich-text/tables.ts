import type { MilkdownPlugin } from '@milkdown/ctx';
import {
  tableCellSchema,
  tableHeaderRowSchema,
  tableHeaderSchema,
  tableRowSchema,
  tableSchema,
} from '@milkdown/preset-gfm';
import type { NodeSchema } from '@milkdown/transformer';
import { inlineMarkdown } from './inline-markdown.ts';

const ALIGNMENTS: readonly (string | null)[] = ['left', 'center', 'right'];

/** In the box in which the page lets wide tables scroll. */
const table = tableSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  // A table may be nothing but its header.
  content: 'table_header_row table_row*',
  toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
}));

/** A cell of one paragraph; Markdown knows no cells that span others. */
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

/** Tables whose first row names the columns. */
export const tables: MilkdownPlugin[] = [table, tableHeaderRowSchema, tableRowSchema, tableHeader, tableCell].flat();
