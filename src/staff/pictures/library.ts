import { PICTURE_BUCKET, pictureFiles, UPLOADS, type UploadedPicture, uploadedPicture } from '#model/picture.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { reportSessionEnd, request, sessionError } from '#staff/store/request.ts';
import { fromStorageError, type StorageError } from './storage-error.ts';

/** A post that shows a picture. */
export interface PictureUse {
  readonly postId: string;
  readonly title: string;
  readonly inBin: boolean;
}

/** An uploaded picture as the library lists it. */
export interface LibraryPicture extends UploadedPicture {
  /** Its path on the site. */
  readonly path: string;
  /** The URL of its smallest file in the store. */
  readonly thumbnail: string;
  /** Of the full file. */
  readonly bytes: number;
  /** ISO 8601; null if the store does not say. */
  readonly uploadedAt: string | null;
  /** The description that a post has for it; null when none has one. */
  readonly alt: string | null;
  readonly uses: readonly PictureUse[];
}

/** A part of the library, newest first. */
export interface LibraryPage {
  readonly pictures: readonly LibraryPicture[];
  /** Where the next part begins; null at the end. */
  readonly next: number | null;
}

/** Files per request: most pictures have two. */
const PAGE_FILES = 48;

/** Performs a request to the storage service as the signed-in member; reports the end of the session. */
async function storageRequest<T>(
  store: Store,
  send: () => Promise<{ readonly data: T | null; readonly error: StorageError | null }>,
): Promise<Result<T>> {
  const missing = await sessionError(store);
  const { data, error } = missing === null ? await send() : { data: null, error: null };
  if (data !== null && error === null) return { ok: true, value: data };
  const found = missing ?? (error === null ? storeError('unknown') : fromStorageError(error));
  if (found.kind === 'signed-out') reportSessionEnd();
  return { ok: false, error: found };
}

/** The posts that show pictures, and the descriptions that they have for them, by the pictures' names. */
async function readUses(
  store: Store,
  names: readonly string[],
): Promise<Result<ReadonlyMap<string, Pick<LibraryPicture, 'alt' | 'uses'>>>> {
  const found = await request(store, () => store.rpc('picture_uses', { names: [...names] }));
  if (!found.ok) return found;
  const byName = Map.groupBy(found.value, ({ name }) => name);
  return {
    ok: true,
    value: new Map(
      [...byName].map(([name, rows]) => [
        name,
        {
          // A function's columns have no null in the generated types.
          alt: rows.map(({ alt }) => alt as string | null).find((alt) => alt !== null) ?? null,
          uses: rows.map((row) => ({ postId: row.post_id, title: row.title, inBin: row.in_bin })),
        },
      ]),
    ),
  };
}

/** Lists the uploaded pictures from an offset in the bucket's files on. */
export async function readLibrary(store: Store, offset: number): Promise<Result<LibraryPage>> {
  const bucket = store.storage.from(PICTURE_BUCKET);
  const listed = await storageRequest(store, () =>
    bucket.list('', { limit: PAGE_FILES, offset, sortBy: { column: 'created_at', order: 'desc' } }),
  );
  if (!listed.ok) return listed;
  const files = listed.value.flatMap((file) => {
    const picture = uploadedPicture(file.name);
    return picture === null ? [] : [{ file, picture }];
  });
  const uses = await readUses(
    store,
    files.map(({ picture }) => picture.name),
  );
  if (!uses.ok) return uses;
  const pictures = files.map(({ file, picture }): LibraryPicture => {
    const { alt = null, uses: own = [] } = uses.value.get(picture.name) ?? {};
    return {
      ...picture,
      path: UPLOADS + picture.name,
      thumbnail: bucket.getPublicUrl(picture.small ?? picture.name).data.publicUrl,
      bytes: (file.metadata as { readonly size?: number } | null)?.size ?? 0,
      uploadedAt: file.created_at ?? null,
      alt,
      uses: own,
    };
  });
  return {
    ok: true,
    value: { pictures, next: listed.value.length < PAGE_FILES ? null : offset + listed.value.length },
  };
}

/**
 * Deletes a picture's files. The store refuses it for a picture that a post shows: somebody may have added it since the
 * library was read. Admins only.
 */
export async function deletePicture(store: Store, picture: UploadedPicture): Promise<Result<null>> {
  const uses = await readUses(store, [picture.name]);
  if (!uses.ok) return uses;
  const [use] = uses.value.get(picture.name)?.uses ?? [];
  if (use !== undefined) return { ok: false, error: storeError('told', `“${use.title}” shows this picture by now.`) };
  const removed = await storageRequest(store, () =>
    store.storage.from(PICTURE_BUCKET).remove([...pictureFiles(picture)]),
  );
  if (!removed.ok) return removed;
  // The service answers with the files that it deleted, and passes over those that a policy protects.
  return removed.value.some(({ name }) => name === picture.name)
    ? { ok: true, value: null }
    : { ok: false, error: storeError('refused') };
}
