/** The categories of pictures: those of the specification, section 3, and the stains of the guide. */
export const IMAGE_CATEGORIES = ['hero', 'service', 'logo', 'stain'] as const;

/** A category of pictures. */
export type ImageCategory = (typeof IMAGE_CATEGORIES)[number];

/** Metadata of a picture in data/catalogue/images.json (specification, section 3). */
export interface ImageEntry {
  /** The key, and the stem of the file's path: 'hero-columbia', 'hero1-desktop'. */
  readonly name: string;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  readonly category: ImageCategory;
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the smaller variants; empty when there is only one file. */
  readonly widths: readonly number[];
  readonly formats: readonly ('avif' | 'webp' | 'svg' | 'jpg')[];
  /** True for a drawing that stands in for a missing photograph; preflight lists these. */
  readonly placeholder: boolean;
}

/**
 * A place's hero picture: 'columbia'. Defaults to the carousel's first picture, or null when that is
 * missing too.
 */
export const heroPicture = (images: readonly ImageEntry[], place: string): ImageEntry | null =>
  images.find((image) => image.name === `hero-${place}`) ??
  images.find((image) => image.name === 'hero1-desktop') ??
  null;

const FOLDERS: readonly (readonly [prefix: RegExp, folder: string])[] = [
  [/^service-/, 'services/'],
  [/^pair-/, 'pairs/'],
  [/^stain-/, 'stains/'],
];

/** The path of a picture's files up to the width: '/images/gallery-1', '/images/services/roof-washing'. */
export function pictureStem({ name }: Pick<ImageEntry, 'name'>): string {
  const [prefix, folder] = FOLDERS.find(([start]) => start.test(name)) ?? [/^/, ''];
  return `/images/${folder}${name.replace(prefix, '')}`;
}

/** The carousel's pictures. */
export const carouselPictures = (images: readonly ImageEntry[]): ImageEntry[] =>
  images.filter((image) => /^hero\d-desktop$/.test(image.name));

/** One picture of a pair, with its caption. */
export interface PairSide {
  readonly image: ImageEntry;
  readonly caption: string;
}

/** The same view before and after washing, as two pictures of equal size, one on top of the other. */
export interface PicturePair {
  /** The stem of both files: a service's slug, or 'home'. */
  readonly slug: string;
  /** What was washed: 'House Washing'. */
  readonly name: string;
  readonly before: PairSide;
  readonly after: PairSide;
}

/** A picture uploaded by staff, as encoded in its file name. */
export interface UploadedPicture {
  /** The bare file name, which is also its path in the bucket. */
  readonly name: string;
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes, so a name always means the same picture. */
  readonly digest: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** The file name of the small variant; null for a picture at most that wide. */
  readonly small: string | null;
}

/** The path of uploaded pictures on the site, and in a post's Markdown. */
export const UPLOADS = '/images/uploads/';

/** The store's bucket of uploaded pictures, readable by everyone. */
export const PICTURE_BUCKET = 'pictures';

/** Pixels: wider pictures are scaled down before they are uploaded. */
export const FULL_WIDTH = 1600;

/** Pixels: the width of the small variant. */
export const SMALL_WIDTH = 800;

const UPLOAD_NAME = /^(?<digest>[0-9a-f]{32})-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})\.(?<type>webp|avif|jpg)$/;

/**
 * Parses the bare file name of an uploaded picture, such as {digest}-1600x1067.webp; null for any other name.
 */
export function uploadedPicture(name: string): UploadedPicture | null {
  const parts = UPLOAD_NAME.exec(name)?.groups;
  if (parts === undefined) return null;
  const width = Number(parts['width']);
  if (width > FULL_WIDTH) return null;
  const small = width > SMALL_WIDTH ? name.replace(/(?=\.\w+$)/, '-small') : null;
  return { name, digest: parts['digest'] ?? '', width, height: Number(parts['height']), small };
}

/** The uploaded picture at a path such as /images/uploads/{name}; null for any other path. */
export const pictureOfPath = (path: string): UploadedPicture | null =>
  path.startsWith(UPLOADS) ? uploadedPicture(path.slice(UPLOADS.length)) : null;

/** The names of a picture's files: the full one and, if there is one, the small variant. */
export const pictureFiles = ({ name, small }: UploadedPicture): readonly string[] =>
  small === null ? [name] : [name, small];

/** The picture that a file, full or small, belongs to; null for a file of any other name. */
export function pictureOfFile(file: string): UploadedPicture | null {
  const picture = uploadedPicture(file.replace('-small.', '.'));
  return picture !== null && pictureFiles(picture).includes(file) ? picture : null;
}

/** The attributes of an <img> that decide which file it loads. */
export interface PictureFiles {
  readonly src: string;
  /** Null when there is only one file. */
  readonly srcset: string | null;
  /** Pixels of the largest file. */
  readonly width: number;
  /** Pixels of the largest file. */
  readonly height: number;
}

/** Maps the path of an uploaded picture on the site to the address to load it from. */
export type PictureAddress = (path: string) => string;

/** The addresses of a built page: the site serves uploaded pictures itself. */
export const onSite: PictureAddress = (path) => path;

/**
 * The addresses before a build has copied the pictures to the site: maps /images/uploads/{file} to the
 * store's public address and leaves every other path alone. `storeUrl` is the store's address.
 */
export function storePictures(storeUrl: string): PictureAddress {
  const bucket = new URL(`/storage/v1/object/public/${PICTURE_BUCKET}/`, storeUrl).href;
  return (path) => (path.startsWith(UPLOADS) ? bucket + path.slice(UPLOADS.length) : path);
}

/** The files of the uploaded picture at a path; null for any other path. */
export function uploadFiles(path: string, addressOf: PictureAddress = onSite): PictureFiles | null {
  const picture = pictureOfPath(path);
  if (picture === null) return null;
  const { name, small, width, height } = picture;
  const src = addressOf(UPLOADS + name);
  const srcset = small === null ? null : `${addressOf(UPLOADS + small)} ${SMALL_WIDTH}w, ${src} ${width}w`;
  return { src, srcset, width, height };
}

/** Pixels: the widths of the three files of a cover that ships with the site. */
export const COVER_WIDTHS = [400, 800, 1200] as const;

/** The path of one of these files; `stem` is the path up to the width, as coverStem returns it. */
export const coverFile = (stem: string, width: (typeof COVER_WIDTHS)[number]): string => `${stem}-${width}.webp`;

/** The largest of the three files of a cover that ships with the site. */
const BUILT_IN_COVER = /^(?<stem>\/images\/posts\/[a-z0-9-]+)-1200\.webp$/;

/**
 * The path up to the width, /images/posts/{name}, of a cover that ships with the site; null for any other
 * path.
 */
export const coverStem = (path: string): string | null => BUILT_IN_COVER.exec(path)?.groups?.['stem'] ?? null;

/**
 * Whether a path may be a post's cover: an uploaded picture, or one that ships with the site. Any other
 * URL would make visitors' browsers load a picture from a third party, or from the store, and the site must
 * work while the store is down.
 */
export const isCover = (path: string): boolean => coverStem(path) !== null || pictureOfPath(path) !== null;
