import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import type { ServiceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { fileKey, type KeptReadings } from './kept-readings.ts';
import { type ComparedPage, readFingerprint, readWords, type RenderedPage } from './rendered-readings.ts';

/** Where the readings of pages that Astro rendered are kept. Nothing but time is lost with the file. */
const renderedFile = ({ file }: KeptReadings): string => `${file}.rendered`;

/** What is read from the HTML of a page. */
interface HtmlReading extends Pick<ComparedPage, 'fingerprint'> {
  /** The hash of its own words. */
  readonly words: string;
}

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

/** A page, with what the last build read from the same HTML. */
interface PageToRead {
  readonly page: RenderedPage;
  /** A hash of its path and HTML. */
  readonly name: string;
  readonly last: HtmlReading | undefined;
}

/**
 * Reads the pages that Astro rendered, and keeps the readings for the next build: a page whose HTML is that of the last
 * build is not parsed again.
 */
export class RenderedReader {
  readonly #kept: KeptReadings;
  readonly #key: string;
  readonly #pages: readonly PageToRead[];
  /** What is compared of each page. */
  readonly compared: readonly ComparedPage[];

  constructor(pages: readonly RenderedPage[], services: readonly ServiceTerms[], kept: KeptReadings) {
    this.#kept = kept;
    this.#key = fileKey(kept, services);
    const readings = lastReadings(kept, this.#key);
    this.#pages = pages.map((page) => {
      const name = hash('sha256', `${page.path}\n${page.html}`, 'base64url');
      return { page, name, last: readings.get(name) };
    });
    this.compared = this.#pages.map(({ page: { html, ...titled }, last }) => {
      const fingerprint =
        last === undefined ? readFingerprint({ path: titled.path, html }, services) : last.fingerprint;
      return { ...titled, fingerprint };
    });
  }

  /** Reads the own words of each page, and keeps all readings. Returns the hashes of the words by path. */
  words(): ReadonlyMap<string, string> {
    const words = new Map<string, string>();
    const readings = new Map<string, HtmlReading>();
    for (const [index, { page, name, last }] of this.#pages.entries()) {
      const { fingerprint } = this.compared[index]!;
      const reading = last ?? {
        words: readWords(page),
        fingerprint: fingerprint === null ? null : ownArrays(fingerprint),
      };
      words.set(page.path, reading.words);
      readings.set(name, reading);
    }
    const file = renderedFile(this.#kept);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.next`, serialize({ key: this.#key, readings } satisfies KeptFile));
    renameSync(`${file}.next`, file);
    return words;
  }
}
