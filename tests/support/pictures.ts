import { hash } from 'node:crypto';
import sharp from 'sharp';
import { SMALL_WIDTH, type UploadedPicture, uploadedPicture } from '#model/picture.ts';

type FileType = 'webp' | 'avif' | 'jpg';

/** A picture as the staff area uploads it: file contents by name. */
export interface SamplePicture {
  readonly picture: UploadedPicture;
  readonly files: Readonly<Record<string, Buffer>>;
}

const encoded = (width: number, height: number, type: FileType, color: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(type === 'jpg' ? 'jpeg' : type)
    .toBuffer();

/** Makes a one-color picture, with a small file if its width requires one. */
export async function samplePicture(
  width: number,
  height: number,
  type: FileType = 'webp',
  color = '#a0522d',
): Promise<SamplePicture> {
  const full = await encoded(width, height, type, color);
  const picture = uploadedPicture(`${hash('sha256', full).slice(0, 32)}-${width}x${height}.${type}`);
  if (picture === null) throw new Error(`No picture has the size ${width} × ${height}.`);
  const { name, small } = picture;
  if (small === null) return { picture, files: { [name]: full } };
  const reduced = await encoded(SMALL_WIDTH, Math.round((height * SMALL_WIDTH) / width), type, color);
  return { picture, files: { [name]: full, [small]: reduced } };
}
