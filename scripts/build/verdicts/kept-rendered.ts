import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import type { ServiceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { fileKey, type KeptReadings } from './kept-readings.ts';
import { type HtmlReading, readHtml, type RenderedPage, type RenderedReading } from './rendered-readings.ts';

/** Where the readings of pages that Astro rendered are kept. Nothing but time is lost with the file. */
const renderedFile = ({ file }: KeptReadings): string => `${file}.rendered`;

interface KeptFile {
  readonly key: string;
  /** By a hash of path and HTML. */
  readonly readings: ReadonlyMap<string, HtmlReading>;
}

function lastReadings(kept: KeptReadings, key: string): KeptFile['readings'] {
  if (!kept.reuse) return new Map();
  try {
    const file = deserialize(readFileSync(renderedFile(kept))) as KeptFile;
    return file.key === key ? file.readings : new Map();
  } catch {
    return new Map();
  }
}

/** A copy with arrays of its own, because arrays in shared memory cannot be written to a file. */
const ownArrays = (fingerprint: PageFingerprint): PageFingerprint => ({
  ...fingerprint,
  sentences: fingerprint.sentences.slice(),
  words: fingerprint.words.slice(),
});

/**
 * Reads the pages that Astro rendered, and keeps the readings for the next build: a page whose HTML is that of the last
 * build is not parsed again.
 */
export function readRendered(
  pages: readonly RenderedPage[],
  services: readonly ServiceTerms[],
  kept: KeptReadings,
): readonly RenderedReading[] {
  const key = fileKey(kept, services);
  const last = lastReadings(kept, key);
  const readings = new Map<string, HtmlReading>();
  const all = pages.map(({ html, ...page }): RenderedReading => {
    const name = hash('sha256', `${page.path}\n${html}`, 'base64url');
    let reading = last.get(name);
    if (reading === undefined) {
      const { words, fingerprint } = readHtml(page.path, html, services);
      reading = { words, fingerprint: fingerprint === null ? null : ownArrays(fingerprint) };
    }
    readings.set(name, reading);
    return { ...page, ...reading };
  });
  const file = renderedFile(kept);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, serialize({ key, readings } satisfies KeptFile));
  renameSync(`${file}.next`, file);
  return all;
}
