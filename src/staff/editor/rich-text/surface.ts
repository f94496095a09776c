import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx, serializerCtx } from '@milkdown/core';
import { history } from '@milkdown/plugin-history';
import { gapCursor } from '@milkdown/prose/gapcursor';
import { Plugin } from '@milkdown/prose/state';
import { tableEditing } from '@milkdown/prose/tables';
import type { EditorView } from '@milkdown/prose/view';
import { $prose } from '@milkdown/utils';
import { keys } from './keys.ts';
import { language } from './language.ts';
import { tidyMarkdown } from './markdown-form.ts';
import { pasting } from './paste.ts';
import { pictureView } from './picture-view.ts';
import { typing } from './typing.ts';

/** What the writing surface is made from. */
export interface SurfaceOptions {
  readonly root: HTMLElement;
  readonly markdown: string;
  /** The attributes of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEditable: () => boolean;
  /** The address to load a picture of the site from. */
  readonly pictures: (path: string) => string;
  /** After everything that happened in it, typing or only moving about. */
  readonly onUpdate: (view: EditorView, isDocChanged: boolean) => void;
  readonly onBlur: () => void;
  readonly onLink: () => void;
  /** A picture file was pasted or dropped. */
  readonly onFile: (file: File) => void;
}

/** A writing surface that stands in the page. */
export interface Surface {
  readonly view: EditorView;
  /** Its text as Markdown, now. */
  readonly read: () => string;
  readonly destroy: () => void;
}

/** A paragraph stands behind the last table, list or picture, so that one can write on; Markdown never has it. */
const roomAtEnd = (): Plugin =>
  new Plugin({
    appendTransaction: (_transactions, _before, { doc, tr, schema }) => {
      const { lastChild } = doc;
      if (lastChild?.type.name === 'paragraph' && lastChild.lastChild?.type.name !== 'image') return null;
      return tr.insert(doc.content.size, schema.nodes['paragraph']!.create()).setMeta('addToHistory', false);
    },
  });

/** Milkdown with what a post may hold. Resolves when it can be written in. */
export async function openSurface(options: SurfaceOptions): Promise<Surface> {
  const { root, markdown, attributes, isEditable, pictures, onUpdate, onBlur, onLink, onFile } = options;
  const watching = new Plugin({
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
    .config(tidyMarkdown)
    .use(language)
    .use(history)
    .use(typing)
    .use(pasting(onFile))
    .use(
      [() => keys(onLink), roomAtEnd, () => tableEditing(), () => gapCursor(), () => watching].map((make) =>
        $prose(make),
      ),
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
