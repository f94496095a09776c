/** A picture that staff uploaded, as its file's name tells it. */
export interface UploadedPicture {
  /** The file's bare name, which is its path in the bucket too. */
  readonly name: string;
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes: another picture never has its name. */
  readonly digest: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** The name of the file for small screens; null for a picture that is itself no wider. */
  readonly small: string | null;
}

/** The folder of the site in which uploaded pictures stand, in a post's Markdown as on the pages. */
export const UPLOADS = '/images/uploads/';

/** The bucket of the store that keeps them; visitors may read it. */
export const PICTURE_BUCKET = 'pictures';

/** Pixels: wider pictures are made smaller before they are uploaded. */
export const FULL_WIDTH = 1600;

/** Pixels: the width of the file for small screens. */
export const SMALL_WIDTH = 800;

const NAME = /^(?<digest>[0-9a-f]{32})-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})\.(?<type>webp|avif|jpg)$/;

/** The picture of a file's bare name, such as {digest}-1600x1067.webp; null for any other name. */
export function uploadedPicture(name: string): UploadedPicture | null {
  const parts = NAME.exec(name)?.groups;
  if (parts === undefined) return null;
  const width = Number(parts['width']);
  if (width > FULL_WIDTH) return null;
  const small = width > SMALL_WIDTH ? name.replace(/(?=\.\w+$)/, '-small') : null;
  return { name, digest: parts['digest'] ?? '', width, height: Number(parts['height']), small };
}

/** The picture that a path of the site, such as /images/uploads/{name}, names; null for any other path. */
export const pictureOfPath = (path: string): UploadedPicture | null =>
  path.startsWith(UPLOADS) ? uploadedPicture(path.slice(UPLOADS.length)) : null;

/**
 * Where to load uploaded pictures from before a build has brought them to the site: turns /images/uploads/{file} into the
 * store's public address, and leaves every other path. `storeUrl` is the store's address.
 */
export function storePictures(storeUrl: string): (path: string) => string {
  const bucket = new URL(`/storage/v1/object/public/${PICTURE_BUCKET}/`, storeUrl).href;
  return (path) => (path.startsWith(UPLOADS) ? bucket + path.slice(UPLOADS.length) : path);
}

/** The names of a picture's files: the full one and, where there is one, that for small screens. */
export const pictureFiles = ({ name, small }: UploadedPicture): readonly string[] =>
  small === null ? [name] : [name, small];

/** The picture that a file belongs to, full or for small screens; null for a file of any other name. */
export function pictureOfFile(file: string): UploadedPicture | null {
  const picture = uploadedPicture(file.replace('-small.', '.'));
  return picture !== null && pictureFiles(picture).includes(file) ? picture : null;
}
