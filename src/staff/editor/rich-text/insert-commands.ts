import type { Node } from '@milkdown/prose/model';
import { type Command, NodeSelection, TextSelection, type Transaction } from '@milkdown/prose/state';
import type { InsertedPicture } from '#staff/pictures/inserted-picture.ts';
import { around, nodeType } from './blocks-at.ts';

/**
 * Puts a block where the selection ends: in place of an empty paragraph, behind the paragraph, heading, list, quote or
 * table it is in otherwise. Returns the position before it.
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

const SIZE = 3;

/** An empty table of three columns, with a row that names them and two below it, the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (around(state.selection.$from, 'table') !== null) return false;
  if (dispatch === undefined) return true;
  const row = (rowName: string, cellName: string): Node =>
    nodeType(state, rowName).create(
      null,
      Array.from({ length: SIZE }, () => nodeType(state, cellName).createAndFill()!),
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

/** A divider, the cursor behind it. */
export const insertDivider: Command = (state, dispatch) => {
  if (dispatch === undefined) return true;
  const { tr } = state;
  const end = insertBlock(tr, nodeType(state, 'hr').create()) + 1;
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, nodeType(state, 'paragraph').create());
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
  return true;
};

/** A picture in a paragraph of its own, the cursor behind it. */
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

/** Other words for the picture at a position. */
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
