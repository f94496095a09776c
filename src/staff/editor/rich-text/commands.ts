import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/prose/commands';
import type { Node, NodeType, ResolvedPos } from '@milkdown/prose/model';
import { liftListItem, wrapInList } from '@milkdown/prose/schema-list';
import {
  AllSelection,
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@milkdown/prose/state';
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  selectedRect,
} from '@milkdown/prose/tables';
import type { InsertedPicture } from '#staff/pictures/PictureDialog.tsx';

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

/** The selection; for a selection of everything, the equivalent text selection. */
export function textSelection({ doc, selection }: EditorState): Selection {
  if (!(selection instanceof AllSelection)) return selection;
  return TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to);
}

/** Makes a command accept a selection of everything, which most of ProseMirror's commands do not. */
const withTextSelection =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const { selection } = state;
    const text = textSelection(state);
    return command(text === selection ? state : state.apply(state.tr.setSelection(text)), dispatch, view);
  };

/** Looks up a node type in the schema. Throws an Error when it has none of that name. */
export function nodeType(state: EditorState, name: string): NodeType {
  const type = state.schema.nodes[name];
  if (type === undefined) throw new Error(`The editor has no ${name}.`);
  return type;
}

/** The selected picture, or null. */
export function selectedPicture(state: EditorState): Placed | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { node: selection.node, pos: selection.from };
}

/** Whether the selection starts in a table's header row. */
export const isInHeaderRow = (state: EditorState): boolean =>
  around(textSelection(state).$from, 'table_header_row') !== null;

/** Whether the selection starts in a table. */
export const isInTable = (state: EditorState): boolean => around(textSelection(state).$from, 'table') !== null;

/** Toggles bold or italic. */
export const toggle =
  (name: 'strong' | 'emphasis'): Command =>
  (state, dispatch, view) =>
    toggleMark(state.schema.marks[name]!)(state, dispatch, view);

/** Whether the selection, or the text typed next, has the mark. */
export function isMarked(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name]!;
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Turns the block into a paragraph. */
export const toParagraph: Command = (state, dispatch) => setBlockType(nodeType(state, 'paragraph'))(state, dispatch);

/** The level of the heading that the selection starts in; 0 outside headings. */
export const headingLevel = (state: EditorState): number =>
  (around(textSelection(state).$from, 'heading')?.node.attrs['level'] as number | undefined) ?? 0;

/** Toggles a heading of the level. */
export const toggleHeading =
  (level: 2 | 3 | 4): Command =>
  (state, dispatch, view) =>
    headingLevel(state) === level
      ? toParagraph(state, dispatch, view)
      : setBlockType(nodeType(state, 'heading'), { level })(state, dispatch, view);

const LISTS = ['bullet_list', 'ordered_list'] as const;

/** Whether the innermost list around the selection is of this kind. */
export const isList = (state: EditorState, name: (typeof LISTS)[number]): boolean =>
  around(textSelection(state).$from, ...LISTS)?.node.type.name === name;

/** Toggles a list; a list of the other kind is converted. */
export const toggleList = (name: (typeof LISTS)[number]): Command =>
  withTextSelection((state, dispatch, view) => {
    const outer = around(state.selection.$from, ...LISTS);
    if (outer === null) return wrapInList(nodeType(state, name))(state, dispatch);
    if (outer.node.type.name === name) return liftListItem(nodeType(state, 'list_item'))(state, dispatch, view);
    dispatch?.(
      state.tr.setNodeMarkup(outer.pos, nodeType(state, name), { spread: outer.node.attrs['spread'] as boolean }),
    );
    return true;
  });

/** Whether the selection starts in a quote. */
export const isQuote = (state: EditorState): boolean => around(textSelection(state).$from, 'blockquote') !== null;

/** Toggles a quote. */
export const toggleQuote: Command = withTextSelection((state, dispatch) =>
  isQuote(state) ? lift(state, dispatch) : wrapIn(nodeType(state, 'blockquote'))(state, dispatch),
);

/**
 * Inserts a block at the end of the selection: it replaces an empty paragraph, or else follows the top-level
 * block. Returns the position before it.
 */
function insertBlock(tr: Transaction, block: Node): number {
  const { $to } = tr.selection;
  const top = $to.depth === 0 ? null : $to.node(1);
  if (top === null) {
    tr.insert($to.pos, block);
    return $to.pos;
  }
  if (top.type.name === 'paragraph' && top.content.size === 0) {
    tr.replaceWith($to.before(1), $to.after(1), block);
    return tr.mapping.map($to.before(1), -1);
  }
  tr.insert($to.after(1), block);
  return $to.after(1);
}

