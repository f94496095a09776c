import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { placePage } from '#scripts/audit/uniqueness/place-page.ts';
import type { ServiceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import type { LastReadings, PageReading } from './page-readings.ts';

/** Where the readings of pages are kept from one build to the next. */
export interface KeptReadings {
  readonly file: string;
  /** A key of the sources that read pages. */
  readonly key: string;
  /** Whether those of the last build are used; the new ones are kept in any case. */
  readonly reuse: boolean;
}

/** Where a build keeps the readings of an output folder. Nothing but time is lost with the file. */
export const readingsFile = (folder: string): string => `.astro/${folder}.readings.bin`;

/**
 * Readings as a file has them, and as a thread posts them: one array per field, because 20,000 small arrays take a
 * second to read.
 */
export interface PackedReadings {
  readonly paths: readonly string[];
  readonly parts: readonly string[];
  readonly words: readonly string[];
  readonly titles: readonly string[];
  readonly index: Uint8Array;
  readonly questions: Uint16Array;
  readonly questionsAboutService: Uint16Array;
  /** The number of sentences of each page. */
  readonly sentenceCounts: Uint32Array;
  /** The sentences of all pages, one page behind the other, and their numbers of words. */
  readonly sentences: Float64Array<ArrayBuffer>;
  readonly sentenceWords: Uint16Array<ArrayBuffer>;
}

/** Packs readings. */
export function pack(pages: readonly PageReading[]): PackedReadings {
  const fingerprints = pages.map(({ fingerprint }) => fingerprint);
  const total = fingerprints.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const sentences = new Float64Array(total);
  const sentenceWords = new Uint16Array(total);
  let end = 0;
  for (const page of fingerprints) {
    sentences.set(page.sentences, end);
    sentenceWords.set(page.words, end);
    end += page.sentences.length;
  }
  return {
    paths: fingerprints.map(({ path }) => path),
    parts: pages.map(({ parts }) => parts),
    words: pages.map(({ words }) => words),
    titles: pages.map(({ title }) => title),
    index: Uint8Array.from(pages, ({ index }) => (index ? 1 : 0)),
    questions: Uint16Array.from(fingerprints, ({ questions }) => questions),
    questionsAboutService: Uint16Array.from(fingerprints, (page) => page.questionsAboutService),
    sentenceCounts: Uint32Array.from(fingerprints, (page) => page.sentences.length),
    sentences,
    sentenceWords,
  };
}

/** Unpacks readings. */
export function unpack(packed: PackedReadings): PageReading[] {
  let end = 0;
  return packed.paths.map((path, at) => {
    const start = end;
    end += packed.sentenceCounts[at]!;
    const index = packed.index[at] === 1;
    return {
      parts: packed.parts[at]!,
      words: packed.words[at]!,
      title: packed.titles[at]!,
      index,
      fingerprint: {
        ...placePage(path)!,
        path,
        noindex: !index,
        sentences: packed.sentences.subarray(start, end),
        words: packed.sentenceWords.subarray(start, end),
        questions: packed.questions[at]!,
        questionsAboutService: packed.questionsAboutService[at]!,
        grade: null,
      },
    };
  });
}

interface KeptFile {
  readonly key: string;
  readonly readings: PackedReadings;
}

/** The key of a file: the terms of services, too, decide how pages about them are read. */
export const fileKey = ({ key }: KeptReadings, terms: readonly ServiceTerms[]): string => JSON.stringify([key, terms]);

/** The readings that the last build kept; none if they are of other sources, or cannot be read. */
export function readKeptReadings(kept: KeptReadings, terms: readonly ServiceTerms[]): LastReadings {
  if (!kept.reuse) return new Map();
  try {
    const { key, readings } = deserialize(readFileSync(kept.file)) as KeptFile;
    if (key !== fileKey(kept, terms)) return new Map();
    return new Map(unpack(readings).map((reading) => [reading.fingerprint.path, reading]));
  } catch {
    return new Map();
  }
}

/** Keeps readings for the next build. */
export function keepReadings(
  kept: KeptReadings,
  terms: readonly ServiceTerms[],
  readings: readonly PageReading[],
): void {
  mkdirSync(dirname(kept.file), { recursive: true });
  const contents: KeptFile = { key: fileKey(kept, terms), readings: pack(readings) };
  writeFileSync(`${kept.file}.next`, serialize(contents));
  renameSync(`${kept.file}.next`, kept.file);
}
