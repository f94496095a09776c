// Worker thread of VerdictThread.
import { parentPort } from 'node:worker_threads';
import type { IndexablePage } from '#routes/inventory.ts';
import { type Subjects, subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { compareFingerprints } from '#scripts/audit/uniqueness/uniqueness.ts';
import { lastChanged } from '#scripts/build/ledger/ledger.ts';
import { PartsFile } from '#scripts/build/parts-file.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { keepReadings, readKeptReadings, unpack } from './kept-readings.ts';
import { type MissedPage, missedPages } from './missed-pages.ts';
import { noindexReport } from './noindex-report.ts';
import { type LastReadings, type PageReading, readPages, type Readings } from './page-readings.ts';
import type { DateRequest, JudgeRequest, ReadRequest, ThreadRequest, ThreadVerdicts } from './verdicts.ts';

/** The pages that this thread has read, and what it was told about them. */
interface Read {
  readonly readings: Readings;
  readonly subjects: Subjects;
  readonly request: ReadRequest;
}

function read(request: ReadRequest): Read {
  const { site, position, kept, parts } = request;
  const subjects = subjectsOf(site.model);
  const last = (): LastReadings => readKeptReadings(kept, subjects.services);
  return { readings: readPages(site, position, last, new PartsFile(parts)), subjects, request };
}

/** Pages that are judged, and which of them are noindex. */
interface Judged {
  /** Of all pages in shells, in the order of the inventory. */
  readonly readings: readonly PageReading[];
  readonly missed: readonly MissedPage[];
  readonly noindexed: ReadonlySet<string>;
}

/** Judges all pages, and posts the verdicts. */
function judge({ readings: own, subjects, request: { site } }: Read, request: JudgeRequest): Judged {
  const others = unpack(request.readings);
  const readings = Array.from<PageReading>({ length: own.size + others.length });
  for (const [position, reading] of own) readings[position] = reading;
  for (const [at, reading] of others.entries()) readings[request.positions[at]!] = reading;
  const fingerprints = [
    ...readings.map(({ fingerprint }) => fingerprint),
    ...request.rendered.flatMap(({ fingerprint }) => fingerprint ?? []),
  ];
  const { pages: figures } = compareFingerprints(fingerprints, subjects.misfits);
  const titled = readings.map(({ title, index, fingerprint: { path } }) => ({ path, title, indexed: index }));
  const missed = missedPages(site.model, figures, [...titled, ...request.rendered]);
  const gated = new Set(missed.map(({ path }) => path));
  const verdicts: ThreadVerdicts = {
    shelled: {
      index: Uint8Array.from(readings, ({ index, fingerprint: { path } }) => (index && !gated.has(path) ? 1 : 0)),
      words: readings.map(({ words }) => words),
      parts: readings.map(({ parts }) => parts),
    },
    noindexed: new Set(request.rendered.map(({ path }) => path).filter((path) => gated.has(path))),
  };
  parentPort?.postMessage(verdicts);
  // Pages that are noindex by themselves are not in the sitemap either.
  for (const { path, noindex } of figures) if (noindex) gated.add(path);
  return { readings, missed, noindexed: gated };
}

/** Writes the sitemap, keeps the readings, posts the report, and ends the thread. */
async function date(
  { readings, missed, noindexed }: Judged,
  { subjects, request: { site, kept } }: Read,
  { words, ledger, sitemapFolder }: DateRequest,
): Promise<void> {
  if (sitemapFolder !== null) {
    const wordsAt = new Map(words);
    for (const reading of readings) wordsAt.set(reading.fingerprint.path, reading.words);
    const lastmodOf = ({ path, lastmod }: IndexablePage): string =>
      lastChanged(ledger, { path, words: wordsAt.get(path) ?? '' }, { day: site.day, inventoryDay: () => lastmod });
    await writeSitemap(sitemapFolder, site.model, site.origin, noindexed, lastmodOf);
  }
  keepReadings(kept, subjects.services, readings);
  parentPort?.postMessage(noindexReport(missed));
  parentPort?.close();
}

let ownPages: Read | null = null;
let judged: Judged | null = null;

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'read') ownPages = read(request);
  else if (request.kind === 'judge' && ownPages !== null) judged = judge(ownPages, request);
  // A rejection ends the thread with an error, which VerdictThread passes on.
  else if (request.kind === 'date' && ownPages !== null && judged !== null) void date(judged, ownPages, request);
});
