import { FULL_WIDTH, SMALL_WIDTH, type UploadedPicture, uploadedPicture } from '#model/picture.ts';

const MAX_INPUT_BYTES = 30_000_000;
const MAX_INPUT_PIXELS = 40_000_000;

/** In pixels; a portrait panorama becomes narrower than the full width instead. */
const MAX_HEIGHT = 3000;

/** Stays below the bucket's limit of 1.5 MB. */
const MAX_OUTPUT_BYTES = 1_400_000;

const QUALITIES = [0.82, 0.74, 0.66, 0.58, 0.5, 0.4, 0.3] as const;

const UNREADABLE = 'We cannot read this file as a picture. Choose a JPEG, PNG or WebP file.';
const HEIC_UNREADABLE =
  'This browser cannot read HEIC pictures. Send the picture from the phone itself, or save it as JPEG first.';
const TOO_MANY_BYTES = 'This picture is larger than 30 MB. Choose a smaller one.';
const TOO_MANY_PIXELS = 'This picture has more than 40 million pixels. Choose a smaller one.';
const NOT_RESIZED = 'This browser could not make the picture smaller. Try another browser, or a smaller picture.';

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.(?:heic|heif)$/i.test(name);

/** Decodes a picture, rotated upright by its EXIF orientation. `issue` is a sentence for the screen. */
export async function decode(file: File): Promise<{ readonly bitmap: ImageBitmap } | { readonly issue: string }> {
  if (file.size > MAX_INPUT_BYTES) return { issue: TOO_MANY_BYTES };
  // Browsers would draw an SVG, but it is no photo and may have no size of its own.
  if (file.type === 'image/svg+xml') return { issue: UNREADABLE };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (bitmap.width * bitmap.height <= MAX_INPUT_PIXELS) return { bitmap };
    bitmap.close();
    return { issue: TOO_MANY_PIXELS };
  } catch {
    return { issue: isHeic(file) ? HEIC_UNREADABLE : UNREADABLE };
  }
}

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down to fit a box, keeping the aspect ratio. Never scales up. */
export function fit({ width, height }: Size, maxWidth: number, maxHeight: number): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function draw(bitmap: ImageBitmap, { width, height }: Size, background: string | null): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser does not draw pictures.');
  context.imageSmoothingQuality = 'high';
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
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

interface Encoded {
  readonly bytes: ArrayBuffer;
  readonly type: 'image/webp' | 'image/jpeg';
}

/** Encodes with the best quality whose file is small enough, or with the lowest quality. */
async function encodeToLimit(canvas: HTMLCanvasElement, type: Encoded['type']): Promise<Blob> {
  let blob = await toBlob(canvas, type, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (blob.size <= MAX_OUTPUT_BYTES || blob.type !== type) break;
    blob = await toBlob(canvas, type, quality);
  }
  return blob;
}

/**
 * Re-encodes a picture at a size: as WebP, or as JPEG on white where the browser cannot write WebP. The
 * canvas drops all metadata, such as place, camera and time. Throws an Error when the browser cannot draw or
 * encode.
 */
async function encode(bitmap: ImageBitmap, size: Size): Promise<Encoded> {
  const webp = await encodeToLimit(draw(bitmap, size, null), 'image/webp');
  // Safari returns PNG instead.
  if (webp.type === 'image/webp') return { bytes: await webp.arrayBuffer(), type: 'image/webp' };
  const jpeg = await encodeToLimit(draw(bitmap, size, '#ffffff'), 'image/jpeg');
  return { bytes: await jpeg.arrayBuffer(), type: 'image/jpeg' };
}

/** Returns the first 32 hexadecimal digits of the SHA-256 digest. */
async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const EXTENSIONS: Readonly<Record<Encoded['type'], string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** A file for the bucket. */
export interface PictureFile extends Encoded {
  readonly name: string;
}

/** A picture with the files to upload, or a sentence that says why it cannot be used. */
export type ProcessedPicture =
  { readonly picture: UploadedPicture; readonly files: readonly PictureFile[] } | { readonly issue: string };

async function encodeFiles(bitmap: ImageBitmap): Promise<ProcessedPicture> {
  const size = fit(bitmap, FULL_WIDTH, MAX_HEIGHT);
  const full = await encode(bitmap, size);
  const name = `${await digest(full.bytes)}-${size.width}x${size.height}.${EXTENSIONS[full.type]}`;
  const picture = uploadedPicture(name);
  if (picture === null) throw new Error(`${name} is not a valid picture name.`);
  const files: PictureFile[] = [{ name, ...full }];
  if (picture.small !== null)
    files.push({ name: picture.small, ...(await encode(bitmap, fit(size, SMALL_WIDTH, MAX_HEIGHT))) });
  return { picture, files };
}

/** Converts a chosen file to the site's sizes: upright, small enough for the bucket and without metadata. */
export async function processPicture(file: File): Promise<ProcessedPicture> {
  const decoded = await decode(file);
  if ('issue' in decoded) return decoded;
  try {
    return await encodeFiles(decoded.bitmap);
  } catch {
    return { issue: NOT_RESIZED };
  } finally {
    decoded.bitmap.close();
  }
}
