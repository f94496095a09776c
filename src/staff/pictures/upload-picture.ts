import { PICTURE_BUCKET, type UploadedPicture } from '#model/picture.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, type StoreError, storeError, toStoreError } from '#staff/store/errors.ts';
import { reportSessionEnd, sessionError } from '#staff/store/request.ts';
import { type PictureFile, processPicture } from './process-picture.ts';

/** In seconds. Files never change under their name, so caches may keep them. */
const YEAR = '31536000';

const TOO_LARGE = 'The store finds this picture too large. Choose a smaller one.';
const REFUSED = 'The store does not take this picture. An admin can look whether picture uploads are set up.';

/** An error of Supabase Storage. */
interface StorageError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

function statusOf({ status, statusCode }: StorageError): number | undefined {
  // Old storage servers answer every error with 400 and put the actual status in the body.
  const fromBody = Number(statusCode);
  return Number.isInteger(fromBody) && fromBody > 0 ? fromBody : status;
}

function fromStorageError(error: StorageError): StoreError {
  const status = statusOf(error);
  if (status === 413) return storeError('invalid', TOO_LARGE);
  if (status === 403 || status === 415) return storeError('refused', REFUSED);
  return toStoreError({ message: error.message, status });
}

const alreadyExists = (error: StorageError): boolean =>
  statusOf(error) === 409 || /already exists/i.test(error.message);

async function uploadFile(store: Store, { name, bytes, type }: PictureFile): Promise<StoreError | null> {
  const options = { contentType: type, cacheControl: YEAR, upsert: false };
  const { error } = await store.storage.from(PICTURE_BUCKET).upload(name, bytes, options);
  // Names are content hashes: a file of that name has the same content.
  return error === null || alreadyExists(error) ? null : fromStorageError(error);
}

/**
 * Processes a chosen picture and uploads its files. Safe to retry: files that were uploaded before are
 * skipped.
 */
export async function uploadPicture(store: Store, file: File): Promise<Result<UploadedPicture>> {
  const processed = await processPicture(file);
  if ('issue' in processed) return { ok: false, error: storeError('invalid', processed.issue) };
  // The small file goes first, so that the full one never exists without it.
  for (const part of processed.files.toReversed()) {
    const error = (await sessionError(store)) ?? (await uploadFile(store, part));
    if (error?.kind === 'signed-out') reportSessionEnd();
    if (error !== null) return { ok: false, error };
  }
  return { ok: true, value: processed.picture };
}
