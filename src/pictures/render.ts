import { ENCODERS } from './encoders.ts';
import type { Picture, PictureFile } from './picture.ts';

/** The bytes of some files of one picture, drawn once and scaled down for each. Throws an Error that names the file. */
export async function renderFiles(
  picture: Picture,
  files: readonly PictureFile[],
): Promise<ReadonlyMap<PictureFile, Buffer>> {
  const source = Buffer.from(picture.svg);
  const done = new Map<PictureFile, Buffer>();
  // Loaded here, not above: a run with nothing to render should not wait for it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
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
