import type { Command, EditorState } from '@milkdown/prose/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PasteHandlers } from './paste.ts';
import { changeReporter, type ChangeReporter, createEditor, type OpenEditor } from './milkdown-editor.ts';

interface Options extends PasteHandlers {
  readonly attributes: Readonly<Record<string, string>>;
  /** The initial text. */
  readonly markdown: string;
  readonly isDisabled: boolean;
  readonly pictures: (path: string) => string;
  readonly onChange: (markdown: string) => void;
  /** Called after every transaction. */
  readonly onState: (state: EditorState) => void;
  readonly onLink: (state: EditorState) => void;
}

/** Controls of the editor; no-ops until it is ready. */
export interface EditorHandle {
  readonly read: () => string;
  readonly focus: () => void;
  readonly run: (command: Command) => void;
  readonly setEditable: (isEditable: boolean) => void;
}

/**
 * Mounts the editor into an element for the lifetime of the component; re-rendering does not touch it.
 * Pending changes are reported when the editor loses focus and when the page is left or hidden.
 */
export function useMilkdown(rootRef: RefObject<HTMLElement | null>, options: Options): EditorHandle {
  const latest = useRef(options);
  const editorRef = useRef<OpenEditor | null>(null);
  const isEditable = useRef(!options.isDisabled);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const { markdown, attributes } = latest.current;
    let isUnmounted = false;
    let editor: OpenEditor | null = null;
    let changes: ChangeReporter | null = null;
    const flush = (): void => {
      changes?.now();
    };
    // In development React mounts twice while the first editor is still being created: each gets its own
    // element.
    const host = document.createElement('div');
    root.append(host);
    const creating = createEditor({
      root: host,
      markdown,
      attributes: { ...attributes, class: 'long-text opens', 'aria-multiline': 'true' },
      isEditable: () => isEditable.current,
      pictures: (path) => latest.current.pictures(path),
      onUpdate: (view, isDocChanged) => {
        if (isUnmounted) return;
        if (isDocChanged) changes?.later();
        latest.current.onState(view.state);
      },
      onBlur: flush,
      onLink: () => {
        if (editor !== null) latest.current.onLink(editor.view.state);
      },
      onFile: (file) => {
        latest.current.onFile(file);
      },
      onDropped: (labels) => {
        latest.current.onDropped(labels);
      },
    });
    void creating.then((opened) => {
      if (isUnmounted) {
        opened.destroy();
        return;
      }
      editor = opened;
      editorRef.current = opened;
      changes = changeReporter(markdown, opened.read, (text) => {
        latest.current.onChange(text);
      });
      // Triggers the trailing paragraph, which is not a change of the text.
      opened.view.dispatch(opened.view.state.tr.setMeta('addToHistory', false));
      latest.current.onState(opened.view.state);
    });
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      flush();
      isUnmounted = true;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      if (editorRef.current === editor) editorRef.current = null;
      editor?.destroy();
      host.remove();
    };
  }, [rootRef]);

  const [handle] = useState((): EditorHandle => ({
    read: () => editorRef.current?.read() ?? latest.current.markdown,
    focus: () => {
      editorRef.current?.view.focus();
    },
    run: (command) => {
      const view = editorRef.current?.view;
      if (view === undefined) return;
      command(view.state, view.dispatch, view);
      view.focus();
    },
    setEditable: (editable) => {
      isEditable.current = editable;
      editorRef.current?.view.setProps({});
    },
  }));
  return handle;
}
