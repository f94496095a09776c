import { PICTURE_BUCKET, type UploadedPicture } from '#model/picture.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, type StoreError, storeError } from '#staff/store/errors.ts';
import { reportSessionEnd, sessionError } from '#staff/store/request.ts';
import { type PictureFile, processPicture } from './process-picture.ts';
import { fromStorageError, statusOf, type StorageError } from './storage-error.ts';

/** In seconds. Files never change under their name, so caches may keep them. */
const YEAR = '31536000';

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
