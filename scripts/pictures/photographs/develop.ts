import type { Picture, Pixels, Slot } from '#scripts/pictures/pipeline/picture.ts';
import { type Photograph, PhotographError } from './photograph.ts';

/**
 * How a photograph is cropped to its slot. A house can be anywhere in a photograph, so the crop follows the
 * salient region (sharp's 'attention'). The two of a pair must overlay each other, so both are cropped to
 * their center.
 */
const cropPosition = ({ name }: Slot): 'attention' | 'centre' => (name.startsWith('pairs/') ? 'centre' : 'attention');

/** Raise it to render all photographs again after a change of `develop`. */
const REVISION = 1;

/** Everything that a file made from a photograph depends on, except its encoder. */
export const developmentKey = (photograph: Photograph, slot: Slot): string =>
  JSON.stringify([photograph.digest, slot.width, slot.height, cropPosition(slot), REVISION]);

/**
 * Rotates a photograph upright and crops it to its slot, in sRGB. Pixels only: EXIF and GPS data are dropped.
 */
export async function develop(photograph: Photograph, slot: Slot): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  return await sharp(photograph.file, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width: slot.width, height: slot.height, fit: 'cover', position: cropPosition(slot) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Says why a photograph cannot fill a slot, or null. Decodes all of it: a broken file is often cut off
 * halfway.
 */
async function photographIssue({ file, shown }: Photograph, slot: Slot): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(file).metadata();
    await sharp(file, { failOn: 'truncated' }).resize({ width: 32 }).raw().toBuffer();
    const { width, height } = autoOrient;
    if (width >= slot.width && height >= slot.height) return null;
    return `${shown}: is ${width} x ${height} pixels, expected at least ${slot.width} x ${slot.height}. Use the original from the camera, not a copy from a message or a web page, or take it out of the folder.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${shown}: cannot be read as a picture (${reason}), expected a complete JPEG, PNG, WebP or AVIF file. Copy it from the camera again, or open it and save it as JPEG.`;
  }
}

/** Throws a PhotographError with a line for each photograph of these pictures that is broken or too small. */
export async function checkPhotographs(pictures: readonly Picture[]): Promise<void> {
  const issues: string[] = [];
  for (const { slot, photograph } of pictures) {
    const issue = slot === undefined || photograph === undefined ? null : await photographIssue(photograph, slot);
    if (issue !== null) issues.push(issue);
  }
  if (issues.length > 0) throw new PhotographError(issues);
}
