import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { develop } from '#scripts/pictures/photographs/develop.ts';
import { ENCODERS } from './encoders.ts';
import type { Picture, PictureFile, Pixels } from './picture.ts';
import { fileDigest, formatLockfile, LOCKFILE_PATH, readLockfile, type StalePicture } from './staleness.ts';

async function rasterize(svg: Buffer): Promise<Pixels> {
  // Imported on demand: a run that renders nothing should not wait for sharp.
  const { default: sharp } = await import('sharp');
  return await sharp(svg).raw().toBuffer({ resolveWithObject: true });
}

/** Rasterizes a picture once, and scales and encodes it for each file. */
async function renderFiles(picture: Picture, files: readonly PictureFile[]): Promise<ReadonlyMap<PictureFile, Buffer>> {
  const { slot, photograph } = picture;
  const { default: sharp } = await import('sharp');
  // One thread a picture: renderStale renders several pictures at once.
  sharp.concurrency(1);
  const svg = Buffer.from((await picture.svgWithText?.()) ?? picture.svg);
  const { data, info } =
    slot === undefined || photograph === undefined ? await rasterize(svg) : await develop(photograph, slot);
  const rendered = new Map<PictureFile, Buffer>();
  for (const file of files) {
    if (file.encoding === 'svg') {
      rendered.set(file, svg);
      continue;
    }
    const raster = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    rendered.set(file, await ENCODERS[file.encoding](raster.resize({ width: file.width }), file));
  }
  return rendered;
}

/**
 * Writes a file in one step: on a full disk a part of a picture would be left, which the next run takes for the whole
 * one, because its digest in the lockfile is of what it is drawn from.
 */
function replaceFile(file: string, content: Buffer | string): void {
  const next = `${file}.next`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(next, content);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

type OnFile = (path: string, bytes: number) => void;

async function renderPicture({ picture, files }: StalePicture, publicFolder: string, onFile: OnFile): Promise<void> {
  const rendered = await renderFiles(picture, files).catch((error: unknown) => {
    const names = files.map((file) => file.path).join(', ');
    throw new Error(`${names}: could not be rendered: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  const digests: Record<string, string> = {};
  for (const [file, bytes] of rendered) {
    replaceFile(join(publicFolder, file.path), bytes);
    onFile(file.path, bytes.length);
    digests[file.path] = fileDigest(picture, file);
  }
  // Read again for each picture: the others that render at the same time have added their digests.
  replaceFile(join(publicFolder, LOCKFILE_PATH), formatLockfile({ ...readLockfile(publicFolder), ...digests }));
}

/**
 * Renders stale pictures into the public folder, one per processor at a time, and calls `onFile` for each
 * written file. Updates the lockfile after every picture, so that an interrupted run continues where it
 * stopped. Starts no further picture after a failure and throws an Error that names the failed files.
 */
export async function renderStale(stale: readonly StalePicture[], publicFolder: string, onFile: OnFile): Promise<void> {
  const limit = pLimit({ concurrency: availableParallelism(), rejectOnClear: false });
  await Promise.all(
    stale.map((each) =>
      limit(async () => {
        try {
          await renderPicture(each, publicFolder, onFile);
        } catch (error) {
          limit.clearQueue();
          throw error;
        }
      }),
    ),
  );
}
