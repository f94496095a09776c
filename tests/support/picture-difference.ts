import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** RGBA pixels. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The difference of two pictures. */
export interface Difference {
  /** The share of differing pixels, 0 to 1. */
  readonly share: number;
  /** The share in the square that differs most. */
  readonly worst: number;
  /** Transparent where equal, red where different. */
  readonly mask: Pixels;
}

/**
 * The color tolerance on pixelmatch's scale. Two browsers antialias letters differently and place them a
 * fraction of a pixel apart. Halving the size removes most of that, pixelmatch detects antialiased edges, and
 * the rest is faint.
 */
const COLOR_DISTANCE = 0.2;

/** The side of the squares that are compared one by one, in pixels of the halved picture. */
const SQUARE = 24;

/**
 * The limits for the complete picture and for any one square. Seven pages at three widths, rendered by npm's
 * Chromium 153 and Debian's 156, differed by at most 0.4 % and 10 %; shifting questions by 2 px made at least
 * 5 % and 45 %. The limits lie between. A mere change of color passes: contrast is tested elsewhere.
 */
const ALLOWED = { share: 0.01, worst: 0.25 } as const;

/** Decodes a picture. */
export async function pixelsOf(encoded: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(encoded).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pads to a common canvas with a color that differs between the two pictures. */
function onCanvas({ data, width, height }: Pixels, canvas: { width: number; height: number }, empty: number): Buffer {
  const all = Buffer.alloc(canvas.width * canvas.height * 4, Buffer.from([255, empty, 255, 255]));
  for (let row = 0; row < height; row += 1) {
    data.copy(all, row * canvas.width * 4, row * width * 4, (row + 1) * width * 4);
  }
  return all;
}

/** The largest share of differing pixels in any square. */
function worstSquare({ data, width, height }: Pixels): number {
  let worst = 0;
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      let count = 0;
      for (let y = top; y < Math.min(top + SQUARE, height); y += 1) {
        for (let x = left; x < Math.min(left + SQUARE, width); x += 1)
          if (data[(y * width + x) * 4 + 3] !== 0) count += 1;
      }
      worst = Math.max(worst, count);
    }
  }
  return worst / SQUARE ** 2;
}

/** Compares two pictures, which may differ in size. */
export function differenceOf(expected: Pixels, actual: Pixels): Difference {
  const canvas = {
    width: Math.max(expected.width, actual.width),
    height: Math.max(expected.height, actual.height),
  };
  const data = Buffer.alloc(canvas.width * canvas.height * 4);
  const [one, other] = [onCanvas(expected, canvas, 255), onCanvas(actual, canvas, 0)];
  const options = { threshold: COLOR_DISTANCE, diffMask: true };
  const count = pixelmatch(one, other, data, canvas.width, canvas.height, options);
  const mask = { data, ...canvas };
  return { share: count / (canvas.width * canvas.height), worst: worstSquare(mask), mask };
}

/** Whether a difference exceeds what two machines produce. */
export const isDifferent = ({ share, worst }: Pick<Difference, 'share' | 'worst'>): boolean =>
  share > ALLOWED.share || worst > ALLOWED.worst;
