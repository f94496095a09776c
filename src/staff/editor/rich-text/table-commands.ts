import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  selectedRect,
} from '@milkdown/prose/tables';
import type { Node } from '@milkdown/prose/model';
import { type Command, TextSelection } from '@milkdown/prose/state';
import { around, isInHeaderRow, isInTable, nodeType } from './blocks-at.ts';

/** A row of empty cells, aligned as their columns are. */
const addRow =
  (where: 'above' | 'below'): Command =>
  (state, dispatch) => {
    // The first row names the columns, and stays the first.
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

/** Never the row that names the columns. */
export const removeRow: Command = (state, dispatch) =>
  isInTable(state) && !isInHeaderRow(state) && deleteRow(state, dispatch);

/** Never the only column. */
export const removeColumn: Command = (state, dispatch) =>
  (around(state.selection.$from, 'table')?.node.firstChild?.childCount ?? 0) > 1 && deleteColumn(state, dispatch);

export const removeTable: Command = (state, dispatch) => isInTable(state) && deleteTable(state, dispatch);

/** To the cell below, or out of the table behind its last row. */
export const cellBelow: Command = (state, dispatch) => {
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
