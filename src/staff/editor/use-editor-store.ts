import { useEffect, useSyncExternalStore } from 'react';
import { registerUnsavedText } from '#staff/shell/unsaved-text.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/**
 * Returns the editor's state. While mounted, it writes the local copy whenever the page is left or hidden,
 * asks before the page is closed with unsaved changes, and lets the sign-out button ask as well.
 */
export function useEditorStore(editor: EditorStore): EditorState {
  useEffect(() => {
    // The text field may report its last change after this; that edit then writes a copy of its own.
    const flush = (isClosing: boolean) => () => {
      editor.flushLocalCopy(isClosing);
    };
    const onVisibilityChange = (): void => flush(document.visibilityState === 'hidden')();
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      flush(false)();
      if (editor.hasUnsavedChanges()) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pagehide', flush(true), { signal });
    window.addEventListener('pageshow', flush(false), { signal });
    window.addEventListener('blur', flush(false), { signal });
    window.addEventListener('beforeunload', onBeforeUnload, { signal });
    window.addEventListener('online', editor.retryOnline, { signal });
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    const unregister = registerUnsavedText(() => {
      if (!editor.hasUnsavedChanges()) return 'none';
      // Before the question is answered, because there is no time to write while leaving.
      flush(false)();
      return editor.getState().localCopies === 'available' ? 'kept' : 'lost';
    });
    return () => {
      listeners.abort();
      unregister();
    };
  }, [editor]);
  return useSyncExternalStore(editor.subscribe, editor.getState);
}
