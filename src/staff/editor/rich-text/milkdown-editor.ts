import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx, serializerCtx } from '@milkdown/core';
import { history } from '@milkdown/plugin-history';
import { gapCursor } from '@milkdown/prose/gapcursor';
import { Plugin } from '@milkdown/prose/state';
import { tableEditing } from '@milkdown/prose/tables';
import type { EditorView, NodeViewConstructor } from '@milkdown/prose/view';
import { $prose } from '@milkdown/utils';
import { pictureOfPath } from '#model/picture.ts';
import { caretInView } from './caret-in-view.ts';
import { inputRules, keyBindings } from './keyboard.ts';
import { postSchema } from './schema.ts';
import { markdownStyle } from './markdown.ts';
import { type PasteHandlers, pasteHandling } from './paste.ts';

/**
 * Renders a picture with its caption, as the page does, or a note for an external picture, which the page
 * does not show. `pictures` turns a path of the site into the address to load the file from.
 */
function pictureView(pictures: (path: string) => string): NodeViewConstructor {
  return (node) => {
    const src = node.attrs['src'] as string;
    const alt = node.attrs['alt'] as string;
    const caption = node.attrs['title'] as string;
    const dom = document.createElement('span');
    dom.className = 'picture';
    if (pictureOfPath(src) !== null) {
      const image = document.createElement('img');
      image.src = pictures(src);
      image.alt = alt;
      image.draggable = false;
      dom.append(image);
    } else {
      const words = document.createElement('span');
      words.className = 'picture-elsewhere';
      words.textContent = `Not shown on the page, as it was not uploaded here: ${alt === '' ? src : alt}`;
      dom.append(words);
    }
    if (caption !== '') {
      const words = document.createElement('span');
      words.className = 'picture-caption';
      words.textContent = caption;
      dom.append(words);
    }
    return { dom };
  };
}

export interface EditorOptions extends PasteHandlers {
  readonly root: HTMLElement;
  readonly markdown: string;
  /** Attributes of the contenteditable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEditable: () => boolean;
  /** Turns a path of the site into the address to load a picture from. */
  readonly pictures: (path: string) => string;
  /** Called after every transaction, including those that only move the cursor. */
  readonly onUpdate: (view: EditorView, isDocChanged: boolean) => void;
  readonly onBlur: () => void;
  readonly onLink: () => void;
}

/** An open editor. */
export interface OpenEditor {
  readonly view: EditorView;
  /** Serializes the current document to Markdown. */
  readonly read: () => string;
  readonly destroy: () => void;
}

/**
 * Keeps an empty paragraph after a final table, list or picture, so that one can type after it. Never
 * serialized.
 */
const trailingParagraph = (): Plugin =>
  new Plugin({
    appendTransaction: (_transactions, _before, { doc, tr, schema }) => {
      const { lastChild } = doc;
      if (lastChild?.type.name === 'paragraph' && lastChild.lastChild?.type.name !== 'image') return null;
      return tr.insert(doc.content.size, schema.nodes['paragraph']!.create()).setMeta('addToHistory', false);
    },
  });

/** Creates a Milkdown editor for posts. Resolves when it is ready for input. */
export async function createEditor(options: EditorOptions): Promise<OpenEditor> {
  const { root, markdown, attributes, isEditable, pictures, onUpdate, onBlur, onLink } = options;
  const listener = new Plugin({
    view: () => ({
      update: (view, before) => {
        onUpdate(view, !view.state.doc.eq(before.doc));
      },
    }),
    props: { handleDOMEvents: { blur: onBlur } },
  });
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.set(editorViewOptionsCtx, {
        attributes: { ...attributes },
        editable: isEditable,
        nodeViews: { image: pictureView(pictures) },
      });
    })
    .config(markdownStyle)
    .use(postSchema)
    .use(history)
    .use(inputRules)
    .use(pasteHandling(options))
    .use(
      [
        () => keyBindings(onLink),
        caretInView,
        trailingParagraph,
        () => tableEditing(),
        () => gapCursor(),
        () => listener,
      ].map((make) => $prose(make)),
    )
    .create();
  const view = editor.ctx.get(editorViewCtx);
  const write = editor.ctx.get(serializerCtx);
  return {
    view,
    read: () => write(view.state.doc),
    destroy: () => void editor.destroy(),
  };
}

/** Debounce of change notifications while typing, milliseconds. */
const DEBOUNCE_MS = 250;

/** Reports changes of the text, debounced while typing. */
export interface ChangeReporter {
  /** Reports after the debounce. */
  readonly later: () => void;
  /** Reports a pending change at once. */
  readonly now: () => void;
}

/**
 * Calls `report` with the Markdown that `read` serializes when it differs from the last report. Text that is
 * back to its initial state is reported in the original spelling of `opened`, so that it counts as unchanged.
 */
export function changeReporter(opened: string, read: () => string, report: (markdown: string) => void): ChangeReporter {
  const initial = read();
  let last = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const markdown = read();
    if (markdown === last) return;
    last = markdown;
    report(markdown === initial ? opened : markdown);
  };
  return {
    now,
    later: () => {
      timer ??= setTimeout(now, DEBOUNCE_MS);
    },
  };
}