const NEW_TABLE_COLUMNS = 3;

/**
 * Inserts an empty table of three columns and two rows below the header, and puts the cursor into its first
 * cell.
 */
export const insertTable: Command = (state, dispatch) => {
  if (around(state.selection.$from, 'table') !== null) return false;
  if (dispatch === undefined) return true;
  const row = (rowName: string, cellName: string): Node =>
    nodeType(state, rowName).create(
      null,
      Array.from({ length: NEW_TABLE_COLUMNS }, () => nodeType(state, cellName).createAndFill()!),
    );
  const rows = [
    row('table_header_row', 'table_header'),
    row('table_row', 'table_cell'),
    row('table_row', 'table_cell'),
  ];
  const { tr } = state;
  const pos = insertBlock(tr, nodeType(state, 'table').create(null, rows));
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView());
  return true;
};

/** Inserts a divider and puts the cursor after it. */
export const insertDivider: Command = (state, dispatch) => {
  if (dispatch === undefined) return true;
  const { tr } = state;
  const end = insertBlock(tr, nodeType(state, 'hr').create()) + 1;
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodeType(state, 'paragraph').create());
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
  return true;
};

/** Inserts a picture in a paragraph of its own and puts the cursor after it. */
export const insertPicture =
  ({ src, alt, caption }: InsertedPicture): Command =>
  (state, dispatch) => {
    const picture = nodeType(state, 'image').create({ src, alt, title: caption });
    const paragraph = nodeType(state, 'paragraph').create(null, picture);
    const { tr } = state;
    const end = insertBlock(tr, paragraph) + paragraph.nodeSize;
    if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodeType(state, 'paragraph').create());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
    return true;
  };

/** Replaces alt text and caption of the picture at a position. */
export const describePicture =
  (pos: number, { alt, caption }: Pick<InsertedPicture, 'alt' | 'caption'>): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (node?.type.name !== 'image') return false;
    const { tr } = state;
    tr.setNodeMarkup(pos, undefined, { ...node.attrs, alt, title: caption });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)));
    return true;
  };

/** Inserts a row of empty cells with the alignment of their columns. */
const addRow =
  (where: 'above' | 'below'): Command =>
  (state, dispatch) => {
    // The header row stays the first.
    if (!isInTable(state) || (where === 'above' && isInHeaderRow(state))) return false;
    if (dispatch === undefined) return true;
    const { table, tableStart, top, bottom } = selectedRect(state);
    const index = where === 'above' ? top : bottom;
    let pos = tableStart;
    for (let row = 0; row < index; row += 1) pos += table.child(row).nodeSize;
    const cells: Node[] = table
      .child(0)
      .content.content.map((cell) =>
        nodeType(state, 'table_cell').createAndFill({ alignment: cell.attrs['alignment'] as string | null })!,
      );
    const { tr } = state;
    tr.insert(pos, nodeType(state, 'table_row').create(null, cells));
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView());
    return true;
  };

export const addRowAbove = addRow('above');
export const addRowBelow = addRow('below');
export const addColumnLeft: Command = (state, dispatch) => isInTable(state) && addColumnBefore(state, dispatch);
export const addColumnRight: Command = (state, dispatch) => isInTable(state) && addColumnAfter(state, dispatch);

/** Removes the row, except the header row. */
export const removeRow: Command = (state, dispatch) =>
  isInTable(state) && !isInHeaderRow(state) && deleteRow(state, dispatch);

/** Removes the column, except the last one. */
export const removeColumn: Command = (state, dispatch) =>
  (around(state.selection.$from, 'table')?.node.firstChild?.childCount ?? 0) > 1 && deleteColumn(state, dispatch);

export const removeTable: Command = (state, dispatch) => isInTable(state) && deleteTable(state, dispatch);

/** Moves the cursor to the cell below, or out of the table from its last row. */
export const moveToCellBelow: Command = (state, dispatch) => {
  const table = around(state.selection.$from, 'table');
  if (table === null) return false;
  const { map, tableStart, bottom, left, table: node } = selectedRect(state);
  const { tr } = state;
  if (bottom < map.height) {
    const pos = tableStart + map.positionAt(bottom, left, node);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView());
    return true;
  }
  const end = table.pos + table.node.nodeSize;
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodeType(state, 'paragraph').create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
  return true;
};
