import type { Command, EditorState } from '@milkdown/prose/state';
import { textSelection } from './blocks-at.ts';

/** The link the selection begins in, or the text a new one would get. */
export interface LinkAtCursor {
  readonly href: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is a link already. */
  readonly isLink: boolean;
}

/** What 'Link' is about: the whole link around the cursor, or what is selected. */
export function linkAtCursor(state: EditorState): LinkAtCursor {
  const { $from, from, to } = textSelection(state);
  const type = state.schema.marks['link']!;
  const { parent, parentOffset } = $from;
  const at = parent.childAfter(parentOffset).node ?? parent.childBefore(parentOffset).node;
  const before = parent.childBefore(parentOffset).node;
  const mark = type.isInSet(at?.marks ?? []) ?? type.isInSet(before?.marks ?? []);
  if (mark === undefined) return { href: '', text: state.doc.textBetween(from, to, ' '), from, to, isLink: false };
  let start = $from.start();
  let end = start;
  let found = false;
  parent.forEach((node, offset) => {
    const nodeStart = $from.start() + offset;
    if (!mark.isInSet(node.marks)) {
      if (!found) start = nodeStart + node.nodeSize;
      return;
    }
    if (nodeStart <= from && from <= nodeStart + node.nodeSize) found = true;
    if (found || nodeStart <= from) end = nodeStart + node.nodeSize;
  });
  return {
    href: mark.attrs['href'] as string,
    text: state.doc.textBetween(start, end, ' '),
    from: start,
    to: end,
    isLink: true,
  };
}

/** Links a stretch of text to an address; where nothing was selected the words are put in. */
export const linkTo =
  ({ from, to, text: before }: LinkAtCursor, href: string, text: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks['link']!;
    const { tr } = state;
    let end = to;
    if (text !== before) {
      const marks = type.removeFromSet(tr.doc.resolve(from).marks());
      tr.replaceWith(from, to, state.schema.text(text, marks));
      end = from + text.length;
    }
    tr.removeMark(from, end, type).addMark(from, end, type.create({ href }));
    tr.removeStoredMark(type);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Keeps the words and takes their link away. */
export const removeLink =
  ({ from, to }: LinkAtCursor): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, state.schema.marks['link']));
    return true;
  };
