import { PICTURE_BUCKET, type UploadedPicture } from '#model/picture.ts';
import { sessionEnded } from '#staff/session/session-end.ts';
import { withoutSession } from '#staff/store/ask.ts';
import type { Store } from '#staff/store/client.ts';
import { type Answer, type Failure, failureOf, failureOfKind } from '#staff/store/failure.ts';
import { prepare, type PictureFile } from './prepare.ts';

/** Seconds: a name never gets another picture. */
const YEAR = '31536000';

const TOO_LARGE = 'The store finds this picture too large. Choose a smaller one.';
const REFUSED = 'The store does not take this picture. An admin can look whether picture uploads are set up.';

/** An error of the storage: the HTTP status stands in one of two places. */
interface StorageError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

function statusOf({ status, statusCode }: StorageError): number | undefined {
  // Old storage servers answer 400 to everything, with the real status in the body.
  const told = Number(statusCode);
  return Number.isInteger(told) && told > 0 ? told : status;
}

function failure(error: StorageError): Failure {
  const status = statusOf(error);
  if (status === 413) return failureOfKind('invalid', TOO_LARGE);
  if (status === 403 || status === 415) return failureOfKind('refused', REFUSED);
  return failureOf({ message: error.message, status });
}

const isThere = (error: StorageError): boolean => statusOf(error) === 409 || /already exists/i.test(error.message);

async function send(store: Store, { name, bytes, type }: PictureFile): Promise<Failure | null> {
  const options = { contentType: type, cacheControl: YEAR, upsert: false };
  const { error } = await store.storage.from(PICTURE_BUCKET).upload(name, bytes, options);
  // Names come from the bytes: a file that is there is this very file.
  return error === null || isThere(error) ? null : failure(error);
}

/**
 * Makes a chosen picture ready and uploads its files. Trying again after a failure is always safe: what had arrived is
 * not sent twice.
 */
export async function uploadPicture(store: Store, file: File): Promise<Answer<UploadedPicture>> {
  const prepared = await prepare(file);
  if ('issue' in prepared) return { ok: false, failure: failureOfKind('invalid', prepared.issue) };
  // The small file first: whoever finds the full one finds both.
  for (const part of prepared.files.toReversed()) {
    const failed = (await withoutSession(store)) ?? (await send(store, part));
    if (failed?.kind === 'signed-out') sessionEnded();
    if (failed !== null) return { ok: false, failure: failed };
  }
  return { ok: true, value: prepared.picture };
}
