import { ENCODERS } from './encoders.ts';
import { develop } from './photographs/develop.ts';
import type { Picture, PictureFile } from './picture.ts';
import type { Pixels } from './pixels.ts';

async function drawn(source: Buffer): Promise<Pixels> {
  // Loaded here, not above: a run with nothing to render should not wait for it.
  const { default: sharp } = await import('sharp');
  return await sharp(source).raw().toBuffer({ resolveWithObject: true });
}

/**
 * The bytes of some files of one picture, drawn (or taken from its photograph) once and scaled down for each.
 * Throws an Error that names the file.
 */
export async function renderFiles(
  picture: Picture,
  files: readonly PictureFile[],
): Promise<ReadonlyMap<PictureFile, Buffer>> {
  const { slot, photograph } = picture;
  const { default: sharp } = await import('sharp');
  // Pictures are rendered side by side instead, see update.ts.
  sharp.concurrency(1);
  const source = Buffer.from((await picture.withWords?.()) ?? picture.svg);
  const { data, info } =
    slot === undefined || photograph === undefined ? await drawn(source) : await develop(photograph, slot);
  const done = new Map<PictureFile, Buffer>();
  for (const file of files) {
    if (file.encoding === 'svg') {
      done.set(file, source);
      continue;
    }
    const raster = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    done.set(file, await ENCODERS[file.encoding](raster.resize({ width: file.width }), file));
  }
  return done;
}
