// Worker thread of VerdictThread.
import { parentPort, workerData } from 'node:worker_threads';
import { buildInput } from '#data/site.ts';
import type { IndexablePage } from '#routes/inventory.ts';
import { fingerprint, type PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { placePage, readPlaceText } from '#scripts/audit/uniqueness/place-page.ts';
import { subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { compareFingerprints } from '#scripts/audit/uniqueness/uniqueness.ts';
import { readDeployedLedger } from '#scripts/build/ledger/ledger-file.ts';
import { lastChanged, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { keepReadings, readKeptReadings } from './kept-readings.ts';
import { missedPages } from './missed-pages.ts';
import { readPages } from './page-readings.ts';
import type { TitledPage } from './shared-titles.ts';
import type { PageVerdict, RenderedPage, ThreadData, ThreadRequest, Verdicts } from './verdicts.ts';

const { position, kept } = workerData as ThreadData;
const site = buildInput();
const ledger = readDeployedLedger();
const subjects = subjectsOf(site.model);
const ownReadings = readPages(site, position, () => readKeptReadings(kept, subjects.services));

/** What is known of a page that Astro rendered. */
interface RenderedReading extends TitledPage {
  readonly words: string;
  readonly fingerprint: PageFingerprint | null;
}

function readRendered({ html, ...page }: RenderedPage): RenderedReading {
  const about = placePage(page.path);
  const text = about === null ? null : readPlaceText(page.path, html);
  const service = subjects.services.find(({ slug }) => slug === about?.service);
  return {
    ...page,
    words: wordsHash(wordsText(readOwnWords(html))),
    fingerprint: text === null ? null : fingerprint(text, service, false),
  };
}

/** Posts the verdicts, writes the sitemap, keeps the readings, and ends the thread. */
async function judge(request: ThreadRequest): Promise<void> {
  const readings = new Map([...ownReadings, ...request.readings]);
  const inShells = [...readings].map(([path, { index, ...reading }]) => ({ path, indexed: index, ...reading }));
  const rendered = request.rendered.map((page) => ({ parts: null, ...readRendered(page) }));
  const all = [...inShells, ...rendered];
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

parentPort?.on('message', (request: ThreadRequest) => {
  // A rejection ends the thread with an error, which VerdictThread passes on.
  void judge(request);
});
