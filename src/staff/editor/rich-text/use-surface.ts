import type { Command, EditorState } from '@milkdown/prose/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Changes, tellChanges } from './changes.ts';
import { openSurface, type Surface } from './surface.ts';

interface Options {
  readonly attributes: Readonly<Record<string, string>>;
  /** The text it is opened with. */
  readonly markdown: string;
  readonly isDisabled: boolean;
  readonly pictures: (path: string) => string;
  readonly onChange: (markdown: string) => void;
  /** After everything that happens in it. */
  readonly onState: (state: EditorState) => void;
  readonly onLink: (state: EditorState) => void;
  readonly onFile: (file: File) => void;
}

/** What the component does with the surface; harmless before it is there. */
export interface SurfaceHandle {
  readonly read: () => string;
  readonly focus: () => void;
  readonly run: (command: Command) => void;
  readonly setEditable: (isEditable: boolean) => void;
}

/**
 * A writing surface in an element of the page from the first render to the last: rendering again never touches it.
 * What was typed is told when the surface loses the focus, and when the page is left or hidden.
 */
export function useSurface(rootRef: RefObject<HTMLElement | null>, options: Options): SurfaceHandle {
  const latest = useRef(options);
  const surfaceRef = useRef<Surface | null>(null);
  const isEditable = useRef(!options.isDisabled);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const { markdown, attributes } = latest.current;
    let isGone = false;
    let surface: Surface | null = null;
    let changes: Changes | null = null;
    const tell = (): void => {
      changes?.now();
    };
    // An element of its own: in development React mounts twice, and the first surface is still being made.
    const host = document.createElement('div');
    root.append(host);
    const opening = openSurface({
      root: host,
      markdown,
      attributes: { ...attributes, class: 'long-text opens', 'aria-multiline': 'true' },
      isEditable: () => isEditable.current,
      pictures: (path) => latest.current.pictures(path),
      onUpdate: (view, isDocChanged) => {
        if (isGone) return;
        if (isDocChanged) changes?.later();
        latest.current.onState(view.state);
      },
      onBlur: tell,
      onLink: () => {
        if (surface !== null) latest.current.onLink(surface.view.state);
      },
      onFile: (file) => {
        latest.current.onFile(file);
      },
    });
    void opening.then((opened) => {
      if (isGone) {
        opened.destroy();
        return;
      }
      surface = opened;
      surfaceRef.current = opened;
      changes = tellChanges(markdown, opened.read, (text) => {
        latest.current.onChange(text);
      });
      // Makes the room at the end, which is no change of the text.
      opened.view.dispatch(opened.view.state.tr.setMeta('addToHistory', false));
      latest.current.onState(opened.view.state);
    });
    const hide = (): void => {
      if (document.visibilityState === 'hidden') tell();
    };
    window.addEventListener('pagehide', tell);
    document.addEventListener('visibilitychange', hide);
    return () => {
      tell();
      isGone = true;
      window.removeEventListener('pagehide', tell);
      document.removeEventListener('visibilitychange', hide);
      if (surfaceRef.current === surface) surfaceRef.current = null;
      surface?.destroy();
      host.remove();
    };
  }, [rootRef]);

  const [handle] = useState((): SurfaceHandle => ({
    read: () => surfaceRef.current?.read() ?? latest.current.markdown,
    focus: () => {
      surfaceRef.current?.view.focus();
    },
    run: (command) => {
      const view = surfaceRef.current?.view;
      if (view === undefined) return;
      command(view.state, view.dispatch, view);
      view.focus();
    },
    setEditable: (editable) => {
      isEditable.current = editable;
      surfaceRef.current?.view.setProps({});
    },
  }));
  return handle;
}
