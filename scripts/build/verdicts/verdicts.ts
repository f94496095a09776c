import { Worker } from 'node:worker_threads';
import type { Site } from '#model/model.ts';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import type { Ledger } from '#scripts/build/ledger/ledger.ts';
import { PartsFile, type SharedParts } from '#scripts/build/parts-file.ts';
import { type KeptReadings, pack, type PackedReadings, readKeptReadings } from './kept-readings.ts';
import { RenderedReader } from './kept-rendered.ts';
import type { NoindexReport } from './noindex-report.ts';
import { readPages, sharedPosition } from './page-readings.ts';
import type { ComparedPage, RenderedPage } from './rendered-readings.ts';

/**
 * What was found for the pages in shells: one array per field, by the position of a page in the inventory. 20,000
 * objects take a thread several times as long to post.
 */
export interface ShelledVerdicts {
  /** 1 if search engines may index the page, else 0. */
  readonly index: Uint8Array;
  /** The hash of its own words. */
  readonly words: readonly string[];
  /** A hash of everything that it has of its own. */
  readonly parts: readonly string[];
}

/** What the thread answers first. */
export interface ThreadVerdicts {
  readonly shelled: ShelledVerdicts;
  /** The paths of pages that Astro rendered and that become noindex. */
  readonly noindexed: ReadonlySet<string>;
}

/** What is known of the pages of a site before they are written. */
export interface Verdicts extends ThreadVerdicts {
  /** The hash of the own words of each page that Astro rendered, by path. */
  readonly rendered: ReadonlyMap<string, string>;
}

/** The pages that a build reads, and where what it reads is kept. */
export interface PagesToRead {
  readonly site: Site;
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
  readonly rendered: readonly ComparedPage[];
  /** The positions of the pages in shells that the first thread took, and their readings. */
  readonly positions: Uint32Array<ArrayBuffer>;
  readonly readings: PackedReadings;
}

/** Tells the thread to date all pages and to write the sitemap. */
export interface DateRequest {
  readonly kind: 'date';
  /** The hash of the own words of each page that Astro rendered, by path. */
  readonly words: ReadonlyMap<string, string>;
  /** The ledger of the last deploy. */
  readonly ledger: Ledger;
  /** Where the sitemap is written; null for a shard that has none. */
  readonly sitemapFolder: string | null;
}

/** What the thread is told, in this order. */
export type ThreadRequest = ReadRequest | JudgeRequest | DateRequest;

/**
 * Judges the pages on a second thread, from the words that the data gives: which of them have too few words of
 * their own, too many questions that are not about the service, or another page's title. It starts at once and
 * loads its modules, while the first thread reads the data, of which it gets a copy: that takes a twentieth of the time
 * of reading. Then it reads pages in shells while the first thread bundles and renders; as soon as that has nothing else
 * to do, it reads pages too, and the own words of those that Astro rendered while the thread compares. Then the thread
 * dates the pages by the ledger and writes the sitemap, while the first thread writes the pages.
 */
export class VerdictThread {
  readonly #worker: Worker;
  readonly #verdicts = Promise.withResolvers<ThreadVerdicts>();
  readonly #report = Promise.withResolvers<NoindexReport>();

  #reading: ReadRequest | null = null;
  #rendered: RenderedReader | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./verdict-thread.ts', import.meta.url));
    this.#worker.on('message', (message: ThreadVerdicts | NoindexReport) => {
      if ('shelled' in message) this.#verdicts.resolve(message);
      else this.#report.resolve(message);
    });
    const fail = (error: unknown): void => {
      this.#verdicts.reject(error);
      this.#report.reject(error);
    };
    this.#worker.once('error', fail);
    this.#worker.once('exit', () => {
      fail(new Error('The thread that compares pages and writes the sitemap exited before it had finished.'));
    });
    // A build may fail before it asks for the results: avoid unhandled rejections.
    this.#verdicts.promise.catch(() => undefined);
    this.#report.promise.catch(() => undefined);
  }

  /** Begins to read the pages in shells. Call it once. */
  read({ site: { model, origin, day, cards }, ...pages }: PagesToRead): void {
    // Without what else a build's input has, which the thread does not use.
    const site: Site = { model, origin, day, cards };
    this.#reading = { kind: 'read', site, position: sharedPosition(), ...pages };
    this.#worker.postMessage(this.#reading);
  }

  /**
   * Reads what is compared of the pages that Astro rendered, and the pages in shells that the thread has not read yet.
   * Then the thread judges all pages. Throws an Error before `read` was called.
   */
  judge(rendered: readonly RenderedPage[]): void {
    if (this.#reading === null) throw new Error('Pages are judged only after they are read.');
    const { site, position, kept, parts } = this.#reading;
    const services = serviceTerms(site.model.services);
    this.#rendered = new RenderedReader(rendered, services, kept);
    // Last, because the two threads share these pages: both have nothing left to do at the same time.
    const pages = readPages(site, position, () => readKeptReadings(kept, services), new PartsFile(parts));
    const positions = Uint32Array.from(pages.keys());
    const readings = pack([...pages.values()]);
    const request: JudgeRequest = { kind: 'judge', rendered: this.#rendered.compared, positions, readings };
    this.#worker.postMessage(request, [positions.buffer, readings.sentences.buffer, readings.sentenceWords.buffer]);
  }

  /**
   * Reads the own words of the pages that Astro rendered, while the thread judges all pages, and resolves with the
   * verdicts. Then the thread dates the pages by the ledger of the last deploy and writes the sitemap to
   * `sitemapFolder`; not for null, a shard that has none. Throws an Error before `judge` was called.
   */
  async verdicts(ledger: Ledger, sitemapFolder: string | null): Promise<Verdicts> {
    if (this.#rendered === null) throw new Error('Verdicts are given only after pages are judged.');
    const rendered = this.#rendered.words();
    this.#worker.postMessage({ kind: 'date', words: rendered, ledger, sitemapFolder } satisfies DateRequest);
    return { ...(await this.#verdicts.promise), rendered };
  }

  /** Resolves when the sitemap is written, with what is told about the pages that became noindex. */
  finish(): Promise<NoindexReport> {
    return this.#report.promise;
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
