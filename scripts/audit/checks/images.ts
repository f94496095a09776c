import { open } from 'node:fs/promises';
import path from 'node:path';
import { fileLimit } from '#scripts/audit/built-files.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';
import type { Finding } from '#scripts/audit/site.ts';
import type { ImageFacts } from '#scripts/audit/tags.ts';

const isPixels = (value: string | null): boolean => value !== null && /^[1-9]\d*$/.test(value);

const missingAttributes = ({ alt, width, height }: ImageFacts): string[] => [
  ...(alt === null ? ['alt'] : []),
  ...(isPixels(width) ? [] : ['width']),
  ...(isPixels(height) ? [] : ['height']),
];

/** Images without alt (an empty one is valid) or without width and height in pixels. */
export function incompleteImages(page: PageFacts): string[] {
  return page.images.flatMap((image) => {
    const missing = missingAttributes(image);
    return missing.length === 0 ? [] : [`shows ${image.src || 'an image'} without ${missing.join(' and ')}`];
  });
}

/** The name of the check of image files. */
export const INTACT_IMAGES = 'image files are intact';

/** How many bytes of a file's start and end are read. */
const END_BYTES = 12;

interface FileEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
  /** In bytes. */
  readonly length: number;
}

const startsWith = ({ head }: FileEnds, text: string, at = 0): boolean => head.toString('latin1').startsWith(text, at);

/**
 * By extension, whether a file is complete and of its format: the RIFF length of WebP, the end markers of
 * JPEG and PNG. AVIF and ICO have no end marker.
 */
const FORMATS: Readonly<Record<string, (ends: FileEnds) => boolean>> = {
  // RIFF counts all bytes but its own first eight; a chunk of odd length is padded.
  webp: (ends) =>
    startsWith(ends, 'RIFF') && startsWith(ends, 'WEBP', 8) && ends.head.readUInt32LE(4) + 8 === ends.length,
  avif: (ends) => startsWith(ends, 'ftypavif', 4),
  jpg: (ends) => startsWith(ends, '\u00ff\u00d8\u00ff') && ends.tail.subarray(-2).equals(Buffer.from([0xff, 0xd9])),
  png: (ends) => startsWith(ends, '\u0089PNG\r\n') && ends.tail.toString('latin1').includes('IEND'),
  ico: (ends) => ends.head.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0])),
};

async function readEnds(file: string): Promise<FileEnds> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const [head, tail] = [Buffer.alloc(END_BYTES), Buffer.alloc(END_BYTES)];
    await handle.read(head, 0, END_BYTES, 0);
    await handle.read(tail, 0, END_BYTES, Math.max(size - END_BYTES, 0));
    return { head, tail, length: size };
  } finally {
    await handle.close();
  }
}

/** Image files that are truncated or not of the format of their extension. `names` are paths below `dist`. */
export async function damagedImages(dist: string, names: readonly string[]): Promise<Finding[]> {
  const findings = await fileLimit.map(names, async (name): Promise<Finding[]> => {
    const extension = path.extname(name);
    const isIntact = FORMATS[extension.slice(1)];
    if (isIntact === undefined || isIntact(await readEnds(path.join(dist, name)))) return [];
    const says =
      `is truncated or not a ${extension} image: restore public/${name}, or delete it and run npm run pictures, ` +
      'then build again';
    return [{ page: `/${name}`, says }];
  });
  return findings.flat();
}
