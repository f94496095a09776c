import type { MilkdownPlugin } from '@milkdown/ctx';
import { remarkInlineLinkPlugin, remarkLineBreak } from '@milkdown/preset-commonmark';
import { blocks } from './blocks.ts';
import { inlines } from './inlines.ts';
import { editableForm, gfm } from './markdown-form.ts';
import { tables } from './tables.ts';

/** What a post may hold, and how it is read from Markdown and written back. */
export const language: MilkdownPlugin[] = [
  blocks,
  tables,
  inlines,
  gfm,
  remarkInlineLinkPlugin,
  editableForm,
  remarkLineBreak,
].flat();
