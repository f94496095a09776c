import { type StoreError, storeError, toStoreError } from '#staff/store/errors.ts';

const TOO_LARGE = 'The store finds this picture too large. Choose a smaller one.';
const REFUSED = 'The store does not take this picture. An admin can look whether picture uploads are set up.';

/** An error of Supabase Storage. */
export interface StorageError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

/** The HTTP status of an error. */
export function statusOf({ status, statusCode }: StorageError): number | undefined {
  // Old storage servers answer every error with 400 and put the actual status in the body.
  const fromBody = Number(statusCode);
  return Number.isInteger(fromBody) && fromBody > 0 ? fromBody : status;
}

/** Maps an error of Supabase Storage to its kind and message. */
export function fromStorageError(error: StorageError): StoreError {
  const status = statusOf(error);
  if (status === 413) return storeError('invalid', TOO_LARGE);
  if (status === 403 || status === 415) return storeError('refused', REFUSED);
  return toStoreError({ message: error.message, status });
}
