import { parserCtx, serializerCtx } from '@milkdown/core';
import type { Ctx, MilkdownPlugin } from '@milkdown/ctx';
import { tablePasteRule } from '@milkdown/preset-gfm';
import { Fragment, type Node, type Schema, Slice } from '@milkdown/prose/model';
import { Plugin } from '@milkdown/prose/state';
import { $pasteRule, $prose } from '@milkdown/utils';
import { pictureOfPath } from '#model/picture.ts';
import { pictureLabel } from './dropped-pictures.ts';
import { isAllowedHref } from './links.ts';
import { cleanPastedHtml } from './pasted-html.ts';

/** Whether a picture was uploaded to this site; pages do not show others. */
const isUploaded = (node: Node): boolean => pictureOfPath(node.attrs['src'] as string) !== null;

/** The content of a paste as the page can show it, and the labels of the pictures that it cannot. */
interface Sanitized {
  readonly content: Fragment;
  readonly dropped: readonly string[];
}

/**
 * Replaces what the page would not show: external pictures with their alt text, disallowed links with their
 * text.
 */
function sanitize(fragment: Fragment): Sanitized {
  const nodes: Node[] = [];
  const dropped: string[] = [];
  fragment.forEach((node) => {
    const marks = node.marks.filter((mark) => mark.type.name !== 'link' || isAllowedHref(mark.attrs['href'] as string));
    if (node.type.name === 'image' && !isUploaded(node)) {
      const alt = node.attrs['alt'] as string;
      dropped.push(pictureLabel(node.attrs['src'] as string, alt));
      if (alt !== '') nodes.push(node.type.schema.text(alt, marks));
      return;
    }
    if (node.isText) {
      nodes.push(node.mark(marks));
      return;
    }
    const inner = sanitize(node.content);
    dropped.push(...inner.dropped);
    nodes.push(node.copy(inner.content).mark(marks));
  });
  return { content: Fragment.from(nodes), dropped };
}

const sanitizeRule = (onDropped: (labels: readonly string[]) => void): MilkdownPlugin =>
  $pasteRule(() => ({
    priority: 10,
    run: (slice) => {
      const { content, dropped } = sanitize(slice.content);
      onDropped(dropped);
      return new Slice(content, slice.openStart, slice.openEnd);
    },
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
      transformPastedHTML: cleanPastedHtml,
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

/** What a paste or a drop needs of the screen. */
export interface PasteHandlers {
  /** Called with a picture file. */
  readonly onFile: (file: File) => void;
  /** Called with the labels of the pictures that were left out, '' for one without; none after most pastes. */
  readonly onDropped: (labels: readonly string[]) => void;
}

/**
 * Handles paste and drop: keeps structure, drops styles, scripts and external pictures, hands over picture files.
 */
export const pasteHandling = ({ onFile, onDropped }: PasteHandlers): MilkdownPlugin[] => [
  tablePasteRule,
  sanitizeRule(onDropped),
  $prose((ctx) => clipboard(ctx, onFile)),
];
