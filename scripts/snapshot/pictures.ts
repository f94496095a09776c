import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { referencedPictures, type PictureEntry, type PictureFields, readPicture } from '#data/snapshot-pictures.ts';
import type { Manifest } from '#data/snapshot.ts';
import { showValue } from '#model/rows/issue.ts';
import { pictureFiles, SMALL_WIDTH, storePictures, type UploadedPicture, UPLOADS } from '#model/picture.ts';
import { setAside, type SetAside } from '#model/set-aside.ts';
import type { CheckedRow } from './check-rows.ts';
import { HttpError, InvalidResponseError, readHttpError } from './store-errors.ts';
import { type ReadSession, requestWithRetry, runAll } from './store-requests.ts';

const CONCURRENT_DOWNLOADS = 4;

/** Bytes: three times what the bucket accepts. A larger response is not read to its end. */
const MAX_BYTES = 4_500_000;

/** The largest size that a picture's name can state; the limit for decoding. */
const MAX_PIXELS = 1600 * 9999;

/** A picture file that posts show, and where they name it. */
interface PictureFile {
  readonly file: string;
  readonly picture: UploadedPicture;
  readonly namedBy: { readonly id: string; readonly slug: string; readonly field: string }[];
}

/** The files of all pictures that posts name, sorted by file name. */
function referencedFiles(posts: readonly CheckedRow[]): PictureFile[] {
  const files = new Map<string, PictureFile>();
  for (const { id, slug, text } of posts) {
    for (const { field, picture } of referencedPictures(JSON.parse(text.toString()) as PictureFields)) {
      for (const file of pictureFiles(picture)) {
        const entry = files.get(file) ?? { file, picture, namedBy: [] };
        entry.namedBy.push({ id, slug, field });
        files.set(file, entry);
      }
    }
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** sharp's name of a format, by file extension. */
const FORMATS: Readonly<Record<string, string>> = { webp: 'webp', avif: 'heif', jpg: 'jpeg' };

/**
 * Compares with the size in the file's name. The height of a small file was rounded by the browser that made
 * it.
 */
function hasExpectedSize(
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
  picture: UploadedPicture,
): boolean {
  if (file === picture.name) return width === picture.width && height === picture.height;
  return width === SMALL_WIDTH && Math.abs(height - (picture.height * SMALL_WIDTH) / picture.width) <= 1;
}

/**
 * Checks a picture's bytes against its name: digest (full-size files only), format, size, and that all of it
 * decodes. Returns the problem, worded to follow 'is' in a message; null when there is none.
 */
async function pictureIssue(bytes: Buffer, file: string, picture: UploadedPicture): Promise<string | null> {
  if (file === picture.name && !hash('sha256', bytes).startsWith(picture.digest)) return 'not what was uploaded';
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width, height } = await image.metadata();
    if (format !== FORMATS[file.slice(file.lastIndexOf('.') + 1)]) return `a picture of another type (${format})`;
    if (!hasExpectedSize({ width, height }, file, picture))
      return `a picture of another size (${width} × ${height} pixels)`;
    // A valid header does not mean that the file is complete. (sharp's stats() misses truncated files when it
    // runs several times at once.)
    await image.raw().toBuffer();
    return null;
  } catch {
    return 'no picture, or a damaged one';
  }
}

