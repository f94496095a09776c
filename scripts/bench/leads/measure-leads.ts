import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DELIVERY_WAYS } from '#config/quote-delivery.ts';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { measure } from '#scripts/bench/measured-command.ts';
import { BENCH_FOLDER, SITE_FOLDER } from '#scripts/bench/runs.ts';
import { writeSyntheticSnapshot } from '#scripts/bench/synthetic-snapshot.ts';
import { alignedTable, formatInteger } from '#scripts/bench/table.ts';
import { serveCached } from '#scripts/preview/caching-proxy.ts';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { FAILURES } from './failing-hop.ts';
import { type Flood, floodStore } from './flood.ts';
import { type LeadRun, runLeads } from './lead-run.ts';
import { seeded } from './random.ts';
import { startWay, type Way } from './ways.ts';

/** What came of the leads of all ways, and of floods. */
export interface LeadFigures {
  readonly runs: readonly (LeadRun & { readonly way: Way; readonly seconds: number })[];
  readonly floods: readonly Flood[];
}

const LEADS = 500;
const VISITORS = 20;
const FLOODS = [
  { requests: 5_000, addresses: 1, realLeads: 50 },
  { requests: 5_000, addresses: 100, realLeads: 50 },
] as const;
const BUILD_SECONDS = 300;

const SNAPSHOT = resolve(BENCH_FOLDER, 'snapshot');

/** Variables of whoever runs the bench, which must not decide where its leads go. */
const UNSET = Object.fromEntries(
  [
    'SITE_URL',
    'PUBLIC_SUPABASE_URL',
    'PUBLIC_SUPABASE_ANON_KEY',
    'PUBLIC_QUOTE_WEBHOOK_URL',
    'PUBLIC_QUOTE_DELIVERY',
    'PUBLIC_META_PIXEL_ID',
    'SERVICE_WORKER',
  ].map((name) => [name, '']),
);

/** Builds the smallest site with these settings. */
const build = (settings: Readonly<Record<string, string>>): Promise<unknown> =>
  measure({
    arguments: ['scripts/build.ts', '--out', SITE_FOLDER],
    environment: { ...UNSET, ...settings, SNAPSHOT_DIR: SNAPSHOT },
    usageFolder: resolve(BENCH_FOLDER, 'usage'),
    limitSeconds: BUILD_SECONDS,
  });

async function runWay(store: Store, way: Way): Promise<LeadFigures['runs'][number]> {
  await store.pool.query('truncate public.leads, private.lead_arrivals');
  const { hop, settings, variables, stop } = await startWay(way, store, seeded(1));
  try {
    await build(settings);
    const server = await serveCached(SITE_FOLDER, variables);
    const browser = await startBrowser();
    try {
      const from = performance.now();
      const visits = { browser, site: server.url, leads: LEADS, visitors: VISITORS, seed: 1 };
      const run = await runLeads(store, hop, visits);
      return { way, seconds: (performance.now() - from) / 1000, ...run };
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await stop();
  }
}

/**
 * Sends 500 leads each of the three ways through a real browser to a local store while the hop after the sender
 * fails half of the time, then floods the store twice. `source` is the folder of the real snapshot.
 */
export async function measureLeads(source: string, log: (line: string) => void): Promise<LeadFigures> {
  const clean = (): void => {
    for (const folder of [BENCH_FOLDER, SITE_FOLDER, `${SITE_FOLDER}.next`, `${SITE_FOLDER}.old`])
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  clean();
  process.once('exit', clean);
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const store = await startStore();
  try {
    writeSyntheticSnapshot(SNAPSHOT, 1, source);
    const runs: LeadFigures['runs'][number][] = [];
    for (const way of DELIVERY_WAYS) {
      log(`  ${LEADS} leads by way of the ${way} ...`);
      runs.push(await runWay(store, way));
    }
    const server = await serveCached(SITE_FOLDER);
    try {
      const floods: Flood[] = [];
      for (const flood of FLOODS) {
        log(`  a flood of ${flood.requests} requests from ${flood.addresses} addresses ...`);
        await store.pool.query('truncate public.leads, private.lead_arrivals');
        floods.push(await floodStore(store, { site: server.url, ...flood }));
      }
      return { runs, floods };
    } finally {
      await server.stop();
    }
  } finally {
    await store.stop();
    clean();
    process.removeListener('exit', clean);
  }
}

const ROWS: readonly (readonly [string, (run: LeadFigures['runs'][number]) => number])[] = [
  ['leads sent', ({ sent }) => sent],
  ['  from a tab that was closed at once', ({ tabsClosed }) => tabsClosed],
  ['  offline', ({ offline }) => offline],
  ['  corrected after an error', ({ corrected }) => corrected],
  ['requests at the failing hop', ({ requests }) => requests],
  ...FAILURES.map((failure) => [`  ${failure}`, (run: LeadRun) => run.failures.get(failure) ?? 0] as const),
  ['stored when the last was sent', ({ storedAtOnce }) => storedAtOnce],
  ['stored after three page views, still failing', ({ storedFailing }) => storedFailing],
  ['stored once, newest words, after the repair', ({ sent, faults }) => sent - faults.length],
  ['lost, stored twice, or with old words', ({ faults }) => faults.length],
  ['still in a browser', ({ waiting }) => waiting],
  ['rows that anyone can read', ({ readableByAnyone }) => readableByAnyone],
  ['seconds', ({ seconds }) => seconds],
];

const floodLines = (flood: Flood): string[] => [
  '',
  `A flood of ${formatInteger(flood.requests)} requests to submit_lead from ${flood.addresses === 1 ? 'one address' : `${flood.addresses} addresses`} in ${flood.seconds.toFixed(1)} seconds:`,
  ...alignedTable([
    ...[...flood.statuses].map(([status, count]) => [`  answered ${status}`, formatInteger(count)]),
    ['  stored', formatInteger(flood.stored)],
    ['  marked as a flood', formatInteger(flood.marked)],
    ['  real leads sent meanwhile', formatInteger(flood.realLeads)],
    ['  accepted', formatInteger(flood.realAccepted)],
    ['  readable by staff', formatInteger(flood.realReadable)],
    ['  not marked as a flood', formatInteger(flood.realUnmarked)],
    ['  milliseconds to the answer, median', formatInteger(flood.realMedianMs)],
    ['  the worst', formatInteger(flood.realWorstMs)],
    ['  pages of the site shown meanwhile', `${flood.pagesShown} of ${flood.pageViews}`],
    ['  rows that anyone can read', formatInteger(flood.readableByAnyone)],
  ]),
];

/** The report's lines about leads; none without figures. */
export function leadLines(figures: LeadFigures | null): string[] {
  if (figures === null) return [];
  const { runs, floods } = figures;
  return [
    '',
    'Leads through a real browser, while the next hop fails half of the time:',
    ...alignedTable([
      ['', ...runs.map(({ way }) => way)],
      ...ROWS.map(([name, valueOf]) => [name, ...runs.map((run) => formatInteger(valueOf(run)))]),
    ]),
    ...runs.flatMap(({ way, faults }) => faults.slice(0, 5).map((fault) => `  ${way}: ${fault}`)),
    ...floods.flatMap(floodLines),
  ];
}
