import { useEffect, useRef } from 'react';
import { decode } from './decode.ts';
import { fit } from './fit.ts';

interface Props {
  readonly file: File;
  /** A sentence when it turns out to be no picture; empty when it is one. */
  readonly onRead: (issue: string) => void;
}

/** Pixels. */
const WIDTH = 480;
const HEIGHT = 360;

/** The chosen picture, drawn: the page's policy lets no file of the phone be shown by its address. */
export function Preview({ file, onRead }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const toldRef = useRef(onRead);
  useEffect(() => {
    toldRef.current = onRead;
  });

  useEffect(() => {
    let isGone = false;
    void decode(file).then((decoded) => {
      if ('issue' in decoded) {
        if (!isGone) toldRef.current(decoded.issue);
        return;
      }
      const canvas = ref.current;
      const { bitmap } = decoded;
      if (!isGone && canvas !== null) {
        const size = fit(bitmap, WIDTH, HEIGHT);
        canvas.width = size.width;
        canvas.height = size.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
        toldRef.current('');
      }
      bitmap.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);

  return (
    <canvas
      ref={ref}
      className="picture-preview"
      role="img"
      aria-label={`Preview of ${file.name}`}
      width={0}
      height={0}
    />
  );
}
