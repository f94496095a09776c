import { useCallback, useRef, useState } from 'react';
import type { InsertedPicture } from '#staff/pictures/PictureDialog.tsx';

/** The picture dialog as a promise. */
export interface PictureDialogControl {
  /** The open dialog, with the file that was pasted or dropped if any; null while it is closed. */
  readonly request: { readonly file: File | undefined } | null;
  /** Opens the dialog; resolves with the picture, or with null when it is canceled. */
  readonly open: (file?: File) => Promise<InsertedPicture | null>;
  /** Closes the dialog and resolves the promise of `open`. */
  readonly close: (picture: InsertedPicture | null) => void;
}

/** Lets any field of the form open the one picture dialog. */
export function usePictureDialog(): PictureDialogControl {
  const [request, setRequest] = useState<PictureDialogControl['request']>(null);
  const resolveRef = useRef<((picture: InsertedPicture | null) => void) | null>(null);
  const open = useCallback(
    (file?: File) =>
      new Promise<InsertedPicture | null>((resolve) => {
        resolveRef.current?.(null);
        resolveRef.current = resolve;
        setRequest({ file });
      }),
    [],
  );
  const close = useCallback((picture: InsertedPicture | null) => {
    setRequest(null);
    resolveRef.current?.(picture);
    resolveRef.current = null;
  }, []);
  return { request, open, close };
}
