import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes } from './brotli.ts';

const SAMPLE = 200;

/** How many pages a folder holds and how big they are on average. */
export interface PageSizes {
  readonly pages: number;
  /** Bytes a page, on average over a sample. */
  readonly rawBytes: number;
  /** Bytes a page in brotli at quality 5, on average over the same sample. */
  readonly brotliBytes: number;
}

/** The paths of the HTML files below a folder, relative to it, sorted. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** At most `most` items at even distances, always the same ones. */
export function evenSample<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]!);
}

/** Counts the pages of a built folder and weighs a sample of them. */
export function measurePages(folder: string): PageSizes {
  const files = htmlFiles(folder);
  const sample = evenSample(files, SAMPLE);
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
