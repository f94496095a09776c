import type { Sharp } from 'sharp';
import type { PictureFile } from './picture.ts';

/** The settings of the encoders, by file format: a change makes the format's files stale. */
const SETTINGS = {
  // Tuned for structure (SSIM): a quarter fewer bytes than the default at the same sharpness of edges, so
  // that most of the first view arrives in the first round trip on a slow network.
  avif: { quality: 42, effort: 3, tune: 'ssim' },
  webp: { quality: 60, effort: 6 },
  jpg: { mozjpeg: true, qualities: [78, 72, 66, 60, 54, 48], mostBytes: 90_000 },
  png: { compressionLevel: 9, palette: true },
  ico: { compressionLevel: 9 },
  svg: {},
} as const;

/** Of a drawing covered with grain: at a phone's pixels it looks the same, with 30 % fewer bytes. */
const GRAINY_AVIF = { ...SETTINGS.avif, quality: 36, chromaSubsampling: '4:2:0' } as const;

/** The settings of a file's encoder. They are part of its digest. */
export const settingsOf = ({ encoding, grainy = false }: PictureFile) =>
  encoding === 'avif' && grainy ? GRAINY_AVIF : SETTINGS[encoding];

type RasterEncoding = Exclude<PictureFile['encoding'], 'svg'>;

/** Encodes a JPEG at the best quality that keeps its size limit. */
async function encodeJpeg(image: Sharp, file: PictureFile): Promise<Buffer> {
  const { mozjpeg, qualities, mostBytes } = SETTINGS.jpg;
  for (const quality of qualities) {
    const bytes = await image.clone().jpeg({ quality, mozjpeg }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(
    `${file.path}: over ${mostBytes} bytes even at quality ${qualities.at(-1) ?? ''}. Simplify the drawing.`,
  );
}

/** Wraps a PNG in an ICO file, as all current browsers read it. `size` is its width in pixels, under 256. */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}

/** Encodes a resized image as a file's bytes. Throws an Error when a JPEG exceeds its size limit. */
export const ENCODERS: Readonly<Record<RasterEncoding, (image: Sharp, file: PictureFile) => Promise<Buffer>>> = {
  avif: (image, { grainy = false }) =>
    image
      .removeAlpha()
      .avif(grainy ? GRAINY_AVIF : SETTINGS.avif)
      .toBuffer(),
  webp: (image) => image.removeAlpha().webp(SETTINGS.webp).toBuffer(),
  jpg: encodeJpeg,
  png: (image) => image.png(SETTINGS.png).toBuffer(),
  ico: async (image, file) => encodeIco(await image.png(SETTINGS.ico).toBuffer(), file.width),
};
