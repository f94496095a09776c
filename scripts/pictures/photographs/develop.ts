import type { Pixels, Slot } from '#scripts/pictures/pipeline/picture.ts';
import type { Photograph } from './photograph.ts';

/**
 * How photographs are cut to their slot, and part of their digest. An owner's house stands anywhere in its photograph, so
 * the cut follows what draws the eye. The two of a pair must lie on one another, so both are cut around their middle.
 */
const cutOf = ({ name }: Slot): 'attention' | 'centre' => (name.startsWith('pairs/') ? 'centre' : 'attention');

/** What a file made of a photograph depends on beside its encoder. */
export const developmentKey = (photograph: Photograph, slot: Slot): string =>
  JSON.stringify([photograph.digest, slot.width, slot.height, cutOf(slot), 1]);

/** A photograph upright as it was held, in sRGB, cut to its slot: pixels alone, without the place where it was taken. */
export async function develop(photograph: Photograph, slot: Slot): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  return await sharp(photograph.file, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width: slot.width, height: slot.height, fit: 'cover', position: cutOf(slot) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Why a photograph cannot take a slot, or null. Reads all of it, since a broken file often breaks off in its middle. */
export async function photographIssue({ file, shown }: Photograph, slot: Slot): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(file).metadata();
    await sharp(file, { failOn: 'truncated' }).resize({ width: 32 }).raw().toBuffer();
    const { width, height } = autoOrient;
    if (width >= slot.width && height >= slot.height) return null;
    return `${shown}: is ${width} x ${height} pixels, expected at least ${slot.width} x ${slot.height}. Take the photograph as the camera made it, not one that was sent by message or taken from a web page; or take it out of the folder.`;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${shown}: is no picture that can be read (${why}), expected a whole JPEG, PNG, WebP or AVIF file. Copy it from the camera again, or open it and save it as JPEG.`;
  }
}
