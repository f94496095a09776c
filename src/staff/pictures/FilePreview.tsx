import { useEffect, useRef } from 'react';
import { decode, fit } from './process-picture.ts';

interface Props {
  readonly file: File;
  /** Called with the issue of an unusable file, or with '' once it is decoded. */
  readonly onDecode: (issue: string) => void;
}

/** Maximum size in pixels. */
const WIDTH = 480;
const HEIGHT = 360;

/** The chosen picture on a canvas, because the Content-Security-Policy allows no blob: images. */
export function FilePreview({ file, onDecode }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const onDecodeRef = useRef(onDecode);
  useEffect(() => {
    onDecodeRef.current = onDecode;
  });

  useEffect(() => {
    let isStale = false;
    void decode(file).then((decoded) => {
      if ('issue' in decoded) {
        if (!isStale) onDecodeRef.current(decoded.issue);
        return;
      }
      const canvas = ref.current;
      const { bitmap } = decoded;
      if (!isStale && canvas !== null) {
        const size = fit(bitmap, WIDTH, HEIGHT);
        canvas.width = size.width;
        canvas.height = size.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
        onDecodeRef.current('');
      }
      bitmap.close();
    });
    return () => {
      isStale = true;
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
