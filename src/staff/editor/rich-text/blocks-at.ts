import type { Node, NodeType, ResolvedPos } from '@milkdown/prose/model';
import {
  AllSelection,
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from '@milkdown/prose/state';

/** A node with the position before it. */
export interface Placed {
  readonly node: Node;
  readonly pos: number;
}

/** The innermost node of one of these names around a position. */
export function around($pos: ResolvedPos, ...names: readonly string[]): Placed | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (names.includes(node.type.name)) return { node, pos: $pos.before(depth) };
  }
  return null;
}

/** What is selected; everything, when it is, as the text from the first letter to the last. */
export function textSelection({ doc, selection }: EditorState): Selection {
  if (!(selection instanceof AllSelection)) return selection;
  return TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to);
}

/** A command that understands a selection of everything, which most of ProseMirror's do not. */
export const onText =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const { selection } = state;
    const text = textSelection(state);
    return command(text === selection ? state : state.apply(state.tr.setSelection(text)), dispatch, view);
  };

/** A node type of the editor's schema. */
export function nodeType(state: EditorState, name: string): NodeType {
  const type = state.schema.nodes[name];
  if (type === undefined) throw new Error(`The editor has no ${name}.`);
  return type;
}

/** The picture that is selected, if one is. */
export function selectedPicture(state: EditorState): Placed | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { node: selection.node, pos: selection.from };
}

/** Whether the selection begins in a table's first row, which names the columns. */
export const isInHeaderRow = (state: EditorState): boolean =>
  around(textSelection(state).$from, 'table_header_row') !== null;

/** Whether the selection begins in a table. */
export const isInTable = (state: EditorState): boolean => around(textSelection(state).$from, 'table') !== null;
