import type { MilkdownPlugin } from '@milkdown/ctx';
import { emphasisStarInputRule, strongInputRule } from '@milkdown/preset-commonmark';
import { textblockTypeInputRule, wrappingInputRule } from '@milkdown/prose/inputrules';
import { schemaCtx } from '@milkdown/core';
import { $inputRule } from '@milkdown/utils';

/** '# ' to '#### ': the post's title is the page's only h1, so one # gives the same as two. */
const headings = $inputRule((ctx) =>
  textblockTypeInputRule(/^(#{1,4})\s$/, ctx.get(schemaCtx).nodes['heading']!, (match) => ({
    level: Math.max(2, match[1]!.length),
  })),
);

const bulletList = $inputRule((ctx) => wrappingInputRule(/^\s*[-*]\s$/, ctx.get(schemaCtx).nodes['bullet_list']!));

/** Only from 1: a sentence may begin with a year. */
const orderedList = $inputRule((ctx) => wrappingInputRule(/^\s*1[.)]\s$/, ctx.get(schemaCtx).nodes['ordered_list']!));

const quote = $inputRule((ctx) => wrappingInputRule(/^\s*>\s$/, ctx.get(schemaCtx).nodes['blockquote']!));

/** Markdown that takes effect while it is typed; Backspace brings the characters back. */
export const typing: MilkdownPlugin[] = [
  headings,
  bulletList,
  orderedList,
  quote,
  emphasisStarInputRule,
  strongInputRule,
];
