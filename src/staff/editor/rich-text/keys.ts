import { chainCommands, deleteSelection, joinBackward, selectNodeBackward } from '@milkdown/prose/commands';
import { undoInputRule } from '@milkdown/prose/inputrules';
import { keydownHandler } from '@milkdown/prose/keymap';
import { liftListItem, sinkListItem, splitListItem } from '@milkdown/prose/schema-list';
import { type Command, Plugin, TextSelection } from '@milkdown/prose/state';
import { goToNextCell } from '@milkdown/prose/tables';
import { around, isInTable, nodeType } from './blocks-at.ts';
import { cellBelow } from './table-commands.ts';
import { heading, intoText, list, quote, toggled } from './text-commands.ts';

const inTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && command(state, dispatch, view);

const splitItem: Command = (state, dispatch, view) =>
  splitListItem(nodeType(state, 'list_item'))(state, dispatch, view);

/** One level deeper; where that is impossible Tab leaves the editor. */
const deeper: Command = (state, dispatch, view) => sinkListItem(nodeType(state, 'list_item'))(state, dispatch, view);

/** One level back; from the outermost list Shift+Tab leaves the editor. */
const shallower: Command = (state, dispatch, view) => {
  const item = around(state.selection.$from, 'list_item');
  if (item === null || around(state.doc.resolve(item.pos), 'list_item') === null) return false;
  return liftListItem(nodeType(state, 'list_item'))(state, dispatch, view);
};

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code === true) return false;
  // A cell is one line in Markdown.
  if (isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodeType(state, 'hardbreak').create()).scrollIntoView());
  return true;
};

/** Backspace before a heading's first letter makes it text. */
const plainHeading: Command = (state, dispatch, view) => {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || selection.$cursor?.parentOffset !== 0) return false;
  return selection.$cursor.parent.type.name === 'heading' && intoText(state, dispatch, view);
};

/**
 * The keys of the writing surface. Tab moves between a table's cells and makes lists deeper; everywhere else, and after
 * Escape, it leaves the surface as it leaves any field.
 */
export function keys(onLink: () => void): Plugin {
  const handle = keydownHandler({
    'Mod-b': toggled('strong'),
    'Mod-i': toggled('emphasis'),
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-Alt-0': intoText,
    'Mod-Alt-2': heading(2),
    'Mod-Alt-3': heading(3),
    'Mod-Alt-4': heading(4),
    'Mod-Alt-7': list('ordered_list'),
    'Mod-Alt-8': list('bullet_list'),
    'Mod-Shift-b': quote,
    'Shift-Enter': lineBreak,
    Enter: chainCommands(cellBelow, splitItem),
    Backspace: chainCommands(undoInputRule, deleteSelection, plainHeading, joinBackward, selectNodeBackward),
    Tab: chainCommands(inTable(goToNextCell(1)), deeper),
    'Shift-Tab': chainCommands(inTable(goToNextCell(-1)), shallower),
  });
  let isLeaving = false;
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        if (event.key === 'Tab' && isLeaving) return false;
        // Shift goes down before Tab does.
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
