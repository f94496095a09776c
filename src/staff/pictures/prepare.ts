import { FULL_WIDTH, SMALL_WIDTH, type UploadedPicture, uploadedPicture } from '#model/picture.ts';
import { decode } from './decode.ts';
import { encode, type Encoded } from './encode.ts';
import { fit } from './fit.ts';

/** Pixels: a very long picture is no wider than its height lets it be. */
const MOST_HEIGHT = 3000;

/** A file for the bucket. */
export interface PictureFile extends Encoded {
  readonly name: string;
}

/** A picture with the files to upload, or a sentence that says why there is none. */
export type Prepared =
  { readonly picture: UploadedPicture; readonly files: readonly PictureFile[] } | { readonly issue: string };

/** The first 32 hexadecimal digits of the SHA-256 of some bytes. */
async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ENDINGS: Readonly<Record<Encoded['type'], string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

async function filesOf(bitmap: ImageBitmap): Promise<Prepared> {
  const size = fit(bitmap, FULL_WIDTH, MOST_HEIGHT);
  const full = await encode(bitmap, size);
  const name = `${await digest(full.bytes)}-${size.width}x${size.height}.${ENDINGS[full.type]}`;
  const picture = uploadedPicture(name);
  if (picture === null) throw new Error(`${name} is no picture's name.`);
  const files: PictureFile[] = [{ name, ...full }];
  if (picture.small !== null)
    files.push({ name: picture.small, ...(await encode(bitmap, fit(size, SMALL_WIDTH, MOST_HEIGHT))) });
  return { picture, files };
}

/** A file that somebody chose, as the site wants it: small enough, upright, without what the camera wrote into it. */
export async function prepare(file: File): Promise<Prepared> {
  const decoded = await decode(file);
  if ('issue' in decoded) return decoded;
  try {
    return await filesOf(decoded.bitmap);
  } catch {
    return { issue: 'This browser could not make the picture smaller. Try another browser, or a smaller picture.' };
  } finally {
    decoded.bitmap.close();
  }
}
