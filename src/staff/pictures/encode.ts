import type { Size } from './fit.ts';

/** A picture as a file. */
export interface Encoded {
  readonly bytes: ArrayBuffer;
  readonly type: 'image/webp' | 'image/jpeg';
}

/** The bucket takes 1.5 MB; some room is left. */
const MOST_BYTES = 1_400_000;

const QUALITIES = [0.82, 0.74, 0.66, 0.58, 0.5, 0.4, 0.3] as const;

function draw(bitmap: ImageBitmap, { width, height }: Size, isOnWhite: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser does not draw pictures.');
  context.imageSmoothingQuality = 'high';
  if (isOnWhite) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('This browser does not write pictures.'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });

/** The largest quality whose file fits. */
async function fitting(canvas: HTMLCanvasElement, type: Encoded['type']): Promise<Blob> {
  let blob = await blobOf(canvas, type, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (blob.size <= MOST_BYTES || blob.type !== type) break;
    blob = await blobOf(canvas, type, quality);
  }
  return blob;
}

/**
 * Draws a picture anew at a size and writes it as WebP, as JPEG on white where the browser writes no WebP. Nothing but
 * the pixels is in the file: no place, no camera, no time. Throws an Error where the browser does not draw or write.
 */
export async function encode(bitmap: ImageBitmap, size: Size): Promise<Encoded> {
  const webp = await fitting(draw(bitmap, size, false), 'image/webp');
  // Safari answers with PNG.
  if (webp.type === 'image/webp') return { bytes: await webp.arrayBuffer(), type: 'image/webp' };
  const jpeg = await fitting(draw(bitmap, size, true), 'image/jpeg');
  return { bytes: await jpeg.arrayBuffer(), type: 'image/jpeg' };
}
