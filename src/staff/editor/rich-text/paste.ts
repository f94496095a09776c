import { parserCtx, serializerCtx } from '@milkdown/core';
import type { Ctx, MilkdownPlugin } from '@milkdown/ctx';
import { tablePasteRule } from '@milkdown/preset-gfm';
import { Fragment, type Node, type Schema, Slice } from '@milkdown/prose/model';
import { Plugin } from '@milkdown/prose/state';
import { $pasteRule, $prose } from '@milkdown/utils';
import { pictureOfPath } from '#model/uploaded-picture.ts';
import { isAllowedHref } from './link-address.ts';

/** More columns than a table of a post has. */
const MOST_SPANNED = 20;

/** Tables of other programs in the form this one has: one row that names the columns, no cell over others. */
function tidyTables(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const cell of page.querySelectorAll('[colspan]')) {
    const others = Math.min(MOST_SPANNED, Number(cell.getAttribute('colspan'))) - 1;
    for (let added = 0; added < others; added += 1) cell.after(page.createElement(cell.localName));
  }
  for (const cell of page.querySelectorAll('th, td')) {
    const isHead = cell.closest('tr') === cell.closest('table')?.querySelector('tr');
    const tag = isHead ? 'th' : 'td';
    if (cell.localName === tag) continue;
    const next = page.createElement(tag);
    next.append(...cell.childNodes);
    cell.replaceWith(next);
  }
  return page.body.innerHTML;
}

/** Whether a picture was uploaded here: others are not copied, and pages do not show them. */
const isOwnPicture = (node: Node): boolean => pictureOfPath(node.attrs['src'] as string) !== null;

/** What came with a paste and no page would show: foreign pictures become their words, links that lead nowhere text. */
function showable(fragment: Fragment): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    const marks = node.marks.filter((mark) => mark.type.name !== 'link' || isAllowedHref(mark.attrs['href'] as string));
    if (node.type.name === 'image' && !isOwnPicture(node)) {
      const alt = node.attrs['alt'] as string;
      if (alt !== '') nodes.push(node.type.schema.text(alt, marks));
      return;
    }
    nodes.push((node.isText ? node : node.copy(showable(node.content))).mark(marks));
  });
  return Fragment.from(nodes);
}

const withoutUnshowable = $pasteRule(() => ({
  priority: 10,
  run: (slice) => new Slice(showable(slice.content), slice.openStart, slice.openEnd),
}));

/** Line by line, with nothing read into it. */
function plainText(text: string, schema: Schema): Fragment {
  const lines = text.split(/(?:\r\n?|\n)+/);
  return Fragment.from(
    lines.map((line) => schema.nodes['paragraph']!.create(null, line === '' ? null : schema.text(line))),
  );
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));

/** Plain text is read as Markdown; Shift with the paste key takes it as it is. */
function clipboard(ctx: Ctx, onFile: (file: File) => void): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: tidyTables,
      clipboardTextParser: (text, _context, isPlain, view) => {
        const doc = isPlain ? plainText(text, view.state.schema) : ctx.get(parserCtx)(text).content;
        return Slice.maxOpen(doc);
      },
      clipboardTextSerializer: (slice) => {
        const { content } = slice;
        if (content.childCount === 1 && content.firstChild?.isTextblock === true)
          return content.textBetween(0, content.size, '\n\n', '');
        const doc = content.firstChild?.type.schema.topNodeType.createAndFill(null, content) ?? null;
        return doc === null ? content.textBetween(0, content.size, '\n\n') : ctx.get(serializerCtx)(doc);
      },
      handlePaste: (_view, event) => {
        const file = pictureIn(event.clipboardData);
        // Word sends a picture of the text along with the text.
        if (file === undefined || event.clipboardData?.types.includes('text/html') === true) return false;
        onFile(file);
        return true;
      },
      handleDrop: (_view, event) => {
        const file = pictureIn(event.dataTransfer);
        if (file === undefined) return false;
        event.preventDefault();
        onFile(file);
        return true;
      },
    },
  });
}

/** Pasting and dropping: structure stays, styles, scripts and foreign pictures do not; picture files go to `onFile`. */
export const pasting = (onFile: (file: File) => void): MilkdownPlugin[] => [
  tablePasteRule,
  withoutUnshowable,
  $prose((ctx) => clipboard(ctx, onFile)),
];
