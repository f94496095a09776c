import { escapeHtml } from '#content/article/html.ts';
import type { Site } from '#model/model.ts';
import { fingerprintOf, type PageFingerprint, textReader } from '#scripts/audit/uniqueness/fingerprint.ts';
import { ownNames, placePage } from '#scripts/audit/uniqueness/place-page.ts';
import { type ServiceTerms, serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { contentHash } from '#scripts/build/content-hash.ts';
import type { PartsFile } from '#scripts/build/parts-file.ts';
import { wordsHash } from '#scripts/build/ledger/ledger.ts';
import { wordsText } from '#scripts/build/ledger/own-words.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import { type OwnParts, wordsOf } from '#shells/shelled-pages.ts';
import { partsText } from '#shells/slots.ts';

/** What a build reads from the own parts of a page in a shell. */
export interface PageReading {
  /** A hash of all its own parts, of which the rest is read. */
  readonly parts: string;
  /** The hash of its own words. */
  readonly words: string;
  /** Its title, as HTML. */
  readonly title: string;
  /** Whether search engines may index it, if it misses no gate. */
  readonly index: boolean;
  /** What is compared with other pages. */
  readonly fingerprint: PageFingerprint;
}

/** Readings of pages, by their position in the inventory. */
export type Readings = ReadonlyMap<number, PageReading>;

/** The readings of the last build, by path. */
export type LastReadings = ReadonlyMap<string, PageReading>;

function readPage(path: string, own: OwnParts, parts: string, terms: ReadonlyMap<string, ServiceTerms>): PageReading {
  const { title, description, article, crumb, index } = wordsOf(own);
  const reader = textReader(terms.get(placePage(path)?.service ?? ''));
  const readings = reader.readArticle(article, ownNames(crumb));
  const blocks = readings.map(({ text }) => text).filter((text) => text !== '');
  return {
    parts,
    words: wordsHash(wordsText({ title, description, blocks })),
    title: escapeHtml(title),
    index,
    fingerprint: fingerprintOf({ path, noindex: !index }, readings),
  };
}

/** How many pages a thread takes at a time. */
const TAKEN = 64;

/** The position of the next page that no thread has taken, for all threads of a build. */
export const sharedPosition = (): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Reads the pages in shells, together with other threads of the build that read the same: takes the next pages until
 * none is left, and returns the readings of those it took. A page whose own parts are those of the last build has
 * that build's reading, of `readLast`, which is called once if there is a page to read; where that build's files are
 * there, it probably need not be written. The parts of all others are kept in `partsFile`, so that they are composed
 * once.
 */
export function readPages(
  site: Site,
  position: Int32Array<SharedArrayBuffer>,
  readLast: () => LastReadings,
  partsFile: PartsFile,
): Readings {
  const { origin, model } = site;
  const pages = shellGroups(site).flatMap((group) => group.subjects.map((subject) => ({ group, subject })));
  const terms = serviceTerms(model.services);
  const termsBySlug = new Map(terms.map((service) => [service.slug, service]));
  const readings = new Map<number, PageReading>();
  let known: LastReadings | undefined;
  for (;;) {
    const start = Atomics.add(position, 0, TAKEN);
    if (start >= pages.length) break;
    known ??= readLast();
    for (let at = start; at < Math.min(start + TAKEN, pages.length); at += 1) {
      const { group, subject } = pages[at]!;
      const path = group.path(subject);
      const own = group.own(subject);
      const bytes = partsFile.encode(partsText(own, origin));
      const parts = contentHash(bytes);
      const last = known.get(path);
      if (last?.parts === parts) {
        partsFile.keepUnchanged(at, bytes);
        readings.set(at, last);
      } else {
        partsFile.keep(at, bytes);
        readings.set(at, readPage(path, own, parts, termsBySlug));
      }
    }
  }
  partsFile.flush();
  return readings;
}
