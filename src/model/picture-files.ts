import { pictureOfPath, SMALL_WIDTH, UPLOADS } from './uploaded-picture.ts';

/** How a page loads a picture: what stands in the attributes of its <img>. */
export interface PictureFiles {
  readonly src: string;
  /** Null where there is one file alone. */
  readonly srcset: string | null;
  /** Pixels of the largest file. */
  readonly width: number;
  /** Pixels of the largest file. */
  readonly height: number;
}

/** Turns the path of an uploaded picture on the site into the address to load it from. */
export type PictureAddress = (path: string) => string;

/** Where a built page loads uploaded pictures from: the site itself. */
export const onSite: PictureAddress = (path) => path;

/** The files of the uploaded picture that a path names; null where it names none. */
export function uploadFiles(path: string, addressOf: PictureAddress = onSite): PictureFiles | null {
  const picture = pictureOfPath(path);
  if (picture === null) return null;
  const { name, small, width, height } = picture;
  const src = addressOf(UPLOADS + name);
  const srcset = small === null ? null : `${addressOf(UPLOADS + small)} ${SMALL_WIDTH}w, ${src} ${width}w`;
  return { src, srcset, width, height };
}
