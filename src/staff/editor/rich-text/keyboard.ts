import { schemaCtx } from '@milkdown/core';
import type { MilkdownPlugin } from '@milkdown/ctx';
import { emphasisStarInputRule, strongInputRule } from '@milkdown/preset-commonmark';
import { chainCommands, deleteSelection, joinBackward, selectNodeBackward } from '@milkdown/prose/commands';
import { textblockTypeInputRule, undoInputRule, wrappingInputRule } from '@milkdown/prose/inputrules';
import { keydownHandler } from '@milkdown/prose/keymap';
import { liftListItem, sinkListItem, splitListItem } from '@milkdown/prose/schema-list';
import { type Command, Plugin, TextSelection } from '@milkdown/prose/state';
import { goToNextCell } from '@milkdown/prose/tables';
import { $inputRule } from '@milkdown/utils';
import {
  around,
  isInTable,
  nodeType,
  moveToCellBelow,
  toggleHeading,
  toParagraph,
  toggleList,
  toggleQuote,
  toggle,
} from './commands.ts';

const inTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && command(state, dispatch, view);

const splitItem: Command = (state, dispatch, view) =>
  splitListItem(nodeType(state, 'list_item'))(state, dispatch, view);

/** Nests the list item one level deeper; where that is impossible, Tab leaves the editor. */
const indentItem: Command = (state, dispatch, view) =>
  sinkListItem(nodeType(state, 'list_item'))(state, dispatch, view);

/** Moves the list item one level out; in the outermost list, Shift+Tab leaves the editor. */
const outdentItem: Command = (state, dispatch, view) => {
  const item = around(state.selection.$from, 'list_item');
  if (item === null || around(state.doc.resolve(item.pos), 'list_item') === null) return false;
  return liftListItem(nodeType(state, 'list_item'))(state, dispatch, view);
};

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code === true) return false;
  // In Markdown a cell is a single line.
  if (isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodeType(state, 'hardbreak').create()).scrollIntoView());
  return true;
};

/** Turns a heading into a paragraph when Backspace is pressed at its start. */
const unwrapHeading: Command = (state, dispatch, view) => {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || selection.$cursor?.parentOffset !== 0) return false;
  return selection.$cursor.parent.type.name === 'heading' && toParagraph(state, dispatch, view);
};

/**
 * The editor's keyboard shortcuts. Tab moves between table cells and indents list items; everywhere else, and
 * after Escape, it moves the focus out of the editor as in any field.
 */
export function keyBindings(onLink: () => void): Plugin {
  const handle = keydownHandler({
    'Mod-b': toggle('strong'),
    'Mod-i': toggle('emphasis'),
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-Alt-0': toParagraph,
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    'Mod-Alt-4': toggleHeading(4),
    'Mod-Alt-7': toggleList('ordered_list'),
    'Mod-Alt-8': toggleList('bullet_list'),
    'Mod-Shift-b': toggleQuote,
    'Shift-Enter': lineBreak,
    Enter: chainCommands(moveToCellBelow, splitItem),
    Backspace: chainCommands(undoInputRule, deleteSelection, unwrapHeading, joinBackward, selectNodeBackward),
    Tab: chainCommands(inTable(goToNextCell(1)), indentItem),
    'Shift-Tab': chainCommands(inTable(goToNextCell(-1)), outdentItem),
  });
  let isLeaving = false;
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        if (event.key === 'Tab' && isLeaving) return false;
        // With Shift+Tab, Shift arrives first.
        if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
        return !view.composing && handle(view, event);
      },
      handleDOMEvents: {
        blur: () => {
          isLeaving = false;
        },
      },
    },
  });
}

/** '# ' to '#### '. The post's title is the page's only h1, so one # means the same as two. */
const headingRule = $inputRule((ctx) =>
  textblockTypeInputRule(/^(#{1,4})\s$/, ctx.get(schemaCtx).nodes['heading']!, (match) => ({
    level: Math.max(2, match[1]!.length),
  })),
);

const bulletListRule = $inputRule((ctx) => wrappingInputRule(/^\s*[-*]\s$/, ctx.get(schemaCtx).nodes['bullet_list']!));

/** Only '1.' starts a list, because a sentence may begin with a year. */
const orderedListRule = $inputRule((ctx) =>
  wrappingInputRule(/^\s*1[.)]\s$/, ctx.get(schemaCtx).nodes['ordered_list']!),
);

const quoteRule = $inputRule((ctx) => wrappingInputRule(/^\s*>\s$/, ctx.get(schemaCtx).nodes['blockquote']!));

/** Markdown that is converted while it is typed; Backspace restores the typed characters. */
export const inputRules: MilkdownPlugin[] = [
  headingRule,
  bulletListRule,
  orderedListRule,
  quoteRule,
  emphasisStarInputRule,
  strongInputRule,
];
