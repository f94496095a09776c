/** A picture of the phone's, ready to be drawn; or a sentence that says why it is none. */
export type Decoded = { readonly bitmap: ImageBitmap } | { readonly issue: string };

const MOST_BYTES = 30_000_000;
const MOST_PIXELS = 40_000_000;

const HEIC = /\.(?:heic|heif)$/i;
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || HEIC.test(name);

const NO_PICTURE = 'This file is no picture that we can read. Choose a JPEG, PNG or WebP file.';
const HEIC_UNREAD =
  'This browser cannot read HEIC pictures. Send the picture from the phone itself, or save it as JPEG first.';
const TOO_MANY_BYTES = 'This picture is larger than 30 MB. Choose a smaller one.';
const TOO_MANY_PIXELS = 'This picture has more than 40 million pixels. Choose a smaller one.';

/** Reads a picture as people see it: turned the way the camera was held. */
export async function decode(file: File): Promise<Decoded> {
  if (file.size > MOST_BYTES) return { issue: TOO_MANY_BYTES };
  // A drawing that a program runs: browsers would draw it, but it is no photo and has no size of its own.
  if (file.type === 'image/svg+xml') return { issue: NO_PICTURE };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (bitmap.width * bitmap.height <= MOST_PIXELS) return { bitmap };
    bitmap.close();
    return { issue: TOO_MANY_PIXELS };
  } catch {
    return { issue: isHeic(file) ? HEIC_UNREAD : NO_PICTURE };
  }
}
