import { parserCtx, serializerCtx } from '@milkdown/core';
import type { Ctx, MilkdownPlugin } from '@milkdown/ctx';
import { tablePasteRule } from '@milkdown/preset-gfm';
import { Fragment, type Node, type Schema, Slice } from '@milkdown/prose/model';
import { Plugin } from '@milkdown/prose/state';
import { $pasteRule, $prose } from '@milkdown/utils';
import { pictureOfPath } from '#model/picture.ts';
import { isAllowedHref } from './links.ts';

/** Limits the cells that one colspan is expanded to. */
const MAX_COLSPAN = 20;

/** Converts pasted tables to the schema's form: one header row, no cells that span others. */
function normalizeTables(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const cell of page.querySelectorAll('[colspan]')) {
    const others = Math.min(MAX_COLSPAN, Number(cell.getAttribute('colspan'))) - 1;
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

/** Whether a picture was uploaded to this site; pages do not show others. */
const isUploaded = (node: Node): boolean => pictureOfPath(node.attrs['src'] as string) !== null;

/**
 * Replaces what the page would not show: external pictures with their alt text, disallowed links with their
 * text.
 */
function sanitize(fragment: Fragment): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    const marks = node.marks.filter((mark) => mark.type.name !== 'link' || isAllowedHref(mark.attrs['href'] as string));
    if (node.type.name === 'image' && !isUploaded(node)) {
      const alt = node.attrs['alt'] as string;
      if (alt !== '') nodes.push(node.type.schema.text(alt, marks));
      return;
    }
    nodes.push((node.isText ? node : node.copy(sanitize(node.content))).mark(marks));
  });
  return Fragment.from(nodes);
}

const sanitizeRule = $pasteRule(() => ({
  priority: 10,
  run: (slice) => new Slice(sanitize(slice.content), slice.openStart, slice.openEnd),
}));

/** Turns lines into paragraphs without parsing Markdown. */
function paragraphs(text: string, schema: Schema): Fragment {
  const lines = text.split(/(?:\r\n?|\n)+/);
  return Fragment.from(
    lines.map((line) => schema.nodes['paragraph']!.create(null, line === '' ? null : schema.text(line))),
  );
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));

/** Parses pasted plain text as Markdown; Shift with the paste shortcut inserts it literally. */
function clipboard(ctx: Ctx, onFile: (file: File) => void): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: normalizeTables,
      clipboardTextParser: (text, _context, isPlain, view) => {
        const doc = isPlain ? paragraphs(text, view.state.schema) : ctx.get(parserCtx)(text).content;
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
        // Word also puts a picture of the copied text on the clipboard.
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

/**
 * Handles paste and drop: keeps structure, drops styles, scripts and external pictures, hands picture files
 * to `onFile`.
 */
export const pasteHandling = (onFile: (file: File) => void): MilkdownPlugin[] => [
  tablePasteRule,
  sanitizeRule,
  $prose((ctx) => clipboard(ctx, onFile)),
];
