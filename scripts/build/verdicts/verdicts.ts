import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Site } from '#model/model.ts';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import type { Ledger } from '#scripts/build/ledger/ledger.ts';
import { PartsFile, type SharedParts } from '#scripts/build/parts-file.ts';
import { type KeptReadings, pack, type PackedReadings, readKeptReadings } from './kept-readings.ts';
import { readRendered } from './kept-rendered.ts';
import type { MissedPage } from './missed-pages.ts';
import { noindexWarning } from './noindex-warning.ts';
import { readPages, sharedPosition } from './page-readings.ts';
import type { RenderedPage, RenderedReading } from './rendered-readings.ts';

/** What the gates say about the pages of a site. */
export interface Verdicts {
  /** The pages that become noindex. */
  readonly missed: readonly MissedPage[];
  /** What was found for each page, by path. */
  readonly pages: ReadonlyMap<string, PageVerdict>;
}

/** What was found for a page. */
export interface PageVerdict {
  /** Whether search engines may index it. */
  readonly index: boolean;
  /** The hash of its own words. */
  readonly words: string;
  /** A hash of everything that a page in a shell has of its own; null for a page that Astro rendered. */
  readonly parts: string | null;
}

/** The pages that a build reads, and where what it reads is kept. */
export interface PagesToRead {
  readonly site: Site;
  /** The ledger of the last deploy. */
  readonly ledger: Ledger;
  readonly kept: KeptReadings;
  readonly parts: SharedParts;
}

/** Tells the thread to read pages in shells, and all that it needs to know of the build. */
export interface ReadRequest extends PagesToRead {
  readonly kind: 'read';
  /** The next page that no thread has read. */
  readonly position: Int32Array<SharedArrayBuffer>;
}

/** Tells the thread to judge all pages, when everything is rendered that is not filled into a shell. */
export interface JudgeRequest {
  readonly kind: 'judge';
  readonly rendered: readonly RenderedReading[];
  /** The readings of the pages in shells that the first thread took. */
  readonly readings: PackedReadings;
  readonly sitemapFolder: string | null;
}

/** What the thread is told: first to read, then to judge. */
export type ThreadRequest = ReadRequest | JudgeRequest;

/**
 * Judges the pages on a second thread, from the words that the data gives: which of them have too few words of
 * their own, too many questions that are not about the service, or another page's title. It starts at once and
 * loads its modules, while the first thread reads the data, of which it gets a copy: that takes a twentieth of the time
 * of reading. Then it reads pages in shells while the first thread bundles and renders; as soon as that has nothing else
 * to do, it reads pages too. Then it dates the pages by the ledger and writes the sitemap, while the first thread writes
 * the pages.
 */
export class VerdictThread {
  readonly #worker: Worker;
  readonly #verdicts = Promise.withResolvers<Verdicts>();
  readonly #ended = Promise.withResolvers<undefined>();

  #reading: ReadRequest | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./verdict-thread.ts', import.meta.url));
    this.#worker.on('message', (message: Verdicts | null) => {
      if (message === null) this.#ended.resolve(undefined);
      else this.#verdicts.resolve(message);
    });
    const fail = (error: unknown): void => {
      this.#verdicts.reject(error);
      this.#ended.reject(error);
    };
    this.#worker.once('error', fail);
    this.#worker.once('exit', () => {
      fail(new Error('The thread that compares pages and writes the sitemap exited before it had finished.'));
    });
    // A build may fail before it asks for the results: avoid unhandled rejections.
    this.#verdicts.promise.catch(() => undefined);
    this.#ended.promise.catch(() => undefined);
  }

  /** Begins to read the pages in shells. Call it once. */
  read({ site: { model, origin, day, cards }, ...pages }: PagesToRead): void {
    // Without what else a build's input has, which the thread does not use.
    const site: Site = { model, origin, day, cards };
    this.#reading = { kind: 'read', site, position: sharedPosition(), ...pages };
    this.#worker.postMessage(this.#reading);
  }

  /**
   * Reads the pages that Astro rendered, and those in shells that the thread has not read yet, then resolves with the
   * verdicts. `sitemapFolder` is where the sitemap is written; null for a shard that has none. Throws an Error before
   * `read` was called.
   */
  judge(rendered: readonly RenderedPage[], sitemapFolder: string | null): Promise<Verdicts> {
    if (this.#reading === null) throw new Error('Pages are judged only after they are read.');
    const { site, position, kept, parts } = this.#reading;
    const services = serviceTerms(site.model.services);
    const renderedReadings = readRendered(rendered, services, kept);
    // Last, because the two threads share these pages: both have nothing left to do at the same time.
    const readings = pack(readPages(site, position, () => readKeptReadings(kept, services), new PartsFile(parts)));
    const request: JudgeRequest = { kind: 'judge', rendered: renderedReadings, readings, sitemapFolder };
    this.#worker.postMessage(request, [readings.sentences.buffer, readings.sentenceWords.buffer]);
    return this.#verdicts.promise;
  }

  /** Resolves when the sitemap is written. */
  async finish(): Promise<void> {
    await this.#ended.promise;
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/**
 * Writes the pages that become noindex to a file, each with its reasons, and returns a warning that sums them up;
 * null without any.
 */
export function reportMissed({ missed }: Pick<Verdicts, 'missed'>, reasonsFile = 'reports/noindex.txt'): string | null {
  if (missed.length === 0) return null;
  const lines = missed.flatMap(({ path, says }) => says.map((reason) => `${path} ${reason}\n`));
  mkdirSync(dirname(reasonsFile), { recursive: true });
  writeFileSync(reasonsFile, lines.join(''));
  return noindexWarning(missed, reasonsFile);
}