/** Reads a response's body. Throws an InvalidResponseError when it is larger than any picture. */
async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new InvalidResponseError(`more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The storage service responds 400 for a file it does not have, with 404 in the body. */
const isMissing = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 400 || error.status === 404);

/** A file's bytes, or the reason why the store has no intact copy. */
type Download = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string };

/**
 * Downloads a file from its public address and verifies it. With HEAD it only checks that the file exists,
 * and returns no bytes. Throws a StoreError if the store is unreachable or responds with any error other than
 * a missing file.
 */
async function download(
  store: string,
  { file, picture }: PictureFile,
  method: 'GET' | 'HEAD',
  session: ReadSession,
): Promise<Download> {
  const path = UPLOADS + file;
  const request = async (signal: AbortSignal): Promise<Buffer> => {
    const response = await fetch(storePictures(store)(path), { method, signal });
    if (!response.ok) throw await readHttpError(response);
    const bytes = await readBody(response);
    const issue = method === 'HEAD' ? null : await pictureIssue(bytes, file, picture);
    if (issue !== null) throw new InvalidResponseError(issue);
    return bytes;
  };
  try {
    return { ok: true, bytes: await requestWithRetry(path, request, session) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (isMissing(cause) || cause instanceof InvalidResponseError) return { ok: false, reason: cause.message };
    throw error;
  }
}

/** An entry for each place that names the file. */
const fileEntries = ({ file, namedBy }: PictureFile, reason: string): SetAside[] =>
  namedBy.flatMap(({ id, slug, field }) => {
    const expected = `an intact picture in the store; it responds ${reason}. Upload it again in the staff area, or remove it from the post`;
    const issue = { file: 'posts', row: slug, field, value: showValue(UPLOADS + file), expected };
    return setAside('posts', id, [issue], 'shown without the picture');
  });

/** The input of collectPictures. */
export interface PictureRequest {
  /** The store's address. */
  readonly store: string;
  readonly posts: readonly CheckedRow[];
  /** The previous snapshot's folder, and the files that its manifest lists. */
  readonly previous: { readonly folder: string; readonly entries: Manifest['pictures'] };
  /** Writes a file. Null in a dry run, which only checks that the store has the new files. */
  readonly write: ((file: string, bytes: Buffer) => PictureEntry) | null;
}

/** Numbers of files that posts show, without those that are set aside; a wide picture has two. */
export interface PictureCounts {
  readonly files: number;
  /** Not intact in the previous snapshot, so taken from the store. */
  readonly added: number;
  /** In the previous snapshot, but no longer shown by any post. */
  readonly removed: number;
}

const compareBy = <T>(text: (item: T) => string) => {
  return (a: T, b: T): number => (text(a) < text(b) ? -1 : 1);
};

/**
 * Collects the files of the pictures that posts show: from the previous snapshot where it has them intact,
 * else from the store. Entries are sorted by name; a dry run has none. Files that the store does not have intact
 * are set aside, once for each place that names them. Throws a StoreError when the store cannot be reached.
 */
export async function collectPictures(
  { store, posts, previous, write }: PictureRequest,
  session: ReadSession,
): Promise<{
  readonly entries: PictureEntry[];
  readonly counts: PictureCounts;
  readonly setAside: readonly SetAside[];
}> {
  const files = referencedFiles(posts);
  const listed = new Map(previous.entries.map((entry) => [entry.name, entry]));
  const entries: PictureEntry[] = [];
  const missing: SetAside[] = [];
  let [found, added] = [0, 0];
  const find = async (file: PictureFile, own: ReadSession): Promise<Download> => {
    const entry = listed.get(file.file);
    const bytes = entry === undefined ? null : readPicture(previous.folder, entry);
    if (bytes !== null) return { ok: true, bytes };
    const answer = await download(store, file, write === null ? 'HEAD' : 'GET', own);
    if (answer.ok) added += 1;
    return answer;
  };
  const limit = pLimit(CONCURRENT_DOWNLOADS);
  await runAll(files, session, (file, own) =>
    limit(async () => {
      own.signal.throwIfAborted();
      const answer = await find(file, own);
      if (!answer.ok) return void missing.push(...fileEntries(file, answer.reason));
      found += 1;
      if (write !== null) entries.push(write(file.file, answer.bytes));
    }),
  );
  const needed = new Set(files.map(({ file }) => file));
  const removed = previous.entries.filter(({ name }) => !needed.has(name)).length;
  return {
    entries: entries.sort(compareBy(({ name }) => name)),
    counts: { files: found, added, removed },
    setAside: missing.sort(compareBy(({ row, field, value }) => `${row} ${field} ${value}`)),
  };
}
