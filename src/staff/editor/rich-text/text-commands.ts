import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/prose/commands';
import { liftListItem, wrapInList } from '@milkdown/prose/schema-list';
import type { Command, EditorState } from '@milkdown/prose/state';
import { around, nodeType, onText, textSelection } from './blocks-at.ts';

/** Bold or italic on, or off again. */
export const toggled =
  (name: 'strong' | 'emphasis'): Command =>
  (state, dispatch, view) =>
    toggleMark(state.schema.marks[name]!)(state, dispatch, view);

/** Whether what is selected, or typed next, has a mark. */
export function isMarked(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name]!;
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Plain text. */
export const intoText: Command = (state, dispatch) => setBlockType(nodeType(state, 'paragraph'))(state, dispatch);

/** The level of the heading the selection begins in; 0 for text. */
export const headingLevel = (state: EditorState): number =>
  (around(textSelection(state).$from, 'heading')?.node.attrs['level'] as number | undefined) ?? 0;

/** A heading of this level, or text again where it is one. */
export const heading =
  (level: 2 | 3 | 4): Command =>
  (state, dispatch, view) =>
    headingLevel(state) === level
      ? intoText(state, dispatch, view)
      : setBlockType(nodeType(state, 'heading'), { level })(state, dispatch, view);

const LISTS = ['bullet_list', 'ordered_list'] as const;

/** Whether the innermost list around the selection is of this kind. */
export const isList = (state: EditorState, name: (typeof LISTS)[number]): boolean =>
  around(textSelection(state).$from, ...LISTS)?.node.type.name === name;

/** A list, a list of the other kind made this one, or no list again. */
export const list = (name: (typeof LISTS)[number]): Command =>
  onText((state, dispatch, view) => {
    const outer = around(state.selection.$from, ...LISTS);
    if (outer === null) return wrapInList(nodeType(state, name))(state, dispatch);
    if (outer.node.type.name === name) return liftListItem(nodeType(state, 'list_item'))(state, dispatch, view);
    dispatch?.(
      state.tr.setNodeMarkup(outer.pos, nodeType(state, name), { spread: outer.node.attrs['spread'] as boolean }),
    );
    return true;
  });

/** Whether the selection begins in a quote. */
export const isQuote = (state: EditorState): boolean => around(textSelection(state).$from, 'blockquote') !== null;

/** A quote, or none again. */
export const quote: Command = onText((state, dispatch) =>
  isQuote(state) ? lift(state, dispatch) : wrapIn(nodeType(state, 'blockquote'))(state, dispatch),
);
