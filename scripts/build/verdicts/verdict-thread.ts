// Worker thread of VerdictThread.
import { parentPort } from 'node:worker_threads';
import type { IndexablePage } from '#routes/inventory.ts';
import { type Subjects, subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { compareFingerprints } from '#scripts/audit/uniqueness/uniqueness.ts';
import { lastChanged } from '#scripts/build/ledger/ledger.ts';
import { PartsFile } from '#scripts/build/parts-file.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { keepReadings, readKeptReadings, unpack } from './kept-readings.ts';
import { missedPages } from './missed-pages.ts';
import { readPages, type Readings } from './page-readings.ts';
import type { RenderedReading } from './rendered-readings.ts';
import type { JudgeRequest, PageVerdict, ReadRequest, ThreadRequest, Verdicts } from './verdicts.ts';

/** The pages that this thread has read, and what it was told about them. */
interface Read {
  readonly readings: Readings;
  readonly subjects: Subjects;
  readonly request: ReadRequest;
}

function read(request: ReadRequest): Read {
  const { site, position, kept, parts } = request;
  const subjects = subjectsOf(site.model);
  const last = (): Readings => readKeptReadings(kept, subjects.services);
  return { readings: readPages(site, position, last, new PartsFile(parts)), subjects, request };
}

/** A page as it is judged. */
interface JudgedPage extends RenderedReading {
  readonly parts: string | null;
}

/** Posts the verdicts, writes the sitemap, keeps the readings, and ends the thread. */
async function judge({ readings: ownReadings, subjects, request: read }: Read, request: JudgeRequest): Promise<void> {
  const { site, ledger, kept } = read;
  const readings = new Map(ownReadings);
  for (const [path, reading] of unpack(request.readings)) readings.set(path, reading);
  // Each with its fields by name: copying all but one of 20,000 objects takes several times as long.
  const all: JudgedPage[] = [];
  for (const [path, { title, index, words, parts, fingerprint }] of readings)
    all.push({ path, title, indexed: index, words, parts, fingerprint });
  for (const page of request.rendered) all.push({ ...page, parts: null });
  const fingerprints = all.flatMap(({ fingerprint: found }) => (found === null ? [] : [found]));
  const { pages: figures } = compareFingerprints(fingerprints, subjects.misfits);
  const missed = missedPages(site.model, figures, all);
  const gated = new Set(missed.map(({ path }) => path));
  const pages = all.map(({ path, indexed, words, parts }): [string, PageVerdict] => [
    path,
    { index: indexed && !gated.has(path), words, parts },
  ]);
  const verdicts: Verdicts = { missed, pages: new Map(pages) };
  parentPort?.postMessage(verdicts);
  // Pages that are noindex by themselves are not in the sitemap either.
  const noindexed = new Set([...figures.filter(({ noindex }) => noindex), ...missed].map(({ path }) => path));
  const lastmodOf = ({ path, lastmod }: IndexablePage): string =>
    lastChanged(
      ledger,
      { path, words: verdicts.pages.get(path)?.words ?? '' },
      { day: site.day, inventoryDay: () => lastmod },
    );
  if (request.sitemapFolder !== null)
    await writeSitemap(request.sitemapFolder, site.model, site.origin, noindexed, lastmodOf);
  keepReadings(kept, subjects.services, readings);
  parentPort?.postMessage(null);
  parentPort?.close();
}

let ownPages: Read | null = null;

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'read') ownPages = read(request);
  // A rejection ends the thread with an error, which VerdictThread passes on.
  else if (ownPages !== null) void judge(ownPages, request);
});
