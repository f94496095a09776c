import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The quality that CDNs use to compress on the fly. */
const BROTLI_QUALITY = 5;

/** The size of a file in brotli at quality 5. */
export const brotliBytes = (content: Uint8Array | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;

const SAMPLE_SIZE = 200;

/** The number of pages in a folder, and their average size over a sample. */
export interface PageSizes {
  readonly pages: number;
  /** Bytes per page. */
  readonly rawBytes: number;
  /** Bytes per page in brotli at quality 5. */
  readonly brotliBytes: number;
}

/** The paths of the HTML files below a folder, relative to it, sorted. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** At most `size` items at even distances; the same ones every time. */
export function evenSample<T>(items: readonly T[], size: number): T[] {
  if (items.length <= size) return [...items];
  return Array.from({ length: size }, (_, index) => items[Math.floor((index * items.length) / size)]!);
}

/** Counts the pages of a built folder and measures a sample of them. */
export function measurePages(folder: string): PageSizes {
  const files = htmlFiles(folder);
  const sample = evenSample(files, SAMPLE_SIZE);
  let raw = 0;
  let brotli = 0;
  for (const file of sample) {
    const bytes = readFileSync(join(folder, file));
    raw += bytes.length;
    brotli += brotliBytes(bytes);
  }
  const count = Math.max(1, sample.length);
  return { pages: files.length, rawBytes: raw / count, brotliBytes: brotli / count };
}
