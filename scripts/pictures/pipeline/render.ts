import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { develop, photographIssue } from '#scripts/pictures/photographs/develop.ts';
import { PhotographError } from '#scripts/pictures/photographs/photograph.ts';
import { ENCODERS } from './encoders.ts';
import type { Picture, PictureFile, Pixels } from './picture.ts';
import { fileDigest, isStale, LOCKFILE_PATH, formatLockfile, readLockfile } from './staleness.ts';

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
  const source = Buffer.from((await picture.svgWithText?.()) ?? picture.svg);
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

/** A picture with those of its files that are missing or stale. */
export interface StalePicture {
  readonly picture: Picture;
  readonly files: readonly PictureFile[];
}

/** The pictures of a plan that must be rendered anew, and how many files need not. */
export function findStale(
  plan: readonly Picture[],
  publicFolder: string,
): { readonly stale: readonly StalePicture[]; readonly fresh: number } {
  const lock = readLockfile(publicFolder);
  const all = plan.map((picture) => ({
    picture,
    files: picture.files.filter((file) => isStale(publicFolder, lock, picture, file)),
  }));
  const fresh = all.reduce((sum, { picture, files }) => sum + picture.files.length - files.length, 0);
  return { stale: all.filter(({ files }) => files.length > 0), fresh };
}

/** The paths of the lock that no picture of the plan makes any more. */
export function leftoverPaths(plan: readonly Picture[], publicFolder: string): readonly string[] {
  const wanted = new Set(plan.flatMap((picture) => picture.files.map((file) => file.path)));
  return Object.keys(readLockfile(publicFolder)).filter((path) => !wanted.has(path));
}

/** Throws Refused with a line for each photograph among stale pictures that is broken or too small. */
export async function checkPhotographs(stale: readonly StalePicture[]): Promise<void> {
  const refused: string[] = [];
  for (const { picture } of stale) {
    const { slot, photograph } = picture;
    const why = slot === undefined || photograph === undefined ? null : await photographIssue(photograph, slot);
    if (why !== null) refused.push(why);
  }
  if (refused.length > 0) throw new PhotographError(refused);
}

async function renderOne({ picture, files }: StalePicture, publicFolder: string, tell: Tell): Promise<void> {
  const rendered = await renderFiles(picture, files).catch((error: unknown) => {
    const names = files.map((file) => file.path).join(', ');
    throw new Error(`${names}: could not be rendered: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  const digests: Record<string, string> = {};
  for (const [file, bytes] of rendered) {
    const target = join(publicFolder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    tell(file.path, bytes.length);
    digests[file.path] = fileDigest(picture, file);
  }
  const lock = join(publicFolder, LOCKFILE_PATH);
  mkdirSync(dirname(lock), { recursive: true });
  // Read again each time: other pictures were written meanwhile.
  writeFileSync(lock, formatLockfile({ ...readLockfile(publicFolder), ...digests }));
}

type Tell = (path: string, bytes: number) => void;

/**
 * Renders stale pictures into the public folder, one a processor at a time, telling each written path and its bytes.
 * The lock is written after every picture, so that a run that was cut short goes on where it stopped. Throws an Error
 * that names the picture.
 */
export async function renderStale(stale: readonly StalePicture[], publicFolder: string, tell: Tell): Promise<void> {
  const waiting = [...stale];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await renderOne(next, publicFolder, tell);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
