import { useCallback, useRef, useState } from 'react';
import type { InsertedPicture } from '#staff/pictures/inserted-picture.ts';

/** Asking for a picture: a dialog is there while something is `asked`, and answers with `done`. */
export interface PictureAsking {
  /** `file`: one that was pasted or dropped. */
  readonly asked: { readonly file: File | undefined } | null;
  /** Resolves with the picture; null when nobody chose one. */
  readonly ask: (file?: File) => Promise<InsertedPicture | null>;
  readonly done: (picture: InsertedPicture | null) => void;
}

/** Lets any part of the screen ask for a picture, one at a time. */
export function usePicture(): PictureAsking {
  const [asked, setAsked] = useState<PictureAsking['asked']>(null);
  const answerRef = useRef<((picture: InsertedPicture | null) => void) | null>(null);
  const ask = useCallback(
    (file?: File) =>
      new Promise<InsertedPicture | null>((resolve) => {
        answerRef.current?.(null);
        answerRef.current = resolve;
        setAsked({ file });
      }),
    [],
  );
  const done = useCallback((picture: InsertedPicture | null) => {
    setAsked(null);
    answerRef.current?.(picture);
    answerRef.current = null;
  }, []);
  return { asked, ask, done };
}
