import { hash } from 'node:crypto';
import sharp from 'sharp';
import { SMALL_WIDTH, type UploadedPicture } from '#model/uploaded-picture.ts';

/** What sharp calls the type of a file, by the end of its name. */
const FORMATS: Readonly<Record<string, string>> = { webp: 'webp', avif: 'heif', jpg: 'jpeg' };

/** Pixels: the form of the names allows no more, and a file that unfolds to more is none of ours. */
const MOST_PIXELS = 1600 * 9999;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a file's name says; that of the file for small screens is rounded by the browser that made it. */
function isExpected({ width, height }: Size, file: string, picture: UploadedPicture): boolean {
  if (file === picture.name) return width === picture.width && height === picture.height;
  return width === SMALL_WIDTH && Math.abs(height - (picture.height * SMALL_WIDTH) / picture.width) <= 1;
}

/**
 * What is wrong with the bytes of a picture's file, in words that follow 'is'; null when they are what its name says: of
 * this digest (which the full file's name tells), whole, of this type and size.
 */
export async function pictureIssue(bytes: Buffer, file: string, picture: UploadedPicture): Promise<string | null> {
  if (file === picture.name && !hash('sha256', bytes).startsWith(picture.digest)) return 'not what was uploaded';
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format, width, height } = await image.metadata();
    if (format !== FORMATS[file.slice(file.lastIndexOf('.') + 1)]) return `a picture of another type (${format})`;
    if (!isExpected({ width, height }, file, picture)) return `a picture of another size (${width} × ${height} pixels)`;
    // The header says nothing of what follows it. (sharp's stats() overlooks what is cut off when other pictures are
    // read at the same time.)
    await image.raw().toBuffer();
    return null;
  } catch {
    return 'no picture, or a damaged one';
  }
}
