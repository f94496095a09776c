import type { Sharp } from 'sharp';
import type { PictureFile } from './picture.ts';

/** The settings of the encoders; a change makes every file of that kind stale. */
export const SETTINGS = {
  // Tuned for structure: a quarter fewer bytes than for noise, with edges as clean. Much of what is seen first then
  // comes with the first round trip of a slow network.
  avif: { quality: 42, effort: 3, tune: 'ssim' },
  webp: { quality: 60, effort: 6 },
  jpg: { mozjpeg: true, qualities: [78, 72, 66, 60, 54, 48], mostBytes: 90_000 },
  png: { compressionLevel: 9, palette: true },
  ico: { compressionLevel: 9 },
  svg: {},
} as const;

type Raster = Exclude<PictureFile['encoding'], 'svg'>;

async function jpeg(image: Sharp, file: PictureFile): Promise<Buffer> {
  const { mozjpeg, qualities, mostBytes } = SETTINGS.jpg;
  for (const quality of qualities) {
    const bytes = await image.clone().jpeg({ quality, mozjpeg }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(
    `${file.path}: more than ${mostBytes} bytes even at quality ${qualities.at(-1) ?? ''}; draw it simpler`,
  );
}

/** How a resized image becomes the bytes of a file. Throws when a JPEG cannot keep its limit. */
export const ENCODERS: Readonly<Record<Raster, (image: Sharp, file: PictureFile) => Promise<Buffer>>> = {
  avif: (image) => image.removeAlpha().avif(SETTINGS.avif).toBuffer(),
  webp: (image) => image.removeAlpha().webp(SETTINGS.webp).toBuffer(),
  jpg: jpeg,
  png: (image) => image.png(SETTINGS.png).toBuffer(),
  ico: async (image, file) => encodeIco(await image.png(SETTINGS.ico).toBuffer(), file.width),
};

/** An ICO file that holds one PNG, which every browser since 2007 reads. `size` is its pixels across, under 256. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image begins
  return Buffer.concat([header, png]);
}
